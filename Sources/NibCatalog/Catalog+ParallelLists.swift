extension Catalog {
    /// Returns the lists of an element that have one value for each child of another of its lists.
    package func parallelLists(of element: String) -> [ParallelList] {
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
