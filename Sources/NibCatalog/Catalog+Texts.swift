extension Catalog {
    /// Returns the paths to an element's text, such as the text of a label or the title of a button.
    ///
    /// - Returns: The paths, all for the same text. The first always applies, the others if their element exists: the
    ///   configuration of an iOS button repeats its title. The list is empty if the element has no text.
    package func titlePaths(_ element: String) -> [TextPath] {
        let paths = texts.facts.titles[element] ?? []
        // Elements of watchOS have their texts themselves; only iOS has states and configurations.
        guard isWatch, let first = paths.first, !first.steps.isEmpty else { return paths }
        return [TextPath(steps: [], attribute: first.attribute)]
    }

    /// Returns the first path to an element's text, or nil if it has none.
    package func titlePath(_ element: String) -> TextPath? {
        titlePaths(element).first
    }

    /// Returns the path to the text that an empty field shows, or nil if the element has none.
    package func placeholderPath(_ element: String) -> TextPath? {
        texts.facts.placeholders[element]?.first
    }

    /// Returns whether a string is always written as a child element, whatever its length
    /// (Documentation/Format/Strings.md#attribute-or-child).
    package func isChildString(element: String, name: String) -> Bool {
        texts.facts.childStrings[element]?.contains(name) == true
    }
}
