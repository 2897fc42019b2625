#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Splits Objective-C into tokens; comments and preprocessor lines are read on the way and leave only what they say.
///
/// Each byte is looked at a bounded number of times, whatever the file holds.
struct ObjCLexer {
    let base: UnsafePointer<UInt8>
    let count: Int
    var position = 0
    var line: Int32 = 1
    var lineStart = 0
    /// The line of the last token: a `#` opens a directive only if it is the first of its line.
    var lastTokenLine: Int32 = 0
    /// Where the last token ended, and the one before it.
    var lastEnd = 0
    var previousEnd = 0
    /// How many braces are open; branches of `#if` count once.
    var depth = 0
    private var held = ObjCToken()
    private var isHeld = false

    // What directives and comments say
    var conditionals: [Conditional] = []
    var openConditions = 0
    var possibleGuard: Range<Int>?
    var imports: [String] = []
    var defines: [(name: ObjCToken, value: ObjCToken)] = []
    var ignores: [Int: [String]] = [:]
    let mentionsIgnore: Bool

    /// An open `#if`.
    struct Conditional {
        /// The depth of braces where it opened, to which the next branch returns.
        var depth: Int
        /// Whether it is an include guard, or a condition that holds whenever Objective-C is compiled.
        var alwaysHolds: Bool
    }

    /// Starts at the first byte of the buffer, which must outlive the lexer.
    init(_ bytes: UnsafeRawBufferPointer) {
        let buffer = bytes.bindMemory(to: UInt8.self)
        base = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!
        count = min(buffer.count, Int(Int32.max) - 1)
        mentionsIgnore = IgnoreComment.isMentioned(base, count)
        if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF {
            position = 3
        }
    }

    /// Whether the current place is inside `#if`, include guards aside.
    var isConditional: Bool { openConditions > 0 }

    /// Gives a token back, to be the next one.
    mutating func unread(_ token: ObjCToken) {
        held = token
        isHeld = true
    }

    /// Reads the next token, `end` at the end of the file and ever after.
    mutating func next() -> ObjCToken {
        if isHeld {
            isHeld = false
            return held
        }
        while position < count {
            let byte = base[position]
            if Byte.isName(byte) {
                return Byte.isDigit(byte) ? number() : word(.identifier, from: position)
            }
            switch byte {
            case Byte.newline:
                position += 1
                startLine()
            case Byte.carriageReturn:
                position += 1
                if position >= count || base[position] != Byte.newline { startLine() }
            case 0...Byte.space, Byte.backslash:
                position += 1
            case Byte.slash where isAt(position + 1, Byte.slash):
                skipLineComment()
            case Byte.slash where isAt(position + 1, Byte.star):
                skipBlockComment()
            case Byte.hash where lastTokenLine != line:
                readDirective()
            case Byte.quote:
                return string(.string, quoteAt: position)
            case Byte.apostrophe:
                return string(.character, quoteAt: position)
            case Byte.at:
                return atToken()
            default:
                return mark(byte)
            }
        }
        return token(.end, from: count, to: count)
    }

    /// Counts a new line that starts at the current position.
    @inline(__always)
    mutating func startLine() {
        line &+= 1
        lineStart = position
    }

    /// Whether the byte at an index is this one; false beyond the end.
    @inline(__always)
    func isAt(_ index: Int, _ byte: UInt8) -> Bool { index < count && base[index] == byte }

    private mutating func token(_ kind: ObjCToken.Kind, from start: Int, to end: Int) -> ObjCToken {
        lastTokenLine = line
        previousEnd = lastEnd
        lastEnd = end
        return ObjCToken(
            kind: kind, byte: start < count ? base[start] : 0, start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: end), line: line, lineStart: Int32(truncatingIfNeeded: lineStart))
    }

    private mutating func mark(_ byte: UInt8) -> ObjCToken {
        if byte == Byte.openBrace {
            depth += 1
        } else if byte == Byte.closeBrace, depth > 0 {
            depth -= 1
        }
        position += 1
        return token(.mark, from: position - 1, to: position)
    }

    private mutating func word(_ kind: ObjCToken.Kind, from start: Int) -> ObjCToken {
        var end = position
        while end < count, Byte.isName(base[end]) { end += 1 }
        position = end
        if kind == .identifier, isAt(end, Byte.quote), base[end - 1] == UInt8(ascii: "R"), end - start <= 3 {
            return rawString(from: start)
        }
        return token(kind, from: start, to: end)
    }

    private mutating func number() -> ObjCToken {
        let start = position
        while position < count {
            let byte = base[position]
            let isSeparator = byte == Byte.apostrophe && position + 1 < count && Byte.isName(base[position + 1])
            guard Byte.isName(byte) || byte == Byte.period || isSeparator else { break }
            position += 1
        }
        return token(.number, from: start, to: position)
    }

    private mutating func atToken() -> ObjCToken {
        let start = position
        if isAt(start + 1, Byte.quote) {
            return string(.objcString, quoteAt: start + 1)
        }
        guard start + 1 < count, Byte.isName(base[start + 1]), !Byte.isDigit(base[start + 1]) else {
            return mark(Byte.at)
        }
        position = start + 1
        return word(.atWord, from: start)
    }

    /// Reads a literal to its closing quote; one that isn't closed ends with its line.
    private mutating func string(_ kind: ObjCToken.Kind, quoteAt quote: Int) -> ObjCToken {
        var result = token(kind, from: position, to: quote)
        let mark = base[quote]
        position = quote + 1
        while position < count {
            let byte = base[position]
            if byte == mark {
                position += 1
                break
            }
            if byte == Byte.newline || byte == Byte.carriageReturn { break }
            position += 1
            if byte == Byte.backslash, position < count { skipEscaped() }
        }
        result.end = Int32(truncatingIfNeeded: position)
        lastTokenLine = line
        return result
    }

    /// Steps over the byte after a backslash, a line end among them.
    mutating func skipEscaped() {
        let byte = base[position]
        position += 1
        if byte == Byte.carriageReturn, isAt(position, Byte.newline) { position += 1 }
        if byte == Byte.newline || byte == Byte.carriageReturn { startLine() }
    }

    /// Reads a raw string of C++, `R"mark(…)mark"`; one that isn't closed is taken for the quote alone.
    private mutating func rawString(from start: Int) -> ObjCToken {
        var result = token(.string, from: start, to: position)
        let nameStart = position + 1
        var open = nameStart
        while open < count, open - nameStart <= 16, base[open] != Byte.openParenthesis { open += 1 }
        position = nameStart
        guard isAt(open, Byte.openParenthesis) else { return result }
        let length = open - nameStart
        var close = open + 1
        while let found = memchr(base + close, Int32(Byte.closeParenthesis), count - close) {
            close = base.distance(to: found.assumingMemoryBound(to: UInt8.self))
            if isAt(close + 1 + length, Byte.quote), memcmp(base + close + 1, base + nameStart, length) == 0 {
                advance(to: close + length + 2)
                break
            }
            close += 1
        }
        result.end = Int32(truncatingIfNeeded: position)
        lastTokenLine = line
        return result
    }

    /// Moves on, counting the lines passed.
    mutating func advance(to end: Int) {
        while position < end {
            let byte = base[position]
            position += 1
            if byte == Byte.newline || (byte == Byte.carriageReturn && !isAt(position, Byte.newline)) { startLine() }
        }
    }
}
