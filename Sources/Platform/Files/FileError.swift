#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that could not be read or written, with what people need to know to go on.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What stood in the way, for code that decides by it.
    public enum Kind: Equatable, Sendable {
        /// The file, or a folder on the way to it, does not exist.
        case missing
        /// There is a folder where a file is wanted.
        case folder
        /// The user may not read or write it.
        case permission
        /// There is a device, a pipe or a socket where a regular file is wanted.
        case special
        /// The file is larger than 4 GiB.
        case tooLarge
        /// The file is marked read-only.
        case readOnly
        /// The folder takes no new file.
        case folderNotWritable
        /// The disk or the user's share of it is full.
        case full
        /// Anything else; `code` says what.
        case other
    }

    /// What stood in the way.
    public let kind: Kind
    /// The path as the caller gave it.
    public let path: String
    /// What was to be done, a verb: "read", "write", "open".
    public let operation: String
    /// The system's `errno`, 0 when it was not a system call that said no.
    public let code: Int32
    /// Why it could not be done.
    public let reason: String
    /// What to do next, where something can be said.
    public let hint: String?

    /// Makes an error from its parts.
    ///
    /// - Parameters:
    ///   - kind: what stood in the way.
    ///   - path: the path as the caller gave it.
    ///   - operation: the verb of what was to be done.
    ///   - code: the system's `errno`, or 0.
    ///   - reason: why not, lower case, no full stop.
    ///   - hint: what to do next.
    public init(
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
    public var message: String {
        "cannot \(operation) '\(path)': \(reason)"
    }

    /// The same as `message`.
    public var description: String {
        message
    }
}

extension FileError {
    /// Makes the error of a system call that failed on `path`; a file that is missing gets the nearest name as hint.
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

    /// A folder where a file is wanted.
    package static func folder(path: String, operation: String) -> FileError {
        FileError(
            .folder, path: path, operation: operation, code: EISDIR, reason: "it is a folder",
            hint: "give the path of a document inside it")
    }

    /// A path that leads to nothing: says which part of it is missing and what stands there instead.
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
