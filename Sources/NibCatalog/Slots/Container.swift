/// A list that an element can have.
package struct Container: Sendable, Hashable {
    /// The list's tag.
    package let name: String
    /// How many of the elements that were counted have it.
    package let count: Int
    /// How it is sorted.
    package let order: ListOrder
}
