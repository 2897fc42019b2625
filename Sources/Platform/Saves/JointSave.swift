/// Several files written as one: afterwards all of them are new, or all are as they were, also when the process is killed or
/// the disk fails in the middle.
///
/// First a record in a folder of this user's says what is about to be done (`SaveRecord`). The new contents are written beside their
/// files and brought to the disk, and the old ones are kept beside them. Then each new content takes the place of its file, and the
/// record is removed. When one cannot, those before it are put back. Whoever finds the record of a process that has ended does the
/// rest (`AbandonedSaves`), so that no file stays beside another one.
package enum JointSave {
    /// A file and what is to be in it.
    package struct File {
        /// Its path.
        package let path: String
        /// Its new bytes.
        package let bytes: [UInt8]
        /// Its lock, if that is held.
        package let lock: FileLock?

        /// Makes a file to be written, which need not be there yet.
        package init(path: String, bytes: [UInt8], lock: FileLock? = nil) {
            self.path = path
            self.bytes = bytes
            self.lock = lock
        }
    }

    /// What tests do in the middle of a save.
    struct Steps {
        /// Called after each step that a kill may follow.
        var next: () -> Void = {}
        /// Called when everything that may fail for want of room or rights is done.
        var beforeTheFirst: () -> Void = {}
        /// Called before old contents are put back.
        var beforePuttingBack: () -> Void = {}
    }

    /// Writes files as one.
    ///
    /// - Parameters:
    ///   - files: the files, each once.
    ///   - folder: the folder of the records; nil where there is none, and then only errors are undone, not kills.
    /// - Returns: the new files, in their order.
    /// - Throws: the `FileError` of the file that cannot be written. All files are as they were then, or the error says which
    ///   are not.
    package static func write(_ files: [File], recordsIn folder: String?) throws(FileError) -> [WrittenFile] {
        try write(files, recordsIn: folder, steps: Steps())
    }

    static func write(_ files: [File], recordsIn folder: String?, steps: Steps) throws(FileError) -> [WrittenFile] {
        if files.isEmpty { return [] }
        if let only = files.first, files.count == 1 {
            return [try AtomicFile.write(only.bytes, to: only.path, holding: only.lock)]
        }
        var entries: [SaveRecord.Entry] = []
        for file in files { entries.append(try entry(of: file, as: folder == nil ? .own : .joint)) }
        let record = try folder.map { folder throws(FileError) in try SaveRecord.Written(in: folder, entries) }
        do throws(Failure) {
            let written = try write(files, asSaidBy: entries, steps: steps)
            record?.remove()
            return written
        } catch {
            // A record that stays is tried again whenever a document in one of the folders is opened.
            if error.stuck.isEmpty { record?.remove() }
            throw error.error
        }
    }

    /// Why a save failed.
    private struct Failure: Error {
        let error: FileError
        /// The files that are new already and could not be put back.
        var stuck: [String] = []
    }

    /// What is about to be done with a file.
    private static func entry(of file: File, as purpose: TemporaryFile.Purpose) throws(FileError) -> SaveRecord.Entry {
        let (target, status) = try WriteTarget(of: file.path).file(askedFor: file.path)
        let before = status == nil ? nil : Digest(of: try FileIO.read(target))
        let path = PathName.absolute(target)
        let number = UInt32.random(in: .min ..< .max)
        return SaveRecord.Entry(
            path: path, before: before, after: Digest(of: file.bytes),
            new: TemporaryFile.path(beside: path, number: number, for: purpose),
            old: before.map { _ in TemporaryFile.path(beside: path, number: number + 1, for: purpose) })
    }

    /// Writes the files, and leaves nothing beside them when it returns or throws, unless files are stuck.
    private static func write(
        _ files: [File], asSaidBy entries: [SaveRecord.Entry], steps: Steps
    ) throws(Failure) -> [WrittenFile] {
        var staged: [AtomicFile.Staged] = []
        var kept: [TemporaryFile?] = []
        do throws(FileError) {
            for (file, entry) in zip(files, entries) {
                steps.next()
                let content = try AtomicFile.stage(file.bytes, for: file.path, at: entry.new)
                guard content.isNew || entry.old != nil else { throw content.taken }
                staged.append(content)
            }
            for (content, entry) in zip(staged, entries) {
                steps.next()
                kept.append(try entry.old.map { old throws(FileError) in try keep(content.target, at: old) })
            }
        } catch { throw Failure(error: error) }
        // What the record names must be there under these names after a power failure, too.
        let folders = Set(staged.map { PathName.folder($0.target) })
        for folder in folders { FileSystem.synchronizeFolder(folder) }
        steps.beforeTheFirst()
        var written: [WrittenFile] = []
        for (index, content) in staged.enumerated() {
            do throws(FileError) {
                steps.next()
                // Several of the files may be names of one.
                let others = staged.count { $0.replaced != nil && $0.replaced == content.replaced } - 1
                written.append(
                    try content.putInPlace(holding: files[index].lock, besides: max(0, others), isLast: false))
            } catch {
                steps.beforePuttingBack()
                let stuck = putBack(Array(zip(staged, kept).prefix(index)))
                throw failure(error, stuck: stuck)
            }
        }
        steps.next()
        // Until all of them are on the disk, the record says what is left to do.
        for folder in folders { FileSystem.synchronizeFolder(folder) }
        return written
    }

    /// Keeps the old content of a file by a second name where the file system has such, otherwise as a copy.
    private static func keep(_ target: String, at path: String) throws(FileError) -> TemporaryFile {
        if let link = try? TemporaryFile(linking: target, at: path) { return link }
        let bytes = try FileIO.read(target)
        do throws(SystemError) {
            let copy = try TemporaryFile(at: path, isPrivate: true)
            try AtomicFile.writeAll(bytes, to: copy.file)
            _ = try copy.takeOver(FileStatus(of: target), of: target)
            try copy.file.synchronize()
            return copy
        } catch { throw FileError(error, path: target, operation: "write") }
    }

    /// Puts the old contents back in the place of files that are new already.
    ///
    /// - Returns: the files for which that failed; their old contents stay beside them.
    private static func putBack(_ done: [(content: AtomicFile.Staged, old: TemporaryFile?)]) -> [String] {
        var stuck: [String] = []
        for (content, old) in done.reversed() {
            do throws(SystemError) {
                if let old {
                    try old.rename(to: content.target)
                } else {
                    try FileSystem.removeFile(content.target)
                }
                FileSystem.synchronizeFolder(PathName.folder(content.target))
            } catch {
                old?.keep()
                stuck.append(content.target)
            }
        }
        return stuck
    }

    /// The error of the file that could not be written, with what became of the others.
    private static func failure(_ error: FileError, stuck: [String]) -> Failure {
        let hint =
            stuck.isEmpty
            ? "no file was changed"
            : "these files are new already, and could not be put back: \(stuck.joined(separator: ", ")); opening one of "
                + "them tries again"
        return Failure(
            error: FileError(
                error.kind, path: error.path, operation: error.operation, code: error.code, reason: error.reason,
                hint: hint), stuck: stuck)
    }
}
