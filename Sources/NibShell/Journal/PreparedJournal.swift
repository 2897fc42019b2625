import Platform

/// A journal without records that waits beside its place; it disappears if it is not put there.
struct PreparedJournal {
    /// The digest of the document's bytes in it.
    let digest: Digest
    /// Its length in bytes.
    let count: Int
    private let file: TemporaryFile

    /// Writes the journal.
    ///
    /// - Throws: what the system reports, as for a full disk.
    init(beside path: String, document: String, base: [UInt8], digest: Digest) throws(SystemError) {
        var writer = JournalWriter()
        writer.begin(document: document, base: base, digest: digest)
        file = try TemporaryFile(beside: path, isPrivate: true)
        try AtomicFile.writeAll(writer.bytes, to: file.file)
        count = writer.bytes.count
        self.digest = digest
    }

    /// Gives the journal its name.
    func putInPlace(_ path: String) throws(SystemError) { try file.rename(to: path) }
}
