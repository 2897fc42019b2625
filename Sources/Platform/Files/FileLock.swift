/// The lock of a document: while a process has it, no other nibsh replaces the file.
///
/// It is the lock (`flock`) of the file itself. So it ends with its process, it is the same by whatever links the file is reached,
/// it needs no right to write, and there is no lock file that could be removed or forgotten. A save puts another file in the
/// document's place; that one is locked before it is put there (`follow`), and whoever waited for the old one notices that and
/// waits for the new one. Reading needs no lock.
package final class FileLock {
    /// How long a lock is waited for, in seconds.
    package static let patience = 5.0

    /// The file, and those that took its place since.
    private var files: [Descriptor]

    private init(_ file: Descriptor) { files = [file] }

    /// Takes the lock of a file, and waits for it if another process has it.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - seconds: how long to wait.
    /// - Returns: nil if there is no such file, or it cannot be opened; on a file system without locks it counts as taken.
    /// - Throws: `FileError` of the kind `inUse` when the time is over.
    package static func take(_ path: String, waiting seconds: Double = patience) throws(FileError) -> FileLock? {
        let end = Clock.uptime + seconds
        var pause = 1
        while true {
            guard let file = try? Descriptor(path, options: [.reading, .withoutWaiting]),
                (try? file.status())?.isFile == true
            else { return nil }
            if let locked = locked(file, at: path) {
                // Whoever had the lock may have put another file in its place.
                if locked.isStill(at: path) { return FileLock(locked) }
            } else {
                guard Clock.uptime < end else { throw busy(path, holder: LockHolder.process(of: file)) }
                Clock.sleep(milliseconds: pause)
                pause = min(pause * 2, 16)
            }
        }
    }

    /// Takes the locks of several files, in an order that is the same for everybody.
    ///
    /// - Parameter paths: the files, each once: a second lock of one would wait for the first.
    /// - Returns: the locks by path, of those files that can be locked.
    /// - Throws: as for one; none is kept then.
    package static func take(all paths: [String]) throws(FileError) -> [String: FileLock] {
        var locks: [String: FileLock] = [:]
        for path in paths.sorted() { locks[path] = try take(path) }
        return locks
    }

    /// Whether this is the lock of the file at a path.
    package func covers(_ path: String) -> Bool { files.contains { $0.isStill(at: path) } }

    /// Keeps the lock of a file that is about to take the locked one's place.
    func follow(_ file: Descriptor) {
        _ = file.lock()
        files.append(file)
    }

    /// Locks an open file, and returns it; nil while another process has the lock.
    private static func locked(_ file: Descriptor, at path: String) -> Descriptor? {
        switch file.tryLock() {
        case .taken: return file
        case .busy: return nil
        case .impossible:
            // Over NFS a file must be open for writing.
            guard let writable = try? Descriptor(path, options: [.updating, .withoutWaiting]) else { return file }
            return writable.tryLock() == .busy ? nil : writable
        }
    }

    private static func busy(_ path: String, holder: Int?) -> FileError {
        FileError(
            .inUse, path: path, operation: "edit",
            reason: "another nibsh\(holder.map { " (process \($0))" } ?? "") is editing it",
            hint: "try again when that has ended")
    }
}
