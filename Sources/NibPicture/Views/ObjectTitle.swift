import NibDocument
import XMLTree

/// What a viewer shows while the mouse is over an object: its name, its class and its id.
enum ObjectTitle {
    static func text(of node: NodeID, in document: NibDocument) -> String {
        guard let id = document.id(of: node) else { return document.typeName(of: node) }
        let custom = document.tree.attribute("customClass", of: node) ?? ""
        return [document.display(node), custom, id].filter { !$0.isEmpty }.joined(separator: "  ")
    }
}
