/// A token of Objective-C source, as a range of the file's bytes.
struct ObjCToken {
    /// What a token is.
    enum Kind: UInt8 {
        case end
        /// A run of white space and control characters, or a backslash with the line end that it escapes.
        case blank
        /// A line end that is not escaped, which ends a directive.
        case newline
        case comment
        case identifier
        case number
        /// `"…"` or `R"(…)"`, with its delimiters.
        case string
        /// `@"…"`, from the `@` to the closing quote.
        case objcString
        /// `<Folder/Header.h>` after `#import` or `#include`, with its brackets.
        case headerName
        /// `@interface`, `@property`, …, from the `@`.
        case atWord
        case character
        /// One byte of punctuation.
        case mark
    }

    /// What the token is.
    var kind = Kind.end
    /// The first byte, which tells marks apart.
    var byte: UInt8 = 0
    /// The index of the first byte.
    var start: Int32 = 0
    /// The index after the last byte.
    var end: Int32 = 0
    /// The line of the first byte, from 1.
    var line: Int32 = 1
    /// The index of the first byte of that line.
    var lineStart: Int32 = 0

    /// Returns whether the token is this mark.
    func isMark(_ mark: UInt8) -> Bool { kind == .mark && byte == mark }

    /// Whether the token is the first of its line, without indentation.
    var beginsLine: Bool { start == lineStart }

    /// The bytes of the token.
    var range: Range<Int> { Int(start)..<Int(end) }

    /// The place of the token's first byte.
    var place: SourcePlace {
        SourcePlace(offset: Int(start), line: Int(line), column: Int(start - lineStart) + 1)
    }
}
