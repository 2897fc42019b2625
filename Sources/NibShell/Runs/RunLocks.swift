import Platform
import Replies

/// The locks of all documents that are saved as one.
///
/// They are taken before the first document is opened, in an order that is the same for everybody: two runs that each wait for a document
/// which the other has would both fail.
struct RunLocks {
    /// The locks by path. A file without one fails when it is opened.
    private(set) var locks: [String: FileLock] = [:]
    /// What is told of saves that earlier runs did not finish. They are settled first, because that takes the same locks.
    private(set) var notices: [String] = []

    /// Takes the locks.
    ///
    /// - Parameters:
    ///   - paths: the documents.
    ///   - options: how shells are run on them.
    /// - Throws: an error if another process has one of them, or two paths lead to one file.
    init(_ paths: [String], options: ShellOptions) throws(CommandError) {
        CurrentProcess.allowManyFiles()
        for path in paths {
            notices += AbandonedSaves.notices(concerning: path, recordsIn: options.saveRecordFolder)
        }
        try Self.requireDistinct(paths)
        guard options.locksDocuments else { return }
        let real = paths.map { (path: $0, real: RealPath.of($0) ?? $0) }
        do throws(FileError) {
            for (path, _) in real.sorted(by: { $0.real < $1.real }) { locks[path] = try FileLock.take(path) }
        } catch { throw CommandError(error) }
    }

    /// Refuses names of one file, because each would get the edits that were made under it.
    private static func requireDistinct(_ paths: [String]) throws(CommandError) {
        var seen: [FileStatus.Identity: String] = [:]
        for path in paths {
            guard let identity = FileStatus(path)?.identity,
                let first = seen.updateValue(path, forKey: identity)
            else { continue }
            throw CommandError(
                "same-file", "'\(first)' and '\(path)' are one file with two names (hard links)",
                hints: ["give one of them; the other name will lead to the old contents"])
        }
    }
}
