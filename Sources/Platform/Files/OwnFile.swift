#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Opens the files that nibsh keeps for itself: journals, locks, records of saves, the history and caches.
///
/// Somebody else may have put something in their place. So a symbolic link is not followed, a pipe or a device is not opened, and a file that
/// belongs to another user, or that others may write to, is neither read nor written.
package enum OwnFile {
    /// Why a file is not opened.
    package enum Problem: Error, Equatable {
        /// What the system reports.
        case system(SystemError)
        /// It is not a file of this user alone; the reason in words, and a command that helps.
        case strange(reason: String, hint: String)

        /// Whether there is no such file.
        package var isMissing: Bool {
            if case .system(let error) = self { error.isMissing } else { false }
        }

        /// Whether the system forbids to open it.
        package var isDenied: Bool {
            if case .system(let error) = self { error.isDenied } else { false }
        }

        /// The error for people.
        ///
        /// - Parameters:
        ///   - path: the path of the file.
        ///   - operation: the verb for what could not be done.
        /// - Returns: the error with reason and hint.
        package func fileError(path: String, operation: String) -> FileError {
            switch self {
            case .system(let error): FileError(error, path: path, operation: operation)
            case .strange(let reason, let hint):
                FileError(.special, path: path, operation: operation, reason: reason, hint: hint)
            }
        }
    }

    /// Opens a file, or makes it with mode 0600 if the options say so. It never waits.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - options: how it is opened.
    ///   - hasOneName: whether a file with another name is refused as well, because it may be one that nibsh did not make.
    /// - Returns: the open file.
    /// - Throws: why it is not opened.
    package static func open(
        _ path: String, options: Descriptor.Options, hasOneName: Bool = false
    ) throws(Problem) -> Descriptor {
        // Even opening a device can do something, so the file is looked at before.
        if let found = try found(path, mayBeMissing: options.contains(.making)) {
            try check(found, at: path, hasOneName: hasOneName)
        }
        let file: Descriptor
        let status: FileStatus
        do throws(SystemError) {
            file = try Descriptor(path, options: options.union([.withoutWaiting, .withoutLinks]), permissions: 0o600)
            status = try file.status()
        } catch { throw .system(error) }
        try check(status, at: path, hasOneName: hasOneName)
        return file
    }

    private static func found(_ path: String, mayBeMissing: Bool) throws(Problem) -> FileStatus? {
        do throws(SystemError) { return try FileStatus(of: path, followsLinks: false) } catch {
            if mayBeMissing, error.isMissing { return nil }
            throw .system(error)
        }
    }

    /// Reads all bytes of a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the largest size that is read, in bytes.
    /// - Returns: the bytes.
    /// - Throws: why it is not opened or read.
    package static func contents(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
        let file = try open(path, options: .reading)
        do throws(SystemError) {
            let size = try file.status().size
            guard size <= limit else { throw SystemError.tooLarge }
            return try file.bytes(at: 0, count: size)
        } catch { throw .system(error) }
    }

    /// Whether a file that the user wrote, to which links may lead, can only have been written by the user or by the system.
    ///
    /// The user's own group may have the right to write, as many systems give it to every new file.
    package static func isTrusted(_ path: String) throws(SystemError) -> Bool {
        let status = try FileStatus(of: path)
        guard status.owner == geteuid() || status.owner == 0, status.permissions & 0o002 == 0 else { return false }
        return status.permissions & 0o020 == 0 || status.group == getegid()
    }

    private static func check(_ status: FileStatus, at path: String, hasOneName: Bool) throws(Problem) {
        func strange(_ reason: String, hint: String? = nil) -> Problem {
            .strange(reason: reason, hint: hint ?? "nibsh makes a new one after: mv '\(path)' '\(path).old'")
        }
        switch status.kind {
        case .file: break
        case .link: throw strange("it is a symbolic link")
        case .folder, .pipe, .socket, .device: throw strange("it is not a file")
        }
        guard status.owner == geteuid() else { throw strange("it belongs to another user") }
        guard status.permissions & 0o022 == 0 else {
            throw strange("other users may write to it", hint: "if nobody else has: chmod go-w '\(path)'")
        }
        guard !hasOneName || status.names <= 1 else { throw strange("it has another name") }
    }
}
