/// Bytes by name, for what reads text as bytes.
///
/// They are computed so that other modules get the numbers inlined, as their scanners compare each byte with some of them.
package enum Byte {
    @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
    @inlinable package static var newline: UInt8 { UInt8(ascii: "\n") }
    @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable package static var star: UInt8 { UInt8(ascii: "*") }
    @inlinable package static var hash: UInt8 { UInt8(ascii: "#") }
    @inlinable package static var at: UInt8 { UInt8(ascii: "@") }
    @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
    @inlinable package static var semicolon: UInt8 { UInt8(ascii: ";") }
    @inlinable package static var period: UInt8 { UInt8(ascii: ".") }
    @inlinable package static var equals: UInt8 { UInt8(ascii: "=") }
    @inlinable package static var minus: UInt8 { UInt8(ascii: "-") }
    @inlinable package static var plus: UInt8 { UInt8(ascii: "+") }
    @inlinable package static var ampersand: UInt8 { UInt8(ascii: "&") }
    @inlinable package static var caret: UInt8 { UInt8(ascii: "^") }
    @inlinable package static var question: UInt8 { UInt8(ascii: "?") }
    @inlinable package static var exclamation: UInt8 { UInt8(ascii: "!") }
    @inlinable package static var less: UInt8 { UInt8(ascii: "<") }
    @inlinable package static var greater: UInt8 { UInt8(ascii: ">") }
    @inlinable package static var openParenthesis: UInt8 { UInt8(ascii: "(") }
    @inlinable package static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
    @inlinable package static var openBracket: UInt8 { UInt8(ascii: "[") }
    @inlinable package static var closeBracket: UInt8 { UInt8(ascii: "]") }
    @inlinable package static var openBrace: UInt8 { UInt8(ascii: "{") }
    @inlinable package static var closeBrace: UInt8 { UInt8(ascii: "}") }
    @inlinable package static var backtick: UInt8 { UInt8(ascii: "`") }
    @inlinable package static var underscore: UInt8 { UInt8(ascii: "_") }
}
