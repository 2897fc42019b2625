/// A place of an element where a child of some kind can stand.
public struct Slot: Sendable, Hashable {
    /// The labels of the keyed children to go through first, outermost first, such as `view@contentView`; mostly none.
    public let via: [String]
    /// The list that holds the child, such as `subviews`; nil where the child stands directly in its parent.
    public let container: String?
    /// The child's `key` attribute, such as `contentView`; nil where it has none.
    public let key: String?
    /// How often such a child was seen there, to compare slots of one question by.
    public let count: Int
}
