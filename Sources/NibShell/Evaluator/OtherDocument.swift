import Bytes
import CommandLanguage
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
        self.words = own
        guard session !== documents.session, !Self.looks(own) else { return }
        throw CommandError(
            "other-document", "'\(words[0].text)' works on the current document only", span: words[first].span,
            hints: ["'use \(Quoting.quote(names.shown(session)))' makes the other one the current document"])
    }

    /// Runs the statement while the document is the current one.
    func reply(by run: ([Word]) throws(CommandError) -> Reply) throws(CommandError) -> Reply {
        try documents.looking(at: session) { () throws(CommandError) in try run(words) }
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
        if looks(words) { return true }
        guard let place = try? Shell.table.parse(words, allowPrefixes: true).arguments.place(ofWord: index) else {
            return false
        }
        return place.kind.meansObject
    }
}
