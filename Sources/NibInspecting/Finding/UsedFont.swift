import CommandLanguage
import NibCatalog
import NibDocument
import XMLTree

/// A `<fontDescription>` or `<font>` as a value.
struct UsedFont {
    private(set) var value: UsedValue
    private let attributes: [Attribute]

    /// Attributes that tell fonts apart by being absent.
    private static let telling = ["weight"]

    init(_ attributes: [Attribute]) {
        self.attributes = attributes.filter { $0.name != "key" && $0.name != "id" }
        func has(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        let points = has("pointSize") ?? has("size")
        if let style = has("textStyle") ?? has("style").map(Self.short) {
            value = UsedValue("style \(style)", as: .style)
        } else if has("usesAppearanceFont") != nil {
            value = UsedValue("appearance", as: .system)
        } else if let base = has("metaFont") {
            value = UsedValue(
                [base, points].compactMap { $0 }.joined(separator: " "), as: points == nil ? .system : .literal)
        } else {
            let words = [has("name") ?? has("type"), points, has("weight")].compactMap { $0 }
            value = UsedValue(words.joined(separator: " "), as: .literal)
        }
        if value.kind == .literal { value.name = Self.name(has, points: points) }
    }

    /// The name of a text style in the API.
    private static func short(_ style: String) -> String {
        FontStyle.names.first { $0.value == style }?.key ?? style
    }

    /// The text style that has the size of a font of the system, at the default size of the user's text (Human Interface Guidelines,
    /// "Typography"); on macOS, the font of the system that has it.
    private static func name(_ value: (String) -> String?, points: String?) -> String? {
        guard let points else { return nil }
        if let base = value("metaFont") {
            let small = base.hasSuffix("Bold") ? ["smallSystemBold", "miniSystemBold"] : ["smallSystem", "miniSystem"]
            return small.first { MetaFont.sizes[$0] == points && base.hasPrefix("system") }
        }
        let isPlain = value("type") == "system" && [nil, "regular"].contains(value("weight"))
        return isPlain ? Double(points).flatMap(FontStyle.regular(size:)).map { "style \($0)" } : nil
    }

    /// The terms of a query that means the font in a property.
    func terms(at path: String) -> [String] {
        let given = attributes.map { "\(path).\($0.name)=\(Quoting.quote($0.value))" }
        let isOfSystem = attributes.contains { $0.name == "type" }
        let absent = isOfSystem ? Self.telling.filter { name in !attributes.contains { $0.name == name } } : []
        return given + absent.map { "no:\(path).\($0)" }
    }
}
