#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
            do {
                file = try Descriptor(path, O_RDWR | O_CREAT, mode: 0o600)
            } catch {
                throw .file(FileError(error, path: path, operation: "lock the journal with"))
            }
            guard Self.take(file) else { throw .inUse(Self.holder(file), document: document) }
            // Whoever had the lock may have removed the file meanwhile; a lock in that would keep nobody off.
        } while tries < 20 && !Self.isStill(file, at: path)
        self.file = file
        var text = Array("\(getpid())\n".utf8)
        if ftruncate(file.number, 0) == 0 { _ = pwrite(file.number, &text, text.count, 0) }
    }

    /// Takes the lock; one that is held is waited for a moment.
    ///
    /// A process that is just being started has its parent's open files, locks and all, until its program begins; and a
    /// batch run holds a lock for milliseconds only.
    private static func take(_ file: Descriptor) -> Bool {
        for pause in [0, 2, 5, 10, 20, 40] as [UInt32] {
            usleep(pause * 1000)
            if retrying({ flock(file.number, LOCK_EX | LOCK_NB) }) == 0 || errno != EWOULDBLOCK { return true }
        }
        return false
    }

    /// Removes the lock's file, while the lock is still held.
    func remove() {
        if Self.isStill(file, at: path) { unlink(path) }
    }

    /// Whether the file at the path is the one that is open.
    private static func isStill(_ file: Descriptor, at path: String) -> Bool {
        var now = stat()
        guard let opened = try? file.status(), stat(path, &now) == 0 else { return false }
        return opened.st_ino == now.st_ino && opened.st_dev == now.st_dev
    }

    private static func holder(_ file: Descriptor) -> Int? {
        guard let bytes = try? file.bytes(at: 0, count: 32) else { return nil }
        return Int(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
    }
}
