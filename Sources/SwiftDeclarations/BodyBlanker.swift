import Bytes
import SourceIndex

/// Replaces the bodies of functions with blanks if they name nothing of a document, because parsing them would take most of the time.
///
/// All offsets stay the same. A body is what is between the braces after `func`, `init`, `deinit` or `subscript`, the getter of a
/// property, the code of `set`, `willSet` and `didSet`, or a closure that is an initial value. It is blanked if it is not too short
/// and has none of `WantedWords`. What is inside of such braces can only be statements, so a mistake about which braces they are
/// costs nothing. If the lexer had to guess anywhere, the file stays as it is.
struct BodyBlanker {
    /// Shorter getters stay: the text that they return may be a constant.
    static let minimumOfGetter = 128
    /// Shorter initializers stay: they may do nothing but fail.
    static let minimumOfInitializer = 512
    /// Shorter bodies stay: they cost nothing.
    private static let minimumOfBody = 16

    /// What the next opening brace at a depth begins.
    private struct Expectation {
        var depth: Int
        /// Where the declaration begins; wanted words keep the body from there on, as `shouldPerformSegue` has one in its name.
        var start: Int
        /// Whether the brace is after the name of a variable, so that it may begin a list of accessors.
        var isProperty = false
        /// How many bytes a body must have to be blanked.
        var minimum = BodyBlanker.minimumOfBody
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offsets of the words that keep a body, in order.
    private let words: [Int]
    private var lexer: SwiftLexer
    /// The open brackets, outermost first.
    private var brackets: [UInt8] = []
    private var expected: Expectation?
    /// The keyword directly before the current token, whose name may look like a keyword itself.
    private var previousKeyword: DeclarationKeyword?
    /// Whether the last token was `=`, so that a brace begins a closure.
    private var isAfterAssignment = false
    /// The outermost body that the scan is in: where it begins, its depth, and what announced it.
    private var body: (start: Int, depth: Int, expected: Expectation)?
    private var ranges: [Range<Int>] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>, words: [Int]) {
        self.bytes = bytes
        self.words = words
        lexer = SwiftLexer(bytes)
    }

    /// Returns the file with blanks, nil if nothing can be blanked or the lexer had to guess.
    static func blanked(_ bytes: UnsafeBufferPointer<UInt8>, words: [Int]) -> [UInt8]? {
        var blanker = BodyBlanker(bytes, words: words)
        guard blanker.scan(), !blanker.ranges.isEmpty else { return nil }
        var copy = Array(bytes)
        copy.withUnsafeMutableBufferPointer { buffer in
            for range in blanker.ranges { buffer[range].update(repeating: Byte.space) }
        }
        return copy
    }

    /// Reads the file; returns false if the lexer had to guess or brackets do not match.
    private mutating func scan() -> Bool {
        while let token = lexer.next() {
            // Code inside of a string belongs to an expression
            guard !lexer.isInterpolated else { continue }
            switch token.kind {
            case .blank, .comment: continue
            case .identifier, .number: readWord(token.range)
            case .mark: guard readMark(token.range.lowerBound) else { return false }
            case .text, .delimiter: (previousKeyword, isAfterAssignment) = (nil, false)
            }
            if lexer.isUnsure { return false }
        }
        return !lexer.isUnsure && !lexer.isInterpolated && brackets.isEmpty
    }

    private mutating func readWord(_ range: Range<Int>) {
        let previous = previousKeyword
        previousKeyword = nil
        isAfterAssignment = false
        // Nothing in a body matters but its end
        guard body == nil, let keyword = DeclarationKeyword(range, in: bytes) else { return }
        // A function may have any name, a type may be called 'set'; but `class` may precede another keyword
        if previous == .function || previous == .type && (keyword == .body || keyword == .initializer) { return }
        previousKeyword = keyword
        let (depth, start) = (brackets.count, range.lowerBound)
        switch keyword {
        case .function, .body: expected = Expectation(depth: depth, start: start)
        case .initializer:
            expected = Expectation(depth: depth, start: start, minimum: Self.minimumOfInitializer)
        case .variable:
            expected = Expectation(depth: depth, start: start, isProperty: true, minimum: Self.minimumOfGetter)
        case .type, .other: expected = nil
        }
    }

    /// Reads a mark; returns false for a closing bracket that does not match.
    private mutating func readMark(_ index: Int) -> Bool {
        let wasAfterAssignment = isAfterAssignment
        previousKeyword = nil
        isAfterAssignment = false
        let byte = bytes[index]
        switch byte {
        case Byte.openBrace, Byte.openParenthesis, Byte.openBracket:
            // The value of a variable may be a closure; its accessors, if any, come after it
            if wasAfterAssignment, byte == Byte.openBrace {
                expected = Expectation(depth: brackets.count, start: index)
            }
            open(byte)
        case Byte.closeBrace, Byte.closeParenthesis, Byte.closeBracket: return close(byte, at: index)
        case Byte.equals:
            guard !isOperator(index - 1), !isOperator(index + 1) else { break }
            // A default value among the parameters changes nothing about the body after them
            if let expected, expected.depth < brackets.count { break }
            expected = nil
            isAfterAssignment = true
        case Byte.semicolon, Byte.at, Byte.hash:
            // A declaration ends or another one begins
            if expected?.depth == brackets.count { expected = nil }
        default: break
        }
        return true
    }

    private func isOperator(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        switch bytes[index] {
        case Byte.slash, Byte.equals, Byte.minus, Byte.plus, Byte.exclamation,
            Byte.star, Byte.percent, Byte.less, Byte.greater, Byte.ampersand,
            UInt8(ascii: "|"), Byte.caret, UInt8(ascii: "~"), Byte.question, Byte.period:
            return true
        default: return false
        }
    }

    private mutating func open(_ byte: UInt8) {
        if byte == Byte.openBrace, let expected, expected.depth == brackets.count {
            self.expected = nil
            if body == nil, !expected.isProperty || beginsGetter() {
                body = (lexer.position, brackets.count, expected)
            }
        }
        brackets.append(byte)
    }

    private mutating func close(_ byte: UInt8, at index: Int) -> Bool {
        // ( and ) are neighbours in ASCII; [ and ], { and } have a byte between them
        guard let last = brackets.popLast(), byte == last + (last == Byte.openParenthesis ? 1 : 2) else { return false }
        if let expected, expected.depth > brackets.count { self.expected = nil }
        if let body, body.depth == brackets.count {
            self.body = nil
            let range = body.start..<index
            if range.count >= body.expected.minimum, !hasWord(body.expected.start..<range.upperBound) {
                ranges.append(range)
            }
        }
        return true
    }

    /// Returns whether statements follow the brace of a property, rather than accessors or what may be some.
    private func beginsGetter() -> Bool {
        var ahead = lexer
        guard let first = ahead.nextCode(), first.kind == .identifier || first.kind == .number else { return false }
        return !DeclarationKeyword.beginsAccessor(first.range, in: bytes)
    }

    /// Returns whether a wanted word is in a range.
    private func hasWord(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low] < range.upperBound
    }
}
