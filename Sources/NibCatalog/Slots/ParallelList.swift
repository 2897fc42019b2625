/// A list that has one value for each child of another list (Documentation/Format/Order.md#lists).
///
/// All 153 macOS stack views with arranged views have both of their lists, all 32 split views have theirs, and each is as
/// long as `subviews`. Those without views have none.
package struct ParallelList: Sendable, Hashable {
    /// The list's tag, such as `visibilityPriorities`.
    package let name: String
    /// The list that has one child for each value.
    package let along: String
    /// The tag of the elements that have the values, in their attribute `value`.
    package let valueTag: String
    /// The value for a child that is added.
    package let defaultValue: String
}
