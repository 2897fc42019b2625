extension Catalog {
    /// Finds where an element's text stands: a label's text, a button's title.
    ///
    /// - Returns: The paths to set, all to the same text: the first always, the others where their element is there
    ///   (an iOS button's configuration repeats its title). Empty where the element has no text.
    public func titlePaths(_ element: String) -> [TextPath] {
        texts.facts.titles[element] ?? []
    }

    /// Finds where an element's text stands first; nil where it has none.
    public func titlePath(_ element: String) -> TextPath? {
        titlePaths(element).first
    }

    /// Finds where the text stands that an empty field shows; nil where the element has none.
    public func placeholderPath(_ element: String) -> TextPath? {
        texts.facts.placeholders[element]?.first
    }

    /// Says whether a string is always written as a child element, whatever its length (FORMAT.md, section 1).
    public func isChildString(element: String, name: String) -> Bool {
        texts.facts.childStrings[element]?.contains(name) == true
    }
}
