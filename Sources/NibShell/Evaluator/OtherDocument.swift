import Bytes
import CommandLanguage
import Queries
import Replies

/// A statement about objects of an open document that it names: `inspect Login.xib:'Sign in'`.
struct OtherDocument {
    private let documents: OpenDocuments
    /// The session of the document.
    private let session: Session
    /// The words of the statement in that document.
    private let words: [Word]

    /// Reads the words of a statement; nil if none is an object with the name of a document.
    ///
    /// - Throws: an error if no document or several are open by the name, if other words name another one, or if the command does not only
    ///   look and the document is not the current one.
    init?(_ words: [Word], in documents: OpenDocuments) throws(CommandError) {
        guard let verb = words.first, !WrittenStatement.isText(after: verb) else { return nil }
        let prefixed = words.indices.dropFirst().filter { Self.document(of: words[$0]) != nil }
        guard let first = prefixed.first, Self.isAboutObject(words, at: first) else { return nil }
        self.documents = documents
        let names = documents.names
        if let line = Self.withTarget(words, at: first) {
            throw CommandError(
                "usage", "missing 'to' before \(Quoting.shown(words[first].text))", span: words[first].span,
                hints: [Correction.line(line)])
        }
        session = try names.session(named: Self.document(of: words[first])!)
        var own = words
        for index in prefixed {
            let name = Self.document(of: words[index])!
            guard try names.session(named: name) === session else {
                throw CommandError(
                    "two-documents", "a statement is about one document", span: words[index].span,
                    hints: ["'\(words[0].text)' looks at objects of one document at a time"])
            }
            own[index] = DocumentPlace(words[index]).parent
        }
        // The name alone means the document as a whole: 'tree Login.xib:'.
        self.words = own.filter { !$0.text.isEmpty || !$0.isBare }
        guard session !== documents.session, !Self.looks(own) else { return }
        throw CommandError(
            "other-document", "'\(words[0].text)' works on the current document only", span: words[first].span,
            hints: ["'use \(Quoting.quote(names.shown(session)))' makes the other one the current document"])
    }

    /// Returns the words of a statement with whole names of open documents: `Login:'Sign in'` is `Login.xib:'Sign in'`.
    static func spelled(_ words: [Word], in documents: OpenDocuments) -> [Word] {
        guard documents.sessions.count > 1, let verb = words.first, !WrittenStatement.isText(after: verb) else {
            return words
        }
        return words.enumerated().map { index, word in
            guard document(of: word) == nil, let (name, object) = word.split(atFirst: Byte.colon),
                QueryField(rawValue: name.text) == nil
            else { return word }
            let found = documents.names.sessions(named: name.text)
            guard found.count == 1,
                isAboutObject(words, at: index) || kind(of: words, at: index) == .documentPlace
            else { return word }
            let place = DocumentPlace(file: documents.names.name(of: found[0]), parent: object).word
            return Word(place.text, span: word.span, quoted: place.quoted)
        }
    }

    /// Runs the statement while the document is the current one.
    func reply(by run: ([Word]) throws(CommandError) -> Reply) throws(CommandError) -> Reply {
        try documents.looking(at: session) { () throws(CommandError) in try run(words) }
    }

    /// The statement with the `to` that its last word lacks, which names a place in another document; nil if it does not fit.
    private static func withTarget(_ words: [Word], at index: Int) -> [Word]? {
        guard index > 1, index == words.count - 1, !looks(words), !words.contains(where: { $0.isBare("to") }) else {
            return nil
        }
        let line = Array(words[..<index] + [Word("to")] + words[index...])
        return kind(of: line, at: index + 1) == .documentPlace ? line : nil
    }

    /// The name of a document that a word has before a colon; nil if it has none.
    static func document(of word: Word) -> Word? {
        // Every word of every statement is looked at, and few have this sign.
        guard word.text.utf8.contains(Byte.colon), let name = DocumentPlace(word).file else { return nil }
        return word.isQuoted(at: name.text.utf8.count) ? nil : name
    }

    /// Whether a statement begins with a command that only looks.
    static func looks(_ words: [Word]) -> Bool {
        let words = Shell.table.reworded(words)?.words ?? words
        let names = [2, 1].lazy.map { words.prefix($0).map(\.text).joined(separator: " ") }
        return names.compactMap { Shell.table[$0] }.first.map { CommandList.looking.contains($0.name) } ?? false
    }

    /// Whether a word is where an object is meant, or what is searched for.
    private static func isAboutObject(_ words: [Word], at index: Int) -> Bool {
        looks(words) || kind(of: words, at: index)?.meansObject == true
    }

    /// What a word means to its command; nil if that is not known.
    private static func kind(of words: [Word], at index: Int) -> ParameterKind? {
        (try? Shell.table.parse(words, allowPrefixes: true))?.arguments.place(ofWord: index)?.kind
    }
}
