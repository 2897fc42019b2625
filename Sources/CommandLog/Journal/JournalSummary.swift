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
    /// Whether the document has a newer journal.
    package let isEarlier: Bool

    private static let suffix = ".journal"

    /// Reads the journals of a folder, sorted by the paths of their documents.
    ///
    /// - Parameters:
    ///   - folder: the folder of the journals.
    ///   - documents: the documents whose journals are wanted, in any spelling; empty for all.
    /// - Returns: the summaries; those of damaged journals say so.
    package static func all(in folder: String, of documents: [String] = []) -> [JournalSummary] {
        let wanted = Set(documents.map { JournalName(document: $0, folder: folder).journal })
        let journals = FolderNames.of(folder).compactMap { file -> JournalSummary? in
            guard let name = current(file) else { return nil }
            guard wanted.isEmpty || wanted.contains(folder + "/" + name) else { return nil }
            return JournalSummary(folder + "/" + file, isEarlier: name != file)
        }
        return journals.sorted { a, b in
            if a.document != b.document { return a.document < b.document }
            return a.isEarlier == b.isEarlier ? a.identity.modified > b.identity.modified : b.isEarlier
        }
    }

    /// The file of the document's present journal, for the name of that or of an earlier one; nil for other files.
    private static func current(_ file: String) -> String? {
        if file.hasSuffix(suffix) { return file }
        guard let dot = file.lastIndex(of: "."), file[..<dot].hasSuffix(suffix),
            UInt32(file[file.index(after: dot)...]) != nil
        else { return nil }
        return String(file[..<dot])
    }

    /// Reads a journal; nil if it is gone or its header names no document.
    private init?(_ path: String, isEarlier: Bool) {
        guard let identity = try? FileIdentity(of: path), let file = try? JournalFile.open(path),
            let header = try? file.header()
        else { return nil }
        document = header.document
        journal = path
        self.isEarlier = isEarlier
        self.identity = identity
        let contents = try? file.contents(header)
        log = contents.map { (edits: $0.log.entries.count, isUnsaved: $0.log.isUnsaved) }
        isDamaged = contents == nil || contents?.damage != nil
    }
}
