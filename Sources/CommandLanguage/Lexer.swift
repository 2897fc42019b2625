import Replies

/// Splits a statement into words.
///
/// White space outside quotes separates words. `'…'` is literal; `"…"` has the escapes `\"`, `\\`, `\n`, `\t`, `\r` and
/// `\u{HEX}`. Outside quotes, `\x` stands for x, and a backslash before a line end joins the lines. Quoted pieces join their
/// neighbours. `#` at the start of a word begins a comment up to the end of the line. Brackets have no meaning here.
package enum Lexer {
    /// The words of one statement.
    ///
    /// A line end outside quotes is white space here; ``StatementReader`` splits a text into statements.
    ///
    /// - Throws: a ``CommandError`` with its span for an unterminated quote, an unknown escape in double quotes, or a
    ///   backslash with nothing after it.
    package static func words(of statement: String) throws(CommandError) -> [Word] { try words(scan(statement)) }

    /// The words of a statement that was read from a text; their spans count from the beginning of the statement.
    ///
    /// - Throws: as for a statement that is given as a string.
    package static func words(of statement: Statement) throws(CommandError) -> [Word] {
        try words(scan(statement.bytes))
    }

    private static func words(_ scan: Scan) throws(CommandError) -> [Word] {
        if let problem = scan.problem { throw problem }
        return scan.words
    }

    /// The words of a statement that may have mistakes; those after a mistake are a best guess.
    package static func guessedWords(of statement: String) -> [Word] { scan(statement).words }

    /// Whether the text ends inside a quote or after a backslash, so that the statement continues on the next line.
    package static func isUnfinished(_ text: String) -> Bool {
        switch scan(text).ending {
        case .quote, .backslash: true
        case .word, .between, .comment: false
        }
    }

    /// What a text ends in the middle of.
    enum Ending: Equatable {
        case between
        case word
        case comment
        case backslash
        case quote(UInt8)
    }

    /// The words of a text, finished or not, and how it ends.
    struct Scan {
        var words: [Word] = []
        var ending = Ending.between
        /// The first mistake; the words after it are a best guess.
        var problem: CommandError?
    }

    /// Reads words up to the end of the text, even if it has mistakes.
    static func scan(_ text: String) -> Scan { scan(Array(text.utf8)[...]) }

    private static func scan(_ bytes: ArraySlice<UInt8>) -> Scan {
        if let text = RawText.range(in: bytes) { return rawScan(bytes, text: text) }
        return plainScan(bytes)
    }

    /// The words before a raw text, the text as one word, and the words after it.
    private static func rawScan(_ bytes: ArraySlice<UInt8>, text: Range<Int>) -> Scan {
        var scan = plainScan(bytes[..<text.lowerBound])
        let count = text.count
        let start = bytes.startIndex
        scan.words.append(
            Word(
                String(decoding: bytes[text], as: UTF8.self),
                span: text.lowerBound - start..<text.upperBound - start, quoted: [0..<count]))
        let rest = plainScan(bytes[text.upperBound...])
        let offset = text.upperBound - start
        scan.words += rest.words.map {
            Word($0.text, span: $0.span.lowerBound + offset..<$0.span.upperBound + offset, quoted: $0.quoted)
        }
        scan.problem = rest.problem
        scan.ending = rest.words.isEmpty && text.upperBound == bytes.endIndex ? .word : rest.ending
        return scan
    }

    private static func plainScan(_ bytes: ArraySlice<UInt8>) -> Scan {
        var scan = Scan()
        // Most statements have no more words.
        scan.words.reserveCapacity(8)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if Byte.isBlank(byte) {
                index += 1
                scan.ending = .between
            } else if byte == Byte.hash {
                index = bytes[index...].firstIndex(of: Byte.newline) ?? bytes.endIndex
                scan.ending = .comment
            } else if let length = Byte.joinLength(bytes, at: index) {
                index += length
                scan.ending = .backslash
            } else if let end = Byte.plainWordEnd(bytes, from: index) {
                let span = index - bytes.startIndex..<end - bytes.startIndex
                scan.words.append(Word(String(decoding: bytes[index..<end], as: UTF8.self), span: span))
                scan.ending = .word
                index = end
            } else {
                var word = WordReader(bytes, at: index)
                word.read()
                scan.words.append(word.word)
                scan.ending = word.ending
                scan.problem = scan.problem ?? word.problem
                index = word.index
            }
        }
        return scan
    }
}
