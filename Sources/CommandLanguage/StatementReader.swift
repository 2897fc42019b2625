/// Splits a text into statements; the text can be given at once or line by line.
///
/// A statement ends with its line, unless the line end is in quotes or after a backslash. Blank lines and comments are not
/// statements. CRLF line ends, a byte order mark at the start and a last line without a line end are accepted.
package struct StatementReader: Sendable {
    private enum State {
        case between, word, literal, escaped, escape, comment
        /// After the mark that begins a comment.
        case hash
        /// After a backslash outside quotes, in a word or between words.
        case backslash(inWord: Bool)
        /// After a backslash and a carriage return, which join lines if a line feed follows.
        case backslashReturn(inWord: Bool)
    }

    private var bytes: [UInt8] = []
    private var next = 0
    private var state = State.between
    private var isJoined = false
    /// Whether a comment that begins like a text ends the statement.
    private var isCut = false
    private var isAtBeginning = true
    /// Whether no more text comes.
    private var isEnding = false
    /// The line of `next`, and the index at which that line began, which is negative once its bytes are gone.
    private var line: Int
    private var lineStart = 0
    /// Where the statement began and where its last word ends so far.
    private var start: (index: Int, line: Int, column: Int)?
    private var end = 0

    /// Makes a reader for a text whose first line has the given number.
    package init(firstLine: Int = 1) {
        line = firstLine
    }

    /// The statements of a whole text.
    ///
    /// They include a last statement that is unfinished; splitting it into words gives the error.
    package static func statements(in text: String) -> Statements { Statements(text) }

    /// The statements of a whole text, read one at a time.
    package struct Statements: Sequence, IteratorProtocol, Sendable {
        private var reader = StatementReader()
        private var isOver = false

        fileprivate init(_ text: String) { reader.take(text) }

        /// The next statement.
        package mutating func next() -> Statement? {
            if let statement = reader.nextStatement() { return statement }
            guard !isOver else { return nil }
            isOver = true
            return reader.finish()
        }
    }

    /// Whether the text so far ends within a statement that may continue on further lines.
    package var isUnfinished: Bool {
        switch state {
        case .between, .comment, .hash: start != nil || isJoined
        case .word, .literal, .escaped, .escape, .backslash, .backslashReturn: true
        }
    }

    /// Whether the text so far ends in quotes.
    package var isInQuotes: Bool {
        switch state {
        case .literal, .escaped, .escape: true
        case .between, .word, .comment, .hash, .backslash, .backslashReturn: false
        }
    }

    /// Whether what a byte means depends on the rest of its line, which has not come yet.
    private func needsWholeLine(_ byte: UInt8) -> Bool {
        switch state {
        case .between, .word: break
        case .literal, .escaped, .escape, .comment, .hash, .backslash, .backslashReturn: return false
        }
        guard byte == Byte.apostrophe || byte == Byte.quote || byte == Byte.hash || byte == Byte.backslash else {
            return false
        }
        return !bytes[next...].contains(Byte.newline)
    }

    /// Takes another piece of the text and returns the statements that it completes.
    package mutating func feed(_ text: String) -> [Statement] {
        take(text)
        var statements: [Statement] = []
        while let statement = nextStatement() { statements.append(statement) }
        forget()
        return statements
    }

    private mutating func take(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if isAtBeginning, !bytes.isEmpty {
            isAtBeginning = false
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                next = 3
                lineStart = 3
            }
        }
    }

    /// Reads up to the end of the next statement, or of the bytes.
    private mutating func nextStatement() -> Statement? {
        while next < bytes.count {
            skipRun()
            guard next < bytes.count, isEnding || !needsWholeLine(bytes[next]) else { break }
            let statement = step(bytes[next])
            next += 1
            if let statement { return statement }
        }
        return nil
    }

    /// Takes a line, with or without its line end, and returns the statements it completes.
    ///
    /// Nothing is returned for a blank line, or while ``isUnfinished`` asks for more lines.
    package mutating func feed(line: String) -> [Statement] {
        let statements = feed(line)
        return line.utf8.last == Byte.newline ? statements : statements + feed("\n")
    }

    /// Ends the text and returns its last statement, if that has no line end or is unfinished.
    package mutating func finish() -> Statement? {
        isEnding = true
        _ = nextStatement()
        isEnding = false
        switch state {
        case .literal, .escaped, .escape: end = bytes.count
        case .backslash:
            begin(at: bytes.count - 1)
            end = bytes.count
        case .backslashReturn:
            begin(at: bytes.count - 2)
            end = bytes.count
        case .between, .word, .comment, .hash: break
        }
        let statement = takeStatement()
        state = .between
        forget()
        return statement
    }

    // MARK: - One byte at a time

    /// Skips bytes that do not change the state.
    private mutating func skipRun() {
        let rest = bytes[next...]
        switch state {
        case .word: end = Byte.plainRunEnd(rest, from: next)
        case .literal: end = rest.firstIndex { $0 == Byte.apostrophe || $0 == Byte.newline } ?? bytes.count
        case .comment:
            next = rest.firstIndex(of: Byte.newline) ?? bytes.count
            return
        case .between, .escaped, .escape, .backslash, .backslashReturn, .hash: return
        }
        next = end
    }

    private mutating func step(_ byte: UInt8) -> Statement? {
        switch state {
        case .between, .word: return stepOutsideQuotes(byte)
        case .comment:
            return byte == Byte.newline ? endLine() : nil
        case .hash:
            if byte == Byte.newline { return endLine() }
            isCut = !Byte.isBlank(byte) && byte != Byte.hash
            state = .comment
        case .literal, .escaped:
            stepInQuotes(byte)
        case .escape:
            state = .escaped
            if byte == Byte.newline { countLine() }
        case .backslash(let inWord):
            switch byte {
            case Byte.newline: join(inWord)
            case Byte.carriageReturn: state = .backslashReturn(inWord: inWord)
            default:
                begin(at: next - 1)
                end = next + 1
                state = .word
            }
        case .backslashReturn(let inWord):
            if byte == Byte.newline {
                join(inWord)
            } else {
                begin(at: next - 2)
                end = next
                state = .word
                return stepOutsideQuotes(byte)
            }
        }
        return nil
    }

    private mutating func stepOutsideQuotes(_ byte: UInt8) -> Statement? {
        if byte == Byte.newline { return endLine() }
        if Byte.isBlank(byte) {
            state = .between
            return nil
        }
        if byte == Byte.hash || byte == Byte.backslash, isInRawText {
            end = next + 1
            state = .word
            return nil
        }
        if case .between = state {
            switch byte {
            case Byte.hash:
                state = .hash
                return nil
            case Byte.backslash:
                state = .backslash(inWord: false)
                return nil
            default: state = .word
            }
        } else if byte == Byte.backslash {
            state = .backslash(inWord: true)
            return nil
        }
        begin(at: next)
        end = next + 1
        guard byte == Byte.apostrophe || byte == Byte.quote, !isInRawText else { return nil }
        if byte == Byte.quote {
            state = .escaped
        } else if OwnerName.rest(bytes[...], at: next) == nil,
            !Apostrophe.isText(bytes[(start?.index ?? next)...], at: next)
        {
            state = .literal
        }
        return nil
    }

    /// Whether the byte that is read is in the raw text of a statement that began on this line.
    private var isInRawText: Bool {
        guard let start, start.line == line else { return false }
        let lineEnd = bytes[next...].firstIndex(of: Byte.newline) ?? bytes.count
        return RawText.range(in: bytes[start.index..<lineEnd])?.contains(next) == true
    }

    private mutating func stepInQuotes(_ byte: UInt8) {
        end = next + 1
        if byte == Byte.newline { countLine() }
        if case .literal = state {
            if byte == Byte.apostrophe { state = .word }
        } else if byte == Byte.quote {
            state = .word
        } else if byte == Byte.backslash {
            state = .escape
        }
    }

    private mutating func begin(at index: Int) {
        if start == nil { start = (index, line, index - lineStart + 1) }
    }

    private mutating func join(_ inWord: Bool) {
        state = inWord ? .word : .between
        isJoined = true
        countLine()
    }

    private mutating func countLine() {
        line += 1
        lineStart = next + 1
    }

    private mutating func endLine() -> Statement? {
        let statement = takeStatement()
        state = .between
        countLine()
        return statement
    }

    private mutating func takeStatement() -> Statement? {
        isJoined = false
        defer { isCut = false }
        guard let begun = start else { return nil }
        start = nil
        return Statement(bytes[begun.index..<end], line: begun.line, column: begun.column, isCut: isCut)
    }

    /// Forgets the bytes before the statement that is being read.
    private mutating func forget() {
        // A backslash, or one with a carriage return, may turn out to begin the statement.
        let keep: Int
        switch state {
        case .backslash: keep = start?.index ?? next - 1
        case .backslashReturn: keep = start?.index ?? next - 2
        case .between, .word, .literal, .escaped, .escape, .comment, .hash: keep = start?.index ?? next
        }
        guard keep > 0 else { return }
        // Statements that were read keep the old buffer, so only the rest has to be copied.
        bytes = Array(bytes[keep...])
        next -= keep
        lineStart -= keep
        end -= keep
        start?.index -= keep
    }
}
