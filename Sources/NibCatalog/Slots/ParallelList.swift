/// A list that has one value for each child of another list.
///
/// Measured: all 153 macOS stack views with arranged views have both of theirs, all 32 split views have theirs, always
/// of the same length as `subviews`; those without views have none.
public struct ParallelList: Sendable, Hashable {
    /// The list's tag, such as `visibilityPriorities`.
    public let name: String
    /// The list that it runs along.
    public let along: String
    /// The tag of its values, which stand in their attribute `value`.
    public let valueTag: String
    /// The value for a child that is added.
    public let defaultValue: String
}

extension Catalog {
    /// Gives the lists that must grow, shrink and be reordered together with a list of an element.
    public func parallelLists(of element: String) -> [ParallelList] {
        switch (family, element) {
        case (.cocoa, "stackView"):
            return [
                ParallelList(
                    name: "visibilityPriorities", along: "subviews", valueTag: "integer", defaultValue: "1000"),
                ParallelList(
                    name: "customSpacing", along: "subviews", valueTag: "real",
                    defaultValue: "3.4028234663852886e+38"),
            ]
        case (.cocoa, "splitView"):
            return [
                ParallelList(name: "holdingPriorities", along: "subviews", valueTag: "real", defaultValue: "250")
            ]
        default:
            return []
        }
    }
}
