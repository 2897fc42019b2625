/// What a save of several files is about to do, on disk for as long as it is under way.
///
/// A record is text: the line `nibsh save 1`, a line for each file, and a last line that has the digest of all lines before it:
///
///     file BEFORE AFTER "PATH" "NEW" "OLD"
///     end DIGEST
///
/// BEFORE and AFTER are digests of the file's bytes, BEFORE `-` when it is not there; NEW is the path of the new content beside
/// it, OLD that of the old one, empty when there is none. The record is there before these two are, and after they are gone. Quoting is that of journals (`RecordQuoting`).
struct SaveRecord: Equatable {
    /// One of the files.
    struct Entry: Equatable {
        let path: String
        let before: Digest?
        let after: Digest
        let new: String
        let old: String?
    }

    let entries: [Entry]
    private static let title = "nibsh save 1"

    /// The record as it is on disk.
    var bytes: [UInt8] {
        SealedLines.bytes(title: Self.title) { writer in
            for entry in entries {
                writer.word("file")
                writer.word(entry.before?.description ?? "-")
                writer.word(entry.after.description)
                for path in [entry.path, entry.new, entry.old ?? ""] { writer.quoted(path) }
                writer.endLine()
            }
        }
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// Reads a record; nil for anything that is not a complete one.
    init?(_ bytes: [UInt8]) {
        guard let entries = SealedLines.values(of: bytes, title: Self.title, Self.entry) else { return nil }
        self.entries = entries
    }

    private static func entry(_ scanner: inout RecordScanner) -> Entry? {
        guard scanner.skip("file") else { return nil }
        let before = scanner.skip("-") ? nil : scanner.digest()
        guard let after = scanner.digest(), let path = scanner.quoted(), let new = scanner.quoted(),
            let old = scanner.quoted()
        else { return nil }
        return Entry(path: path, before: before, after: after, new: new, old: old.isEmpty ? nil : old)
    }
}

extension SaveRecord {
    /// How the names of records end.
    static let suffix = ".save"
    /// How the names of records end that are not complete yet.
    static let unfinished = ".new"

    /// A record on disk, which this process holds the lock of; others take one that nobody holds for abandoned.
    final class Written {
        private let path: String
        private let file: Descriptor

        /// Writes a record and flushes it to disk.
        init(in folder: String, _ entries: [Entry]) throws(FileError) {
            try OwnFolder.make(folder)
            do throws(SystemError) {
                let temporary = try TemporaryFile(in: folder, suffix: SaveRecord.unfinished, [])
                guard temporary.file.lock() else { throw SystemError.denied }
                try AtomicFile.writeAll(SaveRecord(entries).bytes, to: temporary.file)
                try temporary.file.synchronize()
                // In containers, one process after the other has the same number.
                let lot = UInt32.random(in: .min ... .max)
                path = "\(temporary.path).\(lot)\(SaveRecord.suffix)"
                file = temporary.file
                try temporary.rename(to: path)
                FileSystem.synchronizeFolder(folder)
            } catch {
                throw FileError(error, path: folder, operation: "write a record of the save into")
            }
        }

        /// Removes the record, because the save is done or undone.
        ///
        /// The removal is brought to the disk: a record that came back after a power failure would speak of files as they were then.
        func remove() {
            FileSystem.remove(path)
            FileSystem.synchronizeFolder(PathName.folder(path))
        }
    }
}
