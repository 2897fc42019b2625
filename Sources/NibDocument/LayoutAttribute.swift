import NibCatalog

/// The attributes of views and guides that constraints are about, by the names that documents use.
public enum LayoutAttribute {
    /// What an attribute measures; only attributes of one kind can be compared.
    enum Kind {
        case horizontal, vertical, size
    }

    private static let horizontal: Set<String> = [
        "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins",
    ]
    private static let vertical: Set<String> = [
        "top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin", "centerYWithinMargins",
    ]

    /// All names in alphabetical order, for completion and hints.
    ///
    /// - Parameter family: AppKit has no margins.
    /// - Returns: the names.
    public static func names(_ family: Family) -> [String] { family == .cocoaTouch ? all : withoutMargins }

    private static let all = horizontal.union(vertical).union(["height", "width"]).sorted()
    private static let withoutMargins = all.filter { !isMargin($0) }

    /// The name that documents use for what a user may write: the last baseline is called `baseline`.
    public static func canonical(_ name: String) -> String { name == "lastBaseline" ? "baseline" : name }

    static func kind(_ name: String) -> Kind? {
        if horizontal.contains(name) { return .horizontal }
        if vertical.contains(name) { return .vertical }
        return name == "width" || name == "height" ? .size : nil
    }

    static func isMargin(_ name: String) -> Bool { name.hasSuffix("Margin") || name.hasSuffix("Margins") }

    /// Whether a name follows the direction of writing, as `leading`; such do not go with `left` and `right`.
    static func direction(_ name: String) -> Direction? {
        if name.hasPrefix("leading") || name.hasPrefix("trailing") { return .writing }
        return name.hasPrefix("left") || name.hasPrefix("right") ? .fixed : nil
    }

    enum Direction {
        case writing, fixed
    }
}
