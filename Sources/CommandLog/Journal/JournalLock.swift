import Bytes
import Platform

/// The lock by which one session at a time has a document's journal; the system frees it when the process ends.
final class JournalLock {
    private let path: String
    private let file: Descriptor

    /// Takes the lock in the file at `path`, which it makes if need be, and writes the process number into it.
    ///
    /// A file system that has no locks is no error.
    ///
    /// - Throws: `inUse` when another session holds it, or `file` when the file cannot be made.
    init(_ path: String, document: String) throws(JournalError) {
        self.path = path
        var file: Descriptor
        var tries = 0
        repeat {
            tries += 1
            do throws(OwnFile.Problem) {
                file = try OwnFile.open(path, options: [.updating, .making], hasOneName: true)
            } catch {
                throw .file(error.fileError(path: path, operation: "lock the journal with"))
            }
            guard Self.take(file) else { throw .inUse(Self.holder(file), document: document) }
            // Whoever had the lock may have removed the file meanwhile; a lock in that would keep nobody off.
        } while tries < 20 && !file.isStill(at: path)
        self.file = file
        let text = Array("\(CurrentProcess.number)\n".utf8)
        if (try? file.truncate(to: 0)) != nil { _ = text.withUnsafeBytes { file.write($0) } }
    }

    /// Takes the lock; one that is held is waited for a moment.
    ///
    /// A process that is just being started has its parent's open files, locks and all, until its program begins; and a
    /// batch run holds a lock for milliseconds only. A lock that names this very process is likely to be of the first sort, so it
    /// is waited for longer: on a busy machine a start takes its time.
    private static func take(_ file: Descriptor) -> Bool {
        for pause in [0, 2, 5, 10, 20, 40, 80, 160, 320] {
            if pause > 40 && holder(file) != CurrentProcess.number { return false }
            Clock.sleep(milliseconds: pause)
            if file.lock() { return true }
        }
        return false
    }

    /// Removes the lock's file, while the lock is still held.
    func remove() {
        if file.isStill(at: path) { FileSystem.remove(path) }
    }

    private static func holder(_ file: Descriptor) -> Int? {
        guard let bytes = try? file.bytes(at: 0, count: 32) else { return nil }
        return Int(String(decoding: bytes.prefix { $0 != Byte.newline }, as: UTF8.self))
    }
}
