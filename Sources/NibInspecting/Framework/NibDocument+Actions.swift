import NibCatalog
import NibDocument
import XMLTree

extension NibDocument {
    /// Returns the actions that an object receives by its known class.
    ///
    /// What every responder receives is returned for First Responder only.
    package func actionsOfItsOwn(_ node: NodeID) -> [String] {
        if placeholder(node) == .firstResponder { return catalog.firstResponderActions }
        let common = Set(catalog.actions(ofClass: kind.family == .cocoa ? "NSResponder" : "UIResponder"))
        return catalog.actions(ofClass: knownClass(of: node).name).filter { !common.contains($0) }
    }
}
