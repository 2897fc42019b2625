import NibDocument
import XMLTree

/// The key equivalent of a menu item.
///
/// An item without a mask of modifiers has the Command key. Xcode gives an empty mask to items without a key equivalent; beside one it would
/// mean the key alone (of 1,934 empty masks in measured documents, 4 are on items with a key equivalent).
enum MenuKey {
    static let attribute = "keyEquivalent"
    /// The key of the mask.
    static let mask = "keyEquivalentModifierMask"

    /// Returns the empty mask that goes when a menu item gets its first key equivalent.
    ///
    /// - Parameters:
    ///   - item: the element that gets the attribute.
    ///   - value: the key equivalent.
    ///   - document: the document.
    /// - Returns: nil if the mask stays, or there is none.
    static func emptyMask(of item: NodeID, getting value: String, in document: NibDocument) -> NodeID? {
        let tree = document.tree
        guard tree.name(item) == "menuItem", !value.isEmpty, (document.property(attribute, of: item) ?? "").isEmpty,
            let mask = document.child(keyed: mask, of: item), tree.attributeNames(mask) == ["key"]
        else { return nil }
        return mask
    }
}
