/// A place in an element where it can hold a child.
package struct Slot: Sendable, Hashable {
    /// The labels of the children with keys that lead to the place, outermost first, such as `view@contentView`; mostly
    /// none.
    package let via: [String]
    /// The list that holds the child, such as `subviews`, or nil if the child is directly in its parent.
    package let container: String?
    /// The child's `key` attribute, such as `contentView`, or nil if it has none.
    package let key: String?
    /// How often such a child was seen there. It compares only slots of one answer.
    package let count: Int
}
