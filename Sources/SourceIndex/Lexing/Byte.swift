/// The ASCII bytes that the lexers and their users look for, by name.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let hash = UInt8(ascii: "#")
    static let at = UInt8(ascii: "@")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let period = UInt8(ascii: ".")
    static let equals = UInt8(ascii: "=")
    static let minus = UInt8(ascii: "-")
    static let plus = UInt8(ascii: "+")
    static let ampersand = UInt8(ascii: "&")
    static let caret = UInt8(ascii: "^")
    static let question = UInt8(ascii: "?")
    static let exclamation = UInt8(ascii: "!")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let backtick = UInt8(ascii: "`")
    static let underscore = UInt8(ascii: "_")

    /// Returns whether the byte can be part of a name: a letter, a digit, `_`, `$`, or a byte of a character beyond ASCII.
    @inline(__always)
    static func isName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80 || byte == 0x24
    }

    /// Returns whether the byte is a decimal digit.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Returns whether the byte is white space, a line end or a control character.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    /// Returns whether the byte ends a line or is the first of two that do.
    @inline(__always)
    static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }
}
