/// Splits Swift source into words and brackets, jumping over comments and strings; says so where it isn't sure.
///
/// It knows nested comments, strings of one line and several, raw ones, and interpolation. A slash that may begin a regular
/// expression, a placeholder, or a string without an end make it unsure.
struct SwiftScanner {
    /// What is between comments, strings, numbers and operators.
    enum Token {
        /// A word: a keyword, a name or a number, from its first byte to after its last.
        case word(Int, Int)
        /// `(`, `[` or `{`.
        case open(UInt8)
        /// `)`, `]` or `}`.
        case close(UInt8)
        /// `=` alone.
        case assignment
        /// `;`, `@` or `#`: a declaration ends or another one begins.
        case separator
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the scan is.
    private(set) var index = 0
    /// Whether something was found that may be read in several ways; the scan ends there.
    private(set) var isUnsure = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    /// The next byte that is no white space, 0 at the end.
    var nextByte: UInt8 {
        var index = index
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        return byte(index)
    }

    /// Takes the next token, nil at the end or where the scan isn't sure.
    mutating func next() -> Token? {
        while index < bytes.count, !isUnsure {
            let start = index
            let byte = bytes[start]
            if Self.isWordByte(byte) {
                skipWord()
                return .word(start, index)
            }
            index += 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return .open(byte)
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return .close(byte)
            case UInt8(ascii: "\""): skipString(pounds: 0)
            case UInt8(ascii: "/"): skipSlash(at: start)
            case UInt8(ascii: "`"): skipBackticks()
            case UInt8(ascii: "#"): if let token = readPound() { return token }
            case UInt8(ascii: ";"), UInt8(ascii: "@"): return .separator
            case UInt8(ascii: "="): if isAlone(start) { return .assignment }
            case UInt8(ascii: "<"): checkMarker(at: start)
            default: break
            }
        }
        return nil
    }

    /// Jumps over the name of a function, which may be an operator.
    mutating func skipName() {
        skipSpace()
        if byte(index) == UInt8(ascii: "`") || byte(index + 1) == UInt8(ascii: "*") { return }
        while index < bytes.count, Self.isOperator(bytes[index]) { index += 1 }
        skipWord()
    }

    /// Jumps over the name of a type, so that none is taken for a keyword; what follows `class` may be one.
    mutating func skipTypeName() {
        skipSpace()
        let start = index
        skipWord()
        if DeclarationKeyword(bytes, start, index) != nil { index = start }
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: return true
        default: return false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            return true
        default: return false
        }
    }

    private func byte(_ index: Int) -> UInt8 {
        index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    private func isAlone(_ index: Int) -> Bool {
        !Self.isOperator(byte(index - 1)) && !Self.isOperator(byte(index + 1))
    }
}

// What is jumped over.
extension SwiftScanner {
    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    private mutating func skipWord() {
        while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }

    private mutating func skipBackticks() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "`") {
            if bytes[index] == 0x0A || bytes[index] == 0x0D { return isUnsure = true }
            index += 1
        }
        index += 1
    }

    /// After a slash: a comment, an operator, or a regular expression, which is not read here.
    private mutating func skipSlash(at start: Int) {
        switch byte(index) {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): skipComment()
        // No regular expression begins with white space.
        case 0x20, 0x09, 0x0A, 0x0D: break
        default:
            // Right after an operand it divides.
            let before = byte(start - 1)
            let isOperand = Self.isWordByte(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
            if !isOperand { isUnsure = true }
        }
    }

    private mutating func skipComment() {
        var depth = 1
        index += 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else {
                index += 1
            }
        }
        isUnsure = true
    }

    /// After `#`: a raw string, a regular expression, or the beginning of a directive or macro.
    private mutating func readPound() -> Token? {
        var pounds = 1
        while byte(index) == UInt8(ascii: "#") {
            pounds += 1
            index += 1
        }
        switch byte(index) {
        case UInt8(ascii: "\""):
            index += 1
            skipString(pounds: pounds)
            return nil
        case UInt8(ascii: "/"):
            isUnsure = true
            return nil
        default:
            return .separator
        }
    }

    /// `<#` begins a placeholder, seven at the start of a line a conflict.
    private mutating func checkMarker(at start: Int) {
        let isConflict = byte(index) == UInt8(ascii: "<") && (start == 0 || byte(start - 1) == 0x0A)
        if byte(index) == UInt8(ascii: "#") || isConflict { isUnsure = true }
    }
}

// Strings.
extension SwiftScanner {
    /// Jumps over a string whose first quote was taken.
    private mutating func skipString(pounds: Int, depth: Int = 0) {
        var isLong = false
        if byte(index) == UInt8(ascii: "\""), byte(index + 1) == UInt8(ascii: "\"") {
            index += 2
            isLong = true
            // Text after the quotes: an error, or quotes in a raw string of one line.
            guard byte(index) == 0x0A || byte(index) == 0x0D else { return isUnsure = true }
        }
        while index < bytes.count, !isUnsure {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): if takeEnd(isLong: isLong, pounds: pounds) { return }
            case UInt8(ascii: "\\"): skipEscape(pounds: pounds, depth: depth)
            case 0x0A, 0x0D: if !isLong { return isUnsure = true }
            default: break
            }
        }
        isUnsure = true
    }

    /// After a quote in a string: takes the rest of the string's end, if it is the end.
    private mutating func takeEnd(isLong: Bool, pounds: Int) -> Bool {
        var end = index
        if isLong {
            guard byte(end) == UInt8(ascii: "\""), byte(end + 1) == UInt8(ascii: "\"") else { return false }
            end += 2
        }
        for _ in 0..<pounds {
            guard byte(end) == UInt8(ascii: "#") else { return false }
            end += 1
        }
        index = end
        return true
    }

    /// After a backslash: in a raw string it needs as many `#` as the string to mean anything.
    private mutating func skipEscape(pounds: Int, depth: Int) {
        for offset in 0..<pounds where byte(index + offset) != UInt8(ascii: "#") { return }
        index += pounds
        guard byte(index) == UInt8(ascii: "(") else {
            if byte(index) != 0x0A && byte(index) != 0x0D { index += 1 }
            return
        }
        index += 1
        skipInterpolation(depth: depth + 1)
    }

    private mutating func skipInterpolation(depth: Int) {
        guard depth < 16 else { return isUnsure = true }
        var parentheses = 1
        while index < bytes.count, !isUnsure {
            let start = index
            index += 1
            switch bytes[start] {
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                if parentheses == 0 { return }
            case UInt8(ascii: "\""): skipString(pounds: 0, depth: depth)
            // Rare in here, and not worth knowing.
            case UInt8(ascii: "#"), UInt8(ascii: "`"): isUnsure = true
            case UInt8(ascii: "/"): skipSlash(at: start)
            default: break
            }
        }
        isUnsure = true
    }
}
