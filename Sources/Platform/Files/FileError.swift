#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that could not be read or written, with the reason and what to do next.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of failure, for code that depends on it.
    package enum Kind: Equatable, Sendable {
        /// The file, or a folder in its path, does not exist.
        case missing
        /// The path leads to a folder where a file is expected.
        case folder
        /// The user may not read or write the file.
        case permission
        /// The path leads to a device, a pipe or a socket where a regular file is expected.
        case special
        /// The file is larger than 4 GiB.
        case tooLarge
        /// The file is marked read-only.
        case readOnly
        /// The folder is not writable.
        case folderNotWritable
        /// The disk or the user's quota is full.
        case full
        /// Another process is editing the file.
        case inUse
        /// The file exists, though it did not a moment ago.
        case exists
        /// Anything else; `code` says what.
        case other
    }

    /// The kind of failure.
    package let kind: Kind
    /// The path as the caller gave it.
    package let path: String
    /// What could not be done, a verb: "read", "write", "open".
    package let operation: String
    /// The system's `errno`; 0 if no system call failed.
    package let code: Int32
    /// Why it could not be done.
    package let reason: String
    /// What to do next, if there is advice.
    package let hint: String?

    /// What ends a hint of an error that another path would not have. A command adds its line to it.
    package static let elsewhere = "choose another place"

    /// Makes an error from its parts.
    ///
    /// - Parameters:
    ///   - kind: the kind of failure.
    ///   - path: the path as the caller gave it.
    ///   - operation: the verb for what could not be done.
    ///   - code: the system's `errno`, or 0.
    ///   - reason: why not, lower case, no full stop.
    ///   - hint: what to do next.
    package init(
        _ kind: Kind, path: String, operation: String, code: Int32 = 0, reason: String, hint: String? = nil
    ) {
        self.kind = kind
        self.path = path
        self.operation = operation
        self.code = code
        self.reason = reason
        self.hint = hint
    }

    /// The error as one line for people: what could not be done to which file, and why.
    package var message: String {
        "cannot \(operation) '\(path)': \(reason)"
    }

    /// The same as `message`.
    package var description: String {
        message
    }
}

extension FileError {
    /// Makes the error of a system call that failed on `path`; the hint for a missing file is the nearest name.
    package init(_ error: SystemError, path: String, operation: String, hint: String? = nil) {
        switch error.code {
        case ENOENT, ENOTDIR:
            self = .missing(path: path, operation: operation, code: error.code)
        case EISDIR:
            self = .folder(path: path, operation: operation)
        default:
            self.init(
                Kind(error), path: path, operation: operation, code: error.code, reason: error.reason, hint: hint)
        }
    }

    /// Makes the error for a folder where a file is expected.
    package static func folder(path: String, operation: String) -> FileError {
        FileError(
            .folder, path: path, operation: operation, code: EISDIR, reason: "it is a folder",
            hint: "give the path of a document inside it")
    }

    /// Makes the error for a pipe, a socket or a device where a regular file is expected.
    static func special(_ kind: FileStatus.Kind, path: String, operation: String) -> FileError {
        let what =
            switch kind {
            case .pipe: "a pipe"
            case .socket: "a socket"
            case .device, .file, .folder, .link: "a device"
            }
        return special(what, path: path, operation: operation)
    }

    /// Makes the error for what is not a regular file, which words tell.
    static func special(_ what: String, path: String, operation: String) -> FileError {
        let hint =
            operation == "read"
            ? "copy its output to a file and open that"
            : "give the path of a file; '/dev/stdout' is the standard output"
        return FileError(
            .special, path: path, operation: operation, reason: "it is \(what), not a file", hint: hint)
    }

    /// Makes the error for a path that leads to nothing; it says which part is missing and offers the nearest name.
    package static func missing(path: String, operation: String, code: Int32 = ENOENT) -> FileError {
        let gap = MissingPath(path)
        return FileError(
            .missing, path: path, operation: operation, code: code, reason: gap.reason, hint: gap.hint)
    }
}

extension FileError.Kind {
    fileprivate init(_ error: SystemError) {
        switch error.code {
        case EACCES, EPERM: self = .permission
        case ENOSPC, EDQUOT: self = .full
        case EROFS: self = .readOnly
        case ENXIO, ENODEV: self = .special
        default: self = .other
        }
    }
}
