import NibDocument
import Replies
import XMLTree

/// Shows objects in replies.
package struct ObjectText {
    let document: NibDocument

    /// Shows objects of a document.
    package init(document: NibDocument) { self.document = document }

    /// The object's name in the style of labels.
    package func label(_ node: NodeID) -> StyledText { StyledText(document.fullName(of: node), .label) }

    /// The object's id; for a scene, which has none, the reference `scene:ID`.
    func id(_ node: NodeID) -> StyledText {
        if let id = document.id(of: node) { return StyledText(id, .id) }
        let scene = document.tree.name(node) == "scene" ? document.tree.attribute("sceneID", of: node) : nil
        return StyledText(scene.map { "scene:\($0)" } ?? "", .id)
    }

    /// The object's class; empty for scenes, exits and a plain First Responder.
    func kind(_ node: NodeID) -> StyledText {
        if ["scene", "exit"].contains(document.tree.name(node)) { return "" }
        let name = document.className(of: node)
        let system = document.systemClassName(of: node)
        if document.placeholder(node) == .firstResponder, name == system || name == "NSObject" || name == "UIResponder"
        {
            return ""
        }
        return StyledText(name, .kind)
    }
}
