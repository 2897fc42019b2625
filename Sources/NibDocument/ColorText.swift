import XMLTree

/// Colors as one writes them in a command, and the element they become.
enum ColorText {
    /// `#RRGGBB`, `#RRGGBBAA`, or `name=value` pairs as they stand in the element, such as `white=1 alpha=1 colorSpace=…`;
    /// a lone word is the name of a color in the assets.
    static func element(_ value: String, key: String) throws(NibError) -> String {
        if value.hasPrefix("#") { return "<color key=\"\(key)\"\(try components(value))/>" }
        let words = value.split(separator: " ").map(String.init)
        if words.count == 1, !words[0].contains("=") {
            return "<color key=\"\(key)\" name=\"\(Escaping.attribute(words[0]))\"/>"
        }
        var attributes = ""
        for word in words {
            guard let equals = word.firstIndex(of: "="), NibDocument.isName(String(word[..<equals])) else {
                throw NibError(.badValue, "'\(value)' is no color; write #RRGGBB, a name, or name=value pairs")
            }
            attributes += " \(word[..<equals])=\"\(Escaping.attribute(String(word[word.index(after: equals)...])))\""
        }
        guard !attributes.isEmpty else { throw NibError(.badValue, "the color is missing") }
        return "<color key=\"\(key)\"\(attributes)/>"
    }

    private static func components(_ value: String) throws(NibError) -> String {
        let digits = Array(value.utf8.dropFirst())
        guard digits.count == 6 || digits.count == 8, let number = UInt64(value.dropFirst(), radix: 16) else {
            throw NibError(.badValue, "'\(value)' is no color; write #RRGGBB or #RRGGBBAA")
        }
        let rgba = digits.count == 6 ? number << 8 | 255 : number
        let names = [("red", 24), ("green", 16), ("blue", 8), ("alpha", 0)]
        let spelled = names.map { name, shift in
            " \(name)=\"\(Numbers.spell(Double(rgba >> UInt64(shift) & 255) / 255))\""
        }
        return spelled.joined() + " colorSpace=\"custom\" customColorSpace=\"sRGB\""
    }
}
