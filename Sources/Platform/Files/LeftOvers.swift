#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Temporary files that processes left beside a file because they were killed.
enum LeftOvers {
    /// How long what a record of a save may name is kept, in nanoseconds: a week.
    private static let keptJoint: Int64 = 7 * 24 * 3600 * 1_000_000_000

    /// Removes those beside a file whose processes have ended.
    ///
    /// A process that cannot be seen, because it runs in another container or on another machine, still has the lock of its file.
    static func remove(beside target: String) {
        let (folder, start) = (PathName.folder(target), TemporaryFile.start(beside: target))
        for name in FolderNames.of(folder, beginningWith: start) {
            guard let (process, purpose) = parts(name.dropFirst(start.count)), !isRunning(process) else { continue }
            let path = PathName.join(folder, name)
            guard let file = try? Descriptor(path, options: [.reading, .withoutWaiting]), file.lock() else { continue }
            if purpose == .joint {
                guard let status = try? file.status(), Clock.now &- status.changed > keptJoint else { continue }
            }
            FileSystem.remove(path)
        }
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
            if let file = try? Descriptor(path, options: .reading), file.lock() { FileSystem.remove(path) }
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

    private static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
