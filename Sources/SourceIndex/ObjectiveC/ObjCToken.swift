/// One word, literal or mark of Objective-C, as a range of the file's bytes.
struct ObjCToken {
    /// What a token is.
    enum Kind: UInt8 {
        case end
        case identifier
        case number
        /// `"…"`, quotes included.
        case string
        /// `@"…"`, from the `@` to the closing quote.
        case objcString
        /// `@interface`, `@property`, …, from the `@`.
        case atWord
        case character
        /// One byte of punctuation.
        case mark
    }

    var kind = Kind.end
    /// The first byte, which tells marks apart.
    var byte: UInt8 = 0
    var start: Int32 = 0
    var end: Int32 = 0
    /// The line, from 1, and the byte at which it starts.
    var line: Int32 = 1
    var lineStart: Int32 = 0

    /// Whether the token is this mark.
    func isMark(_ mark: UInt8) -> Bool { kind == .mark && byte == mark }

    /// Whether the token is the first of its line, without indentation.
    var beginsLine: Bool { start == lineStart }

    /// The place of the token's first byte.
    var place: SourcePlace {
        SourcePlace(offset: Int(start), line: Int(line), column: Int(start - lineStart) + 1)
    }
}

/// The bytes that the scanners look for by name.
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

    /// Whether the byte is part of a name: a letter, a digit, `_`, `$`, or of a character beyond ASCII.
    @inline(__always)
    static func isName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80 || byte == 0x24
    }

    /// Whether the byte is a decimal digit.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Whether the byte is white space or a control, line ends among them.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
