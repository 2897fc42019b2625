import NibDocument
import XMLTree

extension NibDocument {
    /// Returns the name of an element in a resolved command: its id, that of the root, or `scene:ID`; nil if it has none of these.
    ///
    /// In a broken document several elements can have one id; each of them is called `ID[N]`.
    package func logName(of node: NodeID) -> String? {
        if node == tree.root { return rootName }
        if let id = knownID(of: node) {
            guard isDuplicated(id), let index = elements(sharingID: id).firstIndex(of: node) else { return id }
            return "\(id)[\(index)]"
        }
        if let id = tree.attribute("sceneID", of: node), scene(withID: id) == node { return "scene:\(id)" }
        return nil
    }
}
