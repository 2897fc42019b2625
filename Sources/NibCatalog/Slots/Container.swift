/// A list that an element can have.
public struct Container: Sendable, Hashable {
    /// The list's tag.
    public let name: String
    /// How many of the measured elements had it.
    public let count: Int
    /// What its order goes by.
    public let order: ListOrder
}
