import Platform

/// What a journal in the state folder says about its document.
package struct JournalSummary {
    /// The absolute path of the document.
    package let document: String
    /// The path of the journal.
    package let journal: String
    /// The size of the journal and when it was last changed.
    package let identity: FileIdentity
    /// The number of edits that can be read and whether some of them are not saved; nil when none can be.
    package let log: (edits: Int, isUnsaved: Bool)?
    /// Whether a part of the journal is damaged, or all of it.
    package let isDamaged: Bool

    private static let suffix = ".journal"

    /// Reads the journals of a folder, sorted by the paths of their documents.
    ///
    /// - Parameters:
    ///   - folder: the folder of the journals.
    ///   - documents: the documents whose journals are wanted, in any spelling; empty for all.
    /// - Returns: the summaries; those of damaged journals say so.
    package static func all(in folder: String, of documents: [String] = []) -> [JournalSummary] {
        let wanted = Set(documents.map { JournalName(document: $0, folder: folder).journal })
        let paths = FolderNames.of(folder).filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }
        return paths.filter { wanted.isEmpty || wanted.contains($0) }.compactMap { JournalSummary($0) }
            .sorted { ($0.document, $0.journal) < ($1.document, $1.journal) }
    }

    /// Reads a journal; nil if it is gone or its header names no document.
    private init?(_ path: String) {
        guard let identity = try? FileIdentity(of: path), let file = try? JournalFile.open(path),
            let header = try? file.header()
        else { return nil }
        document = header.document
        journal = path
        self.identity = identity
        let contents = try? file.contents(header)
        log = contents.map { (edits: $0.log.entries.count, isUnsaved: $0.log.state != $0.log.savedState) }
        isDamaged = contents == nil || contents?.damage != nil
    }
}
