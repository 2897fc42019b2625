import CommandLanguage
import Platform
import Replies
import Wording

/// The names of open documents: each is the end of a path that no other of them has, such as `View.xib` or `Login/View.xib`.
struct DocumentNames {
    /// The documents with their names, in the order of the names.
    let sorted: [(name: String, session: Session)]

    /// Names the documents of sessions.
    init(_ sessions: [Session]) {
        let paths = sessions.map(Self.parts(of:))
        let names = sessions.indices.map { index in
            let others = paths.indices.filter { $0 != index }.map { paths[$0] }
            let own = paths[index]
            let count = own.indices.map { $0 + 1 }.first { count in
                !others.contains { $0.suffix(count).elementsEqual(own.suffix(count)) }
            }
            return own.suffix(count ?? own.count).joined(separator: "/")
        }
        sorted = zip(names, sessions).map { (name: $0, session: $1) }.sorted { $0.name < $1.name }
    }

    /// Returns the name of a document.
    func name(of session: Session) -> String {
        sorted.first { $0.session === session }?.name ?? session.name
    }

    /// Returns the name of a document as a terminal may show it.
    func shown(_ session: Session) -> String { ShownText.line(name(of: session)) }

    /// Returns the documents that a text names: by a path or the end of one, with or without the file's ending.
    func sessions(named text: String) -> [Session] {
        guard !text.isEmpty else { return [] }
        if let one = sorted.first(where: { $0.name == text || $0.session.path == text }) { return [one.session] }
        let file = RealPath.reached(by: text)
        if let one = sorted.first(where: { RealPath.reached(by: $0.session.path) == file }) { return [one.session] }
        let wanted = Self.parts(text)
        return sorted.map(\.session).filter { session in
            let parts = Self.parts(of: session).suffix(wanted.count)
            return parts.elementsEqual(wanted)
                || parts.dropLast() + [Substring(PathName.stem(session.name))] == wanted[...]
        }
    }

    /// Returns the document that a word names.
    ///
    /// - Throws: an error if it names none, or several.
    func session(named word: Word) throws(CommandError) -> Session {
        let found = sessions(named: word.text)
        if found.count > 1 {
            throw CommandError(
                "ambiguous-document", "\(found.count) open documents are called '\(word.text)'", span: word.span,
                hints: ["say which one: \(found.map { Quoting.quote(name(of: $0)) }.joined(separator: ", "))"])
        }
        if let session = found.first { return session }
        let near = Nearest.names(to: word.text, among: sorted.map(\.name))
        let opens = FileStatus(word.text)?.isFile == true ? ["'open \(Quoting.quote(word.text))' opens it"] : []
        throw CommandError(
            "unknown-document", "no open document is called '\(word.text)'", span: word.span,
            hints: Advice.didYouMean(near) + opens + ["'documents' lists the open documents, 'open FILE' opens another"]
        )
    }

    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }

    /// The parts of a document's path, with the name that it was opened by at the end.
    private static func parts(of session: Session) -> [Substring] {
        let folder = PathName.folder(session.path)
        return parts(PathName.join(RealPath.of(folder) ?? folder, PathName.base(session.path)))
    }
}
