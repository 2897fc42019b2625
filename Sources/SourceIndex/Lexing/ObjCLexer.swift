/// Splits Objective-C and C++ source into tokens that cover it completely: each token begins where the one before it ended.
///
/// SwiftParser does not read these languages. A C compiler would, but it needs the headers of UIKit and AppKit, which Linux does
/// not have, and its preprocessor removes what a scan looks for: `IBOutlet` and `IBAction` expand to nothing, and only one branch of
/// an `#if` remains. `ObjCPreprocessor` follows directives without expanding anything; edits take the tokens as they are.
///
/// The lexer never fails and takes time linear in the number of bytes.
struct ObjCLexer {
    /// The file; it must outlive the lexer.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next token begins.
    private(set) var position = 0
    /// The line of the next token, from 1.
    private(set) var line: Int32 = 1
    /// The index of the first byte of that line.
    private(set) var lineStart = 0
    private var directive = Directive.none
    /// Whether a raw string without an end was met; the file is not searched for the end of another one.
    private var hasUnclosedRawString = false

    /// How far a directive that names a header was read; only there `<…>` is a header's name.
    private enum Directive {
        case none, hash, importing
    }

    /// Starts at the first byte of a file; bytes after the first 2 GB are not read.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Int(Int32.max) - 1))
    }

    /// Takes the next token, `end` at the end of the file and ever after.
    @inline(__always)
    mutating func next() -> ObjCToken {
        guard position < bytes.count else { return token(.end) }
        let byte = bytes[position]
        if Byte.isBlank(byte), !Byte.isLineEnd(byte) { return readBlank() }
        if Byte.isName(byte) { return Byte.isDigit(byte) ? readNumber() : readWord() }
        switch byte {
        case Byte.newline, Byte.carriageReturn: return readLineEnd(.newline, lengthBefore: 0)
        case Byte.backslash where Byte.isLineEnd(bytes.byte(at: position + 1)):
            return readLineEnd(.blank, lengthBefore: 1)
        case Byte.slash where bytes.byte(at: position + 1) == Byte.slash: return readLineComment()
        case Byte.slash where bytes.byte(at: position + 1) == Byte.star: return readBlockComment()
        case Byte.quote: return readLiteral(.string, quoteAt: position)
        case Byte.apostrophe: return readLiteral(.character, quoteAt: position)
        case Byte.at: return readAtWord()
        case Byte.less where directive == .importing: return readHeaderName()
        default:
            directive = byte == Byte.hash ? .hash : .none
            return take(.mark, to: position + 1)
        }
    }

    @inline(__always)
    private func token(_ kind: ObjCToken.Kind) -> ObjCToken {
        ObjCToken(
            kind: kind, byte: bytes.byte(at: position), start: Int32(truncatingIfNeeded: position),
            end: Int32(truncatingIfNeeded: position), line: line, lineStart: Int32(truncatingIfNeeded: lineStart))
    }

    /// Ends a token that has no line end in it, and moves on to after it.
    @inline(__always)
    private mutating func take(_ kind: ObjCToken.Kind, to end: Int) -> ObjCToken {
        var result = token(kind)
        result.end = Int32(truncatingIfNeeded: end)
        position = end
        return result
    }

    /// Ends a token at the current position, which was moved there from the token's start.
    private func finish(_ token: ObjCToken) -> ObjCToken {
        var token = token
        token.end = Int32(truncatingIfNeeded: position)
        return token
    }

    @inline(__always)
    private mutating func startLine() {
        line &+= 1
        lineStart = position
    }

    /// Steps over one byte; the last byte of a line end starts a line.
    private mutating func step() {
        let byte = bytes[position]
        position += 1
        if byte == Byte.newline || byte == Byte.carriageReturn && bytes.byte(at: position) != Byte.newline {
            startLine()
        }
    }

    // MARK: - Blanks and comments

    private mutating func readLineEnd(_ kind: ObjCToken.Kind, lengthBefore: Int) -> ObjCToken {
        let start = token(kind)
        position += lengthBefore
        stepOverLineEnd()
        if kind == .newline { directive = .none }
        return finish(start)
    }

    private mutating func stepOverLineEnd() {
        let isPair = bytes[position] == Byte.carriageReturn && bytes.byte(at: position + 1) == Byte.newline
        position += isPair ? 2 : 1
        startLine()
    }

    @inline(__always)
    private mutating func readBlank() -> ObjCToken {
        let (bytes, count) = (bytes, bytes.count)
        var end = position + 1
        while end < count, Byte.isBlank(bytes[end]), !Byte.isLineEnd(bytes[end]) { end += 1 }
        return take(.blank, to: end)
    }

    /// Reads from `//` to before the end of its line, which a backslash continues.
    private mutating func readLineComment() -> ObjCToken {
        let start = token(.comment)
        while position < bytes.count, !Byte.isLineEnd(bytes[position]) {
            position += 1
            if bytes[position - 1] == Byte.backslash { stepOverEscaped() }
        }
        return finish(start)
    }

    /// Reads from `/*` to after `*/`, or to the end of the file.
    private mutating func readBlockComment() -> ObjCToken {
        let start = token(.comment)
        position += 2
        while position < bytes.count {
            if bytes[position] == Byte.star, bytes.byte(at: position + 1) == Byte.slash {
                position += 2
                break
            }
            step()
        }
        return finish(start)
    }

    /// Steps over what follows a backslash: a byte, a line end or nothing.
    private mutating func stepOverEscaped() {
        guard position < bytes.count else { return }
        if Byte.isLineEnd(bytes[position]) { stepOverLineEnd() } else { position += 1 }
    }

    // MARK: - Words

    @inline(__always)
    private mutating func readWord() -> ObjCToken {
        if position == 0, bytes.byteOrderMarkLength > 0 { return take(.blank, to: bytes.byteOrderMarkLength) }
        let end = bytes.nameEnd(from: position)
        if bytes.byte(at: end) == Byte.quote, bytes[end - 1] == UInt8(ascii: "R"), end - position <= 3 {
            return readRawString(quoteAt: end)
        }
        if directive != .none {
            let word = position..<end
            let namesHeader = bytes.isWord("import", in: word) || bytes.isWord("include", in: word)
            directive = directive == .hash && namesHeader ? .importing : .none
        }
        return take(.identifier, to: end)
    }

    private mutating func readNumber() -> ObjCToken {
        var end = bytes.nameEnd(from: position)
        while bytes.byte(at: end) == Byte.period
            || bytes.byte(at: end) == Byte.apostrophe && Byte.isName(bytes.byte(at: end + 1))
        {
            end = bytes.nameEnd(from: end + 1)
        }
        directive = .none
        return take(.number, to: end)
    }

    private mutating func readAtWord() -> ObjCToken {
        directive = .none
        let next = bytes.byte(at: position + 1)
        if next == Byte.quote { return readLiteral(.objcString, quoteAt: position + 1) }
        guard Byte.isName(next), !Byte.isDigit(next) else { return take(.mark, to: position + 1) }
        return take(.atWord, to: bytes.nameEnd(from: position + 1))
    }

    // MARK: - Literals

    /// Reads a literal to its closing quote; one without an end stops before its line end.
    private mutating func readLiteral(_ kind: ObjCToken.Kind, quoteAt quote: Int) -> ObjCToken {
        let start = token(kind)
        let mark = bytes[quote]
        directive = .none
        position = quote + 1
        while position < bytes.count, !Byte.isLineEnd(bytes[position]) {
            let byte = bytes[position]
            position += 1
            if byte == mark { break }
            if byte == Byte.backslash { stepOverEscaped() }
        }
        return finish(start)
    }

    /// Reads a raw string of C++, `R"mark(…)mark"`; one without an end is taken for its first quote.
    private mutating func readRawString(quoteAt quote: Int) -> ObjCToken {
        let start = token(.string)
        directive = .none
        let name = quote + 1
        var open = name
        while open < bytes.count, open - name <= 16, bytes[open] != Byte.openParenthesis { open += 1 }
        position = name
        guard bytes.byte(at: open) == Byte.openParenthesis, !hasUnclosedRawString else { return finish(start) }
        guard let end = rawStringEnd(name..<open) else {
            hasUnclosedRawString = true
            return finish(start)
        }
        while position < end { step() }
        return finish(start)
    }

    /// Returns where the raw string with this mark ends, nil if it does not.
    private func rawStringEnd(_ mark: Range<Int>) -> Int? {
        var index = mark.upperBound + 1
        while index < bytes.count {
            let close = index + 1 + mark.count
            if bytes[index] == Byte.closeParenthesis, bytes.byte(at: close) == Byte.quote,
                bytes[mark].elementsEqual(bytes[index + 1..<close])
            {
                return close + 1
            }
            index += 1
        }
        return nil
    }

    private mutating func readHeaderName() -> ObjCToken {
        directive = .none
        let lineEnd = bytes.lineEnd(from: position)
        let close = bytes[position..<lineEnd].firstIndex(of: Byte.greater)
        return take(.headerName, to: close.map { $0 + 1 } ?? lineEnd)
    }

    /// Returns the text of a literal without its delimiters.
    ///
    /// - Parameters:
    ///   - token: a string, character or header's name.
    ///   - bytes: the file.
    /// - Returns: the text up to the closing delimiter or, if that is missing, to the end of the token.
    static func text(of token: ObjCToken, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let end = Int(token.end)
        var start = Int(token.start)
        // A prefix such as `@` or `R` is before the quote
        if token.kind == .string || token.kind == .objcString {
            while start + 1 < end, bytes[start] != Byte.quote { start += 1 }
        }
        let open = bytes.byte(at: start)
        let close = open == Byte.less ? Byte.greater : open
        let isClosed = end - 1 > start && bytes[end - 1] == close
        return start + 1..<max(start + 1, isClosed ? end - 1 : end)
    }
}
