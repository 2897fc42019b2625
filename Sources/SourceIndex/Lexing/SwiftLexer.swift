/// Splits Swift source into tokens that cover it completely: each token begins where the one before it ended.
///
/// SwiftParser, which reads declarations, cannot do what this lexer is for. Skimming looks at every file of a project, often
/// 20 MB, before the first answer; SwiftParser reads about 1.5 MB a second, this lexer more than 150 MB. Renaming needs tokens
/// inside the shell, where SwiftParser is not loaded, because its libraries would add 5 ms to every start. And the bodies of
/// functions are blanked before parsing to spare SwiftParser most of its work.
///
/// The lexer knows nested comments, raw and multi-line strings, interpolations to any depth and regular expressions. It never fails
/// and takes time linear in the number of bytes. `isUnsure` tells whether it had to guess.
package struct SwiftLexer {
    /// The file; it must outlive the lexer.
    package let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next token begins.
    package internal(set) var position = 0
    /// Whether the tokens so far may be wrong: after a regular expression or a slash that may begin one, after a literal or
    /// comment without an end, after an editor placeholder, and after a conflict marker.
    package internal(set) var isUnsure = false

    var stage = Stage.code
    /// The strings whose interpolated code is being read, innermost last.
    var interrupted: [InterruptedString] = []
    /// The last token that is neither blank nor comment; it decides whether a slash can begin a regular expression.
    var lastCode = SwiftToken(.blank, range: 0..<0)
    /// The lowest number of hashes of a multi-line regular expression without an end. None with as many or more ends either,
    /// so that the rest of the file is searched only a few times.
    var unclosedHashes = Int.max

    /// What comes next.
    enum Stage {
        case code
        /// The text of a string.
        case text(StringDelimiter)
        /// The `\(` after a string's text.
        case interpolation(StringDelimiter, end: Int)
        /// The text of a regular expression.
        case expression(end: Int, hashes: Int)
        /// The closing delimiter.
        case closing(end: Int)
    }

    /// A string that continues after the parenthesis that ends its interpolation.
    struct InterruptedString {
        var delimiter: StringDelimiter
        var openParentheses = 0
    }

    /// What opens and closes a string.
    struct StringDelimiter {
        var hashes = 0
        var isMultiline = false
    }

    /// Starts at the first byte of a file.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether the lexer is inside of an interpolation, whose code belongs to a string.
    package var isInterpolated: Bool { !interrupted.isEmpty }

    /// Returns whether a token is this word.
    @inline(__always)
    package func isWord(_ token: SwiftToken, equalTo word: StaticString) -> Bool { bytes.isWord(word, in: token.range) }

    /// Returns whether a token is this mark.
    package func isMark(_ token: SwiftToken?, equalTo mark: UInt8) -> Bool {
        guard let token, token.kind == .mark else { return false }
        return bytes[token.range.lowerBound] == mark
    }

    /// Takes the next token that is neither blank nor comment, nil at the end of the file.
    package mutating func nextCode() -> SwiftToken? {
        while let token = advance() {
            if token.kind != .blank, token.kind != .comment { return token }
        }
        return nil
    }

    /// Takes the next name or keyword, nil at the end of the file.
    mutating func nextIdentifier() -> SwiftToken? {
        while let token = advance() {
            if token.kind == .identifier { return token }
        }
        return nil
    }

    /// Takes the next token, nil at the end of the file.
    package mutating func next() -> SwiftToken? { advance() }

    @inline(__always)
    private mutating func advance() -> SwiftToken? {
        guard case .code = stage else { return nextInLiteral() }
        return position < bytes.count ? nextInCode() : nil
    }

    private mutating func nextInLiteral() -> SwiftToken {
        switch stage {
        case .code:
            return nextInCode()
        case .text(let delimiter):
            return readText(delimiter)
        case .interpolation(let delimiter, let end):
            stage = .code
            interrupted.append(InterruptedString(delimiter: delimiter))
            return take(.delimiter, to: end)
        case .expression(let end, let hashes):
            stage = .closing(end: end + 1 + hashes)
            return take(.text, to: end)
        case .closing(let end):
            stage = .code
            return take(.delimiter, to: end)
        }
    }

    @inline(__always)
    private mutating func nextInCode() -> SwiftToken {
        let byte = bytes[position]
        if Byte.isBlank(byte) { return readBlank() }
        if Byte.isName(byte) { return readWord(byte) }
        switch byte {
        case Byte.slash: return readSlash()
        case Byte.quote: return openString(quoteAt: position, hashes: 0)
        case Byte.backtick: return readBackticks()
        case Byte.hash: return readHashes()
        case Byte.openParenthesis, Byte.closeParenthesis:
            if isInterpolated { return readParenthesis(byte) }
        case Byte.less: noteMarker()
        default: break
        }
        return take(.mark, to: position + 1)
    }

    /// Ends a token and moves on to after it.
    @inline(__always)
    mutating func take(_ kind: SwiftToken.Kind, to end: Int) -> SwiftToken {
        let token = SwiftToken(kind, range: position..<end)
        position = end
        if kind != .blank, kind != .comment { lastCode = token }
        return token
    }

    @inline(__always)
    private mutating func readWord(_ first: UInt8) -> SwiftToken {
        if position == 0, bytes.byteOrderMarkLength > 0 { return take(.blank, to: bytes.byteOrderMarkLength) }
        return Byte.isDigit(first) ? readNumber() : take(.identifier, to: bytes.nameEnd(from: position + 1))
    }

    private mutating func readNumber() -> SwiftToken {
        var end = bytes.nameEnd(from: position + 1)
        while bytes.byte(at: end) == Byte.period, Byte.isDigit(bytes.byte(at: end + 1)) {
            end = bytes.nameEnd(from: end + 1)
        }
        return take(.number, to: end)
    }

    @inline(__always)
    private mutating func readBlank() -> SwiftToken {
        let (bytes, count) = (bytes, bytes.count)
        var end = position + 1
        while end < count, Byte.isBlank(bytes[end]) { end += 1 }
        return take(.blank, to: end)
    }

    private mutating func readBackticks() -> SwiftToken {
        var end = position + 1
        while end < bytes.count, bytes[end] != Byte.backtick, !Byte.isLineEnd(bytes[end]) { end += 1 }
        guard end > position + 1, bytes.byte(at: end) == Byte.backtick else {
            isUnsure = true
            return take(.mark, to: position + 1)
        }
        return take(.identifier, to: end + 1)
    }

    /// Counts the parentheses of interpolated code; the one that ends it leads back to the string.
    private mutating func readParenthesis(_ byte: UInt8) -> SwiftToken {
        if let last = interrupted.indices.last {
            if byte == Byte.openParenthesis {
                interrupted[last].openParentheses += 1
            } else if interrupted[last].openParentheses > 0 {
                interrupted[last].openParentheses -= 1
            } else {
                stage = .text(interrupted.removeLast().delimiter)
                return take(.delimiter, to: position + 1)
            }
        }
        return take(.mark, to: position + 1)
    }

    /// Notes an editor placeholder, `<#`, and the start of a conflict marker, `<<` at the start of a line.
    private mutating func noteMarker() {
        let next = bytes.byte(at: position + 1)
        let isConflict = next == Byte.less && (position == 0 || bytes[position - 1] == Byte.newline)
        if next == Byte.hash || isConflict { isUnsure = true }
    }
}
