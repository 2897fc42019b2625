import Bytes
import Wording

/// Estimates how wide a text is, because a picture does not know the font that will show it.
enum TextWidth {
    /// How much wider than the estimate a text can be in the fonts that systems have.
    static let widestFont = 1.2

    /// The width of a line in points.
    static func of(_ text: String, font: Font) -> Double {
        let sum = text.reduce(0.0) { $0 + width(of: $1) }
        return sum * font.size * (font.weight >= 600 ? 1.06 : 1)
    }

    /// The width of a character in ems, about that of Helvetica.
    static func width(of character: Character) -> Double {
        guard let byte = character.asciiValue else {
            return Double(DisplayWidth.of(character)) * (character.isLetter ? 0.55 : 0.5)
        }
        switch byte {
        case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), Byte.apostrophe: return 0.23
        case UInt8(ascii: "I"), UInt8(ascii: "f"), UInt8(ascii: "t"), Byte.period, Byte.comma,
            Byte.colon, Byte.semicolon, Byte.exclamation, UInt8(ascii: "|"), Byte.space:
            return 0.28
        case UInt8(ascii: "r"), Byte.minus, Byte.openParenthesis, Byte.closeParenthesis, Byte.openBracket,
            Byte.closeBracket, Byte.quote:
            return 0.34
        case UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "W"), Byte.at, Byte.percent: return 0.86
        case UInt8(ascii: "w"): return 0.72
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return 0.68
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return 0.53
        default: return 0.56
        }
    }
}
