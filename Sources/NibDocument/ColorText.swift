import XMLTree

/// Parses colors as written in a command and makes their elements.
package enum ColorText {
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
        guard let pairs = try PairsText.read(value) else {
            throw NibError(.badValue, "'\(value)' is not a color; write #RRGGBB, a name, or name=value pairs")
        }
        return NewElement("color", attributes: [own] + pairs)
    }

    /// Reads `#RRGGBB` or `#RRGGBBAA`.
    package static func components(_ value: String) throws(NibError) -> [Attribute] {
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
