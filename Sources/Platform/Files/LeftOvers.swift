#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Temporary files that processes left beside a file because they were killed.
enum LeftOvers {
    /// How long what a record of a save may name is kept, in nanoseconds: a week. The record may be that of another user or container.
    private static let keptJoint: Int64 = 7 * 24 * 3600 * 1_000_000_000

    /// Removes those beside a file whose processes have ended.
    ///
    /// A process that cannot be seen, because it runs in another container or on another machine, still has the lock of its file.
    ///
    /// - Parameters:
    ///   - target: the file.
    ///   - status: its status; nil if there is none.
    /// - Returns: how many of the file's names (hard links) these files are, or were before they were removed.
    @discardableResult
    static func remove(beside target: String, namesOf status: FileStatus? = nil) -> Int {
        let (folder, start) = (PathName.folder(target), TemporaryFile.start(beside: target))
        var names = 0
        for name in FolderNames.of(folder, beginningWith: start) {
            let path = PathName.join(folder, name)
            guard let (process, purpose) = parts(name.dropFirst(start.count)),
                let found = try? FileStatus(of: path, followsLinks: false)
            else { continue }
            let isName = found.identity == status?.identity
            if isName { names += 1 }
            guard !isRunning(process), purpose == .own || Clock.now &- found.changed > keptJoint else { continue }
            // The lock of another name is that of the file itself, which this process may have.
            if isName || isUnlocked(path) { FileSystem.remove(path) }
        }
        return names
    }

    private static func isUnlocked(_ path: String) -> Bool {
        (try? Descriptor(path, options: [.reading, .withoutWaiting]))?.lock() ?? false
    }

    /// Removes files with a certain end of the name from a folder of this user, if the processes that made them have ended.
    ///
    /// - Parameters:
    ///   - suffix: the end of the names.
    ///   - folder: the folder that they were made in.
    static func remove(endingIn suffix: String, in folder: String) {
        for name in FolderNames.of(folder, beginningWith: TemporaryFile.start) where name.hasSuffix(suffix) {
            guard let process = process(name.dropFirst(TemporaryFile.start.count).dropLast(suffix.count)),
                !isRunning(process)
            else { continue }
            let path = PathName.join(folder, name)
            if let file = try? OwnFile.open(path, options: .reading), file.lock() { FileSystem.remove(path) }
        }
    }

    /// The process and the purpose in the rest of a name, as in `123-0.nibsh`; nil if the name is somebody else's.
    private static func parts(_ rest: Substring) -> (process: pid_t, purpose: TemporaryFile.Purpose)? {
        let purpose: TemporaryFile.Purpose = rest.hasSuffix(TemporaryFile.Purpose.joint.suffix) ? .joint : .own
        guard rest.hasSuffix(purpose.suffix) else { return nil }
        return process(rest.dropLast(purpose.suffix.count)).map { ($0, purpose) }
    }

    /// The process in a text such as `123-0`.
    private static func process(_ text: Substring) -> pid_t? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, UInt32(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0 else {
            return nil
        }
        return process
    }

    /// Whether a process is running that is not this one, whose own files are locked. In containers, one process after the other has
    /// the same number.
    private static func isRunning(_ process: pid_t) -> Bool {
        process != CurrentProcess.number && (kill(process, 0) == 0 || errno != ESRCH)
    }
}
