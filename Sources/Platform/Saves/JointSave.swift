/// Several files written as one: afterwards all of them are new, or all are as they were, also when the process is killed or
/// the disk fails in the middle.
///
/// The new contents are written beside their files and brought to the disk, and the old ones are kept beside them. Then a record
/// in a folder of this user's names all of that (`SaveRecord`), each new content takes the place of its file, and the record is
/// removed. When one cannot, those before it are put back. Whoever finds the record of a process that has ended does the rest
/// (`AbandonedSaves`).
package enum JointSave {
    /// A file and what is to be in it.
    package struct File {
        /// Its path.
        package let path: String
        /// Its new bytes.
        package let bytes: [UInt8]

        /// Makes a file to be written, which need not be there yet.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Writes files as one.
    ///
    /// - Parameters:
    ///   - files: the files, each once.
    ///   - folder: the folder of the records; nil where there is none, and then only errors are undone, not kills.
    ///   - locks: the locks of the files that are held.
    ///   - beforeTheFirst: called when everything that may fail for want of room or rights is done; for tests.
    ///   - beforePuttingBack: called before old contents are put back; for tests.
    /// - Returns: the new files, in their order.
    /// - Throws: the `FileError` of the file that cannot be written. All files are as they were then, or the error says which
    ///   are not.
    package static func write(
        _ files: [File], recordsIn folder: String?, holding locks: [FileLock] = [], beforeTheFirst: () -> Void = {},
        beforePuttingBack: () -> Void = {}
    ) throws(FileError) -> [WrittenFile] {
        func lock(of file: File) -> FileLock? { locks.first { $0.covers(file.path) } }
        if let only = files.first, files.count == 1 {
            return [try AtomicFile.stage(only.bytes, for: only.path).putInPlace(holding: lock(of: only))]
        }
        var staged: [AtomicFile.Staged] = []
        for file in files { staged.append(try AtomicFile.stage(file.bytes, for: file.path, as: .joint)) }
        var kept: [Kept?] = []
        for content in staged { kept.append(try Kept(content)) }
        // What the record names must be there under these names after a power failure, too.
        for folder in Set(staged.map { PathName.folder($0.target) }) { FileSystem.synchronizeFolder(folder) }
        let record = try folder.map { folder throws(FileError) in
            try SaveRecord.Written(in: folder, entries(of: files, staged: staged, kept: kept))
        }
        beforeTheFirst()
        var written: [WrittenFile] = []
        for (index, content) in staged.enumerated() {
            do throws(FileError) {
                // Several of the files may be names of one.
                let others = staged.count { $0.replaced != nil && $0.replaced == content.replaced } - 1
                written.append(try content.putInPlace(holding: lock(of: files[index]), besides: max(0, others)))
            } catch {
                beforePuttingBack()
                let stuck = putBack(Array(zip(staged, kept).prefix(index)))
                // A record that stays is tried again whenever one of the files is opened.
                if stuck.isEmpty { record?.remove() }
                throw failure(error, stuck: stuck)
            }
        }
        record?.remove()
        return written
    }

    /// The old content of a file, kept beside it.
    private struct Kept {
        let file: TemporaryFile
        let digest: Digest

        /// Keeps it by a second name where the file system has such, otherwise as a copy; nil when the file is not there.
        init?(_ content: AtomicFile.Staged) throws(FileError) {
            if content.isNew { return nil }
            let target = content.target
            let bytes = try FileIO.read(target)
            digest = Digest(of: bytes)
            do throws(SystemError) {
                file = try TemporaryFile(linking: target, for: .joint)
            } catch {
                file = try Self.copy(bytes, of: target)
            }
        }

        private static func copy(_ bytes: [UInt8], of target: String) throws(FileError) -> TemporaryFile {
            do throws(SystemError) {
                let copy = try TemporaryFile(beside: target, holding: bytes, for: .joint)
                _ = try copy.takeOver(FileStatus(of: target), of: target)
                try copy.file.synchronize()
                return copy
            } catch { throw FileError(error, path: target, operation: "write") }
        }
    }

    private static func entries(
        of files: [File], staged: [AtomicFile.Staged], kept: [Kept?]
    ) -> [SaveRecord.Entry] {
        files.indices.map { index in
            SaveRecord.Entry(
                path: PathName.absolute(staged[index].target), before: kept[index]?.digest,
                after: Digest(of: files[index].bytes), new: PathName.absolute(staged[index].temporary.path),
                old: kept[index].map { PathName.absolute($0.file.path) })
        }
    }

    /// Puts the old contents back in the place of files that are new already.
    ///
    /// - Returns: the files for which that failed; their old contents stay beside them.
    private static func putBack(_ done: [(content: AtomicFile.Staged, old: Kept?)]) -> [String] {
        var stuck: [String] = []
        for (content, old) in done.reversed() {
            do throws(SystemError) {
                if let old {
                    try old.file.rename(to: content.target)
                } else {
                    try FileSystem.removeFile(content.target)
                }
                FileSystem.synchronizeFolder(PathName.folder(content.target))
            } catch {
                old?.file.keep()
                stuck.append(content.target)
            }
        }
        return stuck
    }

    /// The error of the file that could not be written, with what became of the others.
    private static func failure(_ error: FileError, stuck: [String]) -> FileError {
        let hint =
            stuck.isEmpty
            ? "no file was changed"
            : "these files are new already, and could not be put back: \(stuck.joined(separator: ", ")); opening one of "
                + "them tries again"
        return FileError(
            error.kind, path: error.path, operation: error.operation, code: error.code, reason: error.reason, hint: hint
        )
    }
}
