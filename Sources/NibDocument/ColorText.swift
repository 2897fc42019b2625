import XMLTree

/// Parses colors as written in a command and makes their elements.
enum ColorText {
    /// Returns the element of a color: `#RRGGBB`, `#RRGGBBAA`, the name of an asset color, or `name=value` pairs.
    ///
    /// The pairs are attributes of the element, such as `white=1 alpha=1 colorSpace=…`.
    static func element(_ value: String, key: String) throws(NibError) -> NewElement {
        let own = Attribute("key", key)
        if value.hasPrefix("#") { return NewElement("color", attributes: [own] + (try components(value))) }
        // Names of colors can contain blanks.
        if !value.contains("="), !value.allSatisfy({ $0 == " " }) {
            return NewElement("color", attributes: [own, Attribute("name", value)])
        }
        let words = pairs(value)
        var attributes = [own]
        for word in words {
            guard let equals = word.firstIndex(of: "="), NibDocument.isName(String(word[..<equals])) else {
                throw NibError(.badValue, "'\(value)' is not a color; write #RRGGBB, a name, or name=value pairs")
            }
            let name = String(word[..<equals])
            guard !attributes.contains(where: { $0.name == name }) else {
                throw NibError(.badValue, "'\(name)' is given twice; a color has it once")
            }
            attributes.append(Attribute(name, String(word[word.index(after: equals)...])))
        }
        guard attributes.count > 1 else { throw NibError(.badValue, "the color is missing") }
        return NewElement("color", attributes: attributes)
    }

    /// Splits `name=value` pairs at the blanks before them; a value may have blanks, as in `name=Button Destructive Color`.
    private static func pairs(_ value: String) -> [String] {
        var pairs: [String] = []
        for word in value.split(separator: " ", omittingEmptySubsequences: false) {
            if pairs.isEmpty || word.contains("=") {
                pairs.append(String(word))
            } else {
                pairs[pairs.count - 1] += " " + word
            }
        }
        return pairs.map { pair in String(pair.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
    }

    private static func components(_ value: String) throws(NibError) -> [Attribute] {
        let digits = Array(value.utf8.dropFirst())
        guard digits.count == 6 || digits.count == 8, let number = UInt64(value.dropFirst(), radix: 16) else {
            throw NibError(.badValue, "'\(value)' is not a color; write #RRGGBB or #RRGGBBAA")
        }
        let rgba = digits.count == 6 ? number << 8 | 255 : number
        let names = [("red", 24), ("green", 16), ("blue", 8), ("alpha", 0)]
        let spelled = names.map { name, shift in
            Attribute(name, Numbers.spell(Double(rgba >> UInt64(shift) & 255) / 255))
        }
        return spelled + [Attribute("colorSpace", "custom"), Attribute("customColorSpace", "sRGB")]
    }
}
