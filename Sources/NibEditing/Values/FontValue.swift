import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// A font as people write it: `system 17 bold`, `style headline`, `Helvetica Neue 12`.
enum FontValue {
    private static let advice =
        "write 'system 17', 'system 17 bold', 'style headline', or a family with a size, as in 'Helvetica Neue 12'"

    /// Reads a font.
    ///
    /// - Parameters:
    ///   - value: the font.
    ///   - element: `fontDescription`, as iOS describes fonts, or `font`, as macOS and attributed strings do.
    /// - Returns: the attributes without the key.
    /// - Throws: an error under the value if it is not a font.
    static func attributes(_ value: Word, element: String) throws(CommandError) -> [Attribute] {
        var words = value.text.split(separator: " ").map(String.init)
        let isDescription = element == "fontDescription"
        if words.count == 1, !isDescription, ["default", "appearance"].contains(words[0]) {
            return [Attribute("usesAppearanceFont", "YES")]
        }
        if words.first == "style" {
            return try style(words.dropFirst().joined(separator: " "), isDescription: isDescription, at: value)
        }
        if words.count == 1, FontStyle.names.keys.contains(words[0]) || words[0].hasPrefix("UICTFontTextStyle") {
            return try style(words[0], isDescription: isDescription, at: value)
        }
        let size = words.lastIndex { Double($0).map { $0 > 0 && $0.isFinite } ?? false }
        let points = size.map { Numbers.spell(Double(words.remove(at: $0)) ?? 0) }
        let system = words.first.map { systemFont($0, further: Array(words.dropFirst())) } ?? nil
        if let system, let font = isDescription ? description(system, size: points) : metaFont(system, size: points) {
            return font
        }
        let isSystem = system != nil || ["system", "boldSystem", "italicSystem"].contains(words.first)
        guard let points, !words.isEmpty, !isSystem, !words.contains(where: { $0.contains("=") }) else {
            throw CommandError("bad-value", "'\(value.text)' is not a font", span: value.span, hints: [advice])
        }
        if let meant = meantSystemFont(words, in: value.text) {
            throw CommandError(
                "bad-value", "no font family is called '\(words[0])'", span: value.span,
                hints: Advice.didYouMean([meant]))
        }
        let face = FontFace(words)
        return isDescription
            ? [Attribute("name", face.name), Attribute("family", face.family), Attribute("pointSize", points)]
            : [Attribute("size", points), Attribute("name", face.name)]
    }

    /// The value with the right name of a system font that was misspelled; nil if it names a family, which begins with a capital.
    private static func meantSystemFont(_ words: [String], in text: String) -> String? {
        guard words[0].first?.isLowercase == true,
            let near = Nearest.names(to: words[0], among: ["system", "boldSystem", "italicSystem"]).first
        else { return nil }
        return text.replacing(words[0], with: near, maxReplacements: 1)
    }

    // MARK: - Text styles

    private static func style(_ name: String, isDescription: Bool, at value: Word) throws(CommandError) -> [Attribute] {
        let known = FontStyle.names
        let short = known.first { $0.value == name }?.key ?? name
        guard let style = known[short] else {
            let near = Nearest.names(to: name, among: known.keys.sorted())
            throw CommandError(
                "bad-value", "no text style is called '\(name)'", span: value.span,
                hints: near.isEmpty ? ["it is \(known.keys.sorted().joined(separator: ", "))"] : Advice.didYouMean(near)
            )
        }
        if isDescription { return [Attribute("style", style)] }
        let name = short == "headline" ? ".SFNS-Bold" : ".SFNS-Regular"
        return [Attribute("textStyle", short), Attribute("name", name)]
    }

    // MARK: - System fonts

    private struct System {
        var base = "system"
        var weight: String?
        var isItalic = false
    }

    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// The system font that words name; nil if they name another font.
    private static func systemFont(_ first: String, further: [String]) -> System? {
        var font = System()
        switch first {
        case "boldSystem": font.weight = "bold"
        case "italicSystem": font.isItalic = true
        case "system": break
        default:
            guard MetaFont.sizes[first] != nil else { return nil }
            font.base = first
        }
        for word in further {
            if word == "italic" {
                font.isItalic = true
            } else if weights.contains(word), font.weight == nil {
                font.weight = word
            } else {
                return nil
            }
        }
        return font
    }

    /// The attributes that iOS has; nil if it has no such font.
    private static func description(_ font: System, size points: String?) -> [Attribute]? {
        guard font.base == "system", !font.isItalic || font.weight == nil, let points else { return nil }
        let size = [Attribute("pointSize", points)]
        if font.isItalic { return [Attribute("type", "italicSystem")] + size }
        guard let weight = font.weight else { return [Attribute("type", "system")] + size }
        if weight == "bold" { return [Attribute("type", "boldSystem")] + size }
        return [Attribute("type", "system"), Attribute("weight", weight)] + size
    }

    /// The attributes that macOS has; nil if it has no such font.
    private static func metaFont(_ font: System, size points: String?) -> [Attribute]? {
        guard !font.isItalic else { return nil }
        let name = font.base + (font.weight.map { $0 == "regular" ? "" : $0.capitalizedFirst } ?? "")
        guard let own = MetaFont.sizes[name] ?? (font.base == "system" ? MetaFont.sizes["system"] : nil) else {
            return nil
        }
        let isOwn = points.map { $0 == own } ?? MetaFont.sizes.keys.contains(name)
        return [Attribute("metaFont", name)] + (isOwn ? [] : [Attribute("size", points ?? own)])
    }
}
