// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Bytes by name, for what reads text as bytes.
///
/// They are public, and so is everything else here that is inlinable, though only this package uses it: the compiler does not
/// inline members with package access in other modules, and lexers compare each byte with several of these.
public enum Byte {
    @inlinable public static var tab: UInt8 { UInt8(ascii: "\t") }
    @inlinable public static var newline: UInt8 { UInt8(ascii: "\n") }
    @inlinable public static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inlinable public static var space: UInt8 { UInt8(ascii: " ") }
    @inlinable public static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable public static var apostrophe: UInt8 { UInt8(ascii: "'") }
    @inlinable public static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable public static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable public static var star: UInt8 { UInt8(ascii: "*") }
    @inlinable public static var hash: UInt8 { UInt8(ascii: "#") }
    @inlinable public static var at: UInt8 { UInt8(ascii: "@") }
    @inlinable public static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable public static var colon: UInt8 { UInt8(ascii: ":") }
    @inlinable public static var semicolon: UInt8 { UInt8(ascii: ";") }
    @inlinable public static var period: UInt8 { UInt8(ascii: ".") }
    @inlinable public static var equals: UInt8 { UInt8(ascii: "=") }
    @inlinable public static var minus: UInt8 { UInt8(ascii: "-") }
    @inlinable public static var plus: UInt8 { UInt8(ascii: "+") }
    @inlinable public static var caret: UInt8 { UInt8(ascii: "^") }
    @inlinable public static var question: UInt8 { UInt8(ascii: "?") }
    @inlinable public static var exclamation: UInt8 { UInt8(ascii: "!") }
    @inlinable public static var less: UInt8 { UInt8(ascii: "<") }
    @inlinable public static var greater: UInt8 { UInt8(ascii: ">") }
    @inlinable public static var openParenthesis: UInt8 { UInt8(ascii: "(") }
    @inlinable public static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
    @inlinable public static var openBracket: UInt8 { UInt8(ascii: "[") }
    @inlinable public static var closeBracket: UInt8 { UInt8(ascii: "]") }
    @inlinable public static var openBrace: UInt8 { UInt8(ascii: "{") }
    @inlinable public static var closeBrace: UInt8 { UInt8(ascii: "}") }
    @inlinable public static var backtick: UInt8 { UInt8(ascii: "`") }
    @inlinable public static var ampersand: UInt8 { UInt8(ascii: "&") }
    @inlinable public static var dollar: UInt8 { UInt8(ascii: "$") }
    @inlinable public static var percent: UInt8 { UInt8(ascii: "%") }
    @inlinable public static var underscore: UInt8 { UInt8(ascii: "_") }
}
