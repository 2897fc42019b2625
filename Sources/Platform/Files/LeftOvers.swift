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
        for name in FolderNames.of(folder) where name.hasPrefix(start) {
            guard let (process, purpose) = parts(name.dropFirst(start.count)), !isRunning(process) else { continue }
            let path = PathName.join(folder, name)
            guard let file = try? Descriptor(path, options: [.reading, .withoutWaiting]), file.lock() else { continue }
            if purpose == .joint {
                guard let status = try? file.status(), Clock.now &- status.changed > keptJoint else { continue }
            }
            FileSystem.remove(path)
        }
    }

    /// The process and the purpose in the rest of a name, as in `123-0.nibsh`; nil if the name is somebody else's.
    private static func parts(_ rest: Substring) -> (process: pid_t, purpose: TemporaryFile.Purpose)? {
        let purpose: TemporaryFile.Purpose = rest.hasSuffix(TemporaryFile.Purpose.joint.suffix) ? .joint : .own
        guard rest.hasSuffix(purpose.suffix) else { return nil }
        let numbers = rest.dropLast(purpose.suffix.utf8.count).split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, UInt32(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0 else {
            return nil
        }
        return (process, purpose)
    }

    private static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
