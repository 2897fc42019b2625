import NibCatalog
import NibDocument
import XMLTree

extension NibDocument {
    /// Returns the actions that an object receives by its known class.
    ///
    /// Actions that every responder receives are returned only for First Responder.
    package func actionsOfItsOwn(_ node: NodeID) -> [String] {
        if placeholder(node) == .firstResponder { return catalog.firstResponderActions }
        let common = Set(catalog.actions(ofClass: kind.family == .cocoa ? "NSResponder" : "UIResponder"))
        return catalog.actions(ofClass: knownClass(of: node).name).filter { !common.contains($0) }
    }
}
