import Platform
import TemporaryFolders

@testable import CommandLog

/// The journal of a document View.xib in a folder of its own.
extension TemporaryFolder {
    /// Writes a journal.
    ///
    /// - Parameters:
    ///   - base: the document's bytes.
    ///   - records: the records after them.
    /// - Returns: its path and its bytes.
    /// - Throws: why it cannot be written.
    func writeJournal(base: [UInt8], _ records: [LogRecord]) throws -> (path: String, whole: [UInt8]) {
        let journal = try openJournal()
        defer { journal.close() }
        try journal.begin(base: base, digest: Digest(of: base))
        try journal.append(records)
        return (journal.path, try FileIO.read(journal.path))
    }

    /// Opens the journal.
    ///
    /// - Throws: why it cannot be opened.
    func openJournal() throws(JournalError) -> Journal {
        try Journal.open(documentPath: self("View.xib"), folder: self("journals"))
    }
}
