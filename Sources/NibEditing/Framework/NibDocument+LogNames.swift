import NibDocument
import XMLTree

extension NibDocument {
    /// Returns what a resolved command calls an element: its id, `document`, or `scene:ID`; nil if it has no such name.
    package func logName(of node: NodeID) -> String? {
        if node == tree.root { return "document" }
        if let id = knownID(of: node) { return id }
        if let id = tree.attribute("sceneID", of: node), scene(withID: id) == node { return "scene:\(id)" }
        return nil
    }
}
