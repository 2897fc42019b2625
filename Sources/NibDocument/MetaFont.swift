/// The fonts that macOS has for the parts of its interface, `metaFont` in documents.
package enum MetaFont {
    /// Their own sizes, which documents leave out; "" for those that documents always have with a size.
    package static let sizes: [String: String] = [
        "cellTitle": "12", "controlContent": "12", "fixedUser": "11", "label": "10", "menu": "13", "menuBar": "14",
        "message": "13", "miniSystem": "9", "miniSystemBold": "9", "palette": "11", "smallSystem": "11",
        "smallSystemBold": "11", "system": "13", "systemBold": "13", "titleBar": "13", "toolTip": "11", "user": "12",
    ]

    /// The names that Xcode writes for one font, depending on the macOS that it runs on, as far as it was observed: in edits at one
    /// `toolsVersion` and equal size, in documents of two repositories at least (14 for menu and message, 25 for menu and system).
    private static let synonyms: Set<Set<String>> = [
        ["controlContent", "label"], ["controlContent", "menu"], ["controlContent", "message"], ["label", "menu"],
        ["label", "message"], ["menu", "message"], ["menu", "system"], ["message", "system"], ["cellTitle", "system"],
        ["label", "miniSystem"], ["menu", "miniSystem"], ["menu", "smallSystem"], ["menu", "toolTip"],
        ["palette", "smallSystem"], ["palette", "toolTip"], ["smallSystem", "toolTip"],
    ]

    /// Returns whether two fonts are one that different systems call differently.
    ///
    /// - Parameters:
    ///   - one: the name of a font, and its size if the document has it.
    ///   - other: those of another.
    /// - Returns: whether both have one size, and were seen in place of each other.
    package static func isSynonym(_ one: (name: String, size: String?), of other: (name: String, size: String?))
        -> Bool
    {
        guard let size = one.size ?? sizes[one.name], size == other.size ?? sizes[other.name] else { return false }
        return synonyms.contains([one.name, other.name])
    }
}
