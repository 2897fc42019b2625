/// A list that an element can have.
public struct Container: Sendable, Hashable {
    /// The list's tag.
    public let name: String
    /// How many of the elements that were counted have it.
    public let count: Int
    /// How it is sorted.
    public let order: ListOrder
}
