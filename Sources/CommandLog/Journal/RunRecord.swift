import Platform

/// What a run over several documents saved as one, so that it can be undone as one.
///
/// A record is text (`SealedLines`): the line `nibsh run 1` and a line for each document that the run changed:
///
///     document STATE NEWSTATE BEFORE AFTER "PATH"
///
/// STATE is that of the document's log before the run, NEWSTATE the one that the run led to; BEFORE and AFTER are digests of the file's bytes.
package struct RunRecord: Equatable, Sendable {
    /// One of the documents.
    package struct Document: Equatable, Sendable {
        /// Its absolute path.
        package let path: String
        /// The state of its log before the run, and after it.
        package let states: (before: Int, after: Int)
        /// The digests of its bytes before the run, and after it.
        package let digests: (before: Digest, after: Digest)

        /// Notes what a run did to a document.
        package init(path: String, states: (before: Int, after: Int), digests: (before: Digest, after: Digest)) {
            (self.path, self.states, self.digests) = (PathName.absolute(path), states, digests)
        }

        /// Whether two notes say the same.
        package static func == (a: Document, b: Document) -> Bool {
            a.path == b.path && a.states == b.states && a.digests == b.digests
        }
    }

    /// The number of the run, by which people name it.
    package let number: Int
    /// The documents that it changed.
    package let documents: [Document]

    private static let title = "nibsh run 1"

    /// The record as it is on disk.
    static func bytes(of documents: [Document]) -> [UInt8] {
        SealedLines.bytes(title: title) { writer in
            for document in documents {
                writer.word("document")
                writer.number(document.states.before)
                writer.number(document.states.after)
                writer.word(document.digests.before.description)
                writer.word(document.digests.after.description)
                writer.quoted(document.path)
                writer.endLine()
            }
        }
    }

    /// Reads a record; nil for anything that is not a complete one, such as that of a run that saved nothing yet.
    init?(_ bytes: [UInt8], number: Int) {
        guard let documents = SealedLines.values(of: bytes, title: Self.title, Self.document) else { return nil }
        (self.number, self.documents) = (number, documents)
    }

    private static func document(_ scanner: inout RecordScanner) -> Document? {
        guard scanner.skip("document"), let old = scanner.number(), let new = scanner.number(),
            let before = scanner.digest(), let after = scanner.digest(), let path = scanner.quoted()
        else { return nil }
        return Document(path: path, states: (old, new), digests: (before, after))
    }
}
