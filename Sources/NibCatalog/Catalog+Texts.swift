extension Catalog {
    /// Returns the paths to an element's text, such as the text of a label or the title of a button.
    ///
    /// - Returns: The paths, all for the same text. The first always applies, the others if their element exists: the
    ///   configuration of an iOS button repeats its title. The list is empty if the element has no text.
    package func titlePaths(_ element: String) -> [TextPath] {
        let paths = texts.titles[element] ?? []
        // Elements of watchOS have their texts themselves; only iOS has states and configurations.
        guard isWatch, let first = paths.first, !first.steps.isEmpty else { return paths }
        return [TextPath(steps: [], attribute: first.attribute)]
    }
}
