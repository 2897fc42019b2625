import NibCatalog

/// The layout attributes of views and guides that constraints relate, by their names in documents.
package enum LayoutAttribute {
    /// What an attribute measures; only attributes of the same kind can be compared.
    package enum Kind: Sendable {
        /// A place from left to right.
        case horizontal
        /// A place from top to bottom.
        case vertical
        /// A width or a height.
        case size
    }

    private static let horizontal: Set<String> = [
        "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins",
    ]
    private static let vertical: Set<String> = [
        "top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin", "centerYWithinMargins",
    ]

    /// Returns all names in alphabetical order, for completion and hints.
    ///
    /// - Parameter family: the family; AppKit has no margins.
    /// - Returns: the names.
    package static func names(_ family: Family) -> [String] { family == .cocoaTouch ? all : withoutMargins }

    private static let all = horizontal.union(vertical).union(["height", "width"]).sorted()
    private static let withoutMargins = all.filter { !isMargin($0) }

    /// Returns the name in documents for a name that users may write: `baseline` for `lastBaseline`.
    package static func canonical(_ name: String) -> String { name == "lastBaseline" ? "baseline" : name }

    /// Returns what an attribute measures; nil if no attribute has the name.
    package static func kind(_ name: String) -> Kind? {
        if horizontal.contains(name) { return .horizontal }
        if vertical.contains(name) { return .vertical }
        return name == "width" || name == "height" ? .size : nil
    }

    static func isMargin(_ name: String) -> Bool { name.hasSuffix("Margin") || name.hasSuffix("Margins") }

    /// Returns whether a horizontal attribute follows the direction of writing; one that does cannot be compared with
    /// `left` and `right`.
    static func direction(_ name: String) -> Direction? {
        if name.hasPrefix("leading") || name.hasPrefix("trailing") { return .writing }
        return name.hasPrefix("left") || name.hasPrefix("right") ? .fixed : nil
    }

    enum Direction {
        case writing, fixed
    }
}
