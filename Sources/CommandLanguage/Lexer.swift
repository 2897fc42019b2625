/// Splits a statement into words.
///
/// White space outside quotes separates. `'…'` is literal; `"…"` knows the escapes `\"`, `\\`, `\n`, `\t`, `\r` and
/// `\u{HEX}`; outside quotes `\x` gives x, and a backslash before a line end joins the lines. Quoted pieces glue to
/// their neighbours. `#` at the start of a word begins a comment up to the end of the line. Brackets mean nothing here.
public enum Lexer {
    /// The words of one statement.
    ///
    /// A line end outside quotes is white space here: texts of several statements go through ``StatementReader``.
    ///
    /// - Throws: a ``LanguageError`` with its span for an unterminated quote, an escape that does not exist in double
    ///   quotes, or a backslash with nothing behind it.
    public static func words(of statement: String) throws(LanguageError) -> [Word] { try words(scan(statement)) }

    /// The words of a statement of a text; their spans count from its beginning.
    ///
    /// - Throws: as for one that is given as a string.
    public static func words(of statement: Statement) throws(LanguageError) -> [Word] {
        try words(scan(statement.bytes))
    }

    private static func words(_ scan: Scan) throws(LanguageError) -> [Word] {
        if let problem = scan.problem { throw problem }
        return scan.words
    }

    /// Whether the text ends inside a quote or behind a backslash, so that its statement goes on in the next line.
    public static func isUnfinished(_ text: String) -> Bool {
        switch scan(text).ending {
        case .quote, .backslash: true
        case .word, .between, .comment: false
        }
    }

    /// What the end of a text is in the middle of.
    enum Ending: Equatable {
        case between
        case word
        case comment
        case backslash
        case quote(UInt8)
    }

    /// Everything that can be said of a text, finished or not.
    struct Scan {
        var words: [Word] = []
        var ending = Ending.between
        /// The first thing that is wrong; the words are then as good as they can be made.
        var problem: LanguageError?
    }

    /// Reads words up to the end of the text, whatever is wrong with it.
    static func scan(_ text: String) -> Scan { scan(Array(text.utf8)[...]) }

    private static func scan(_ bytes: ArraySlice<UInt8>) -> Scan {
        var scan = Scan()
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
