#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The `errno` of a system call that failed.
package struct SystemError: Error, Equatable {
    /// The number that the system gives.
    package let code: Int32

    /// Takes an error number.
    package init(_ code: Int32) {
        self.code = code
    }

    /// The error of the last call that failed on this thread.
    package static var last: SystemError {
        SystemError(errno)
    }

    /// Whether the path leads to nothing.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether symbolic links lead in a circle.
    package var isCircle: Bool { code == ELOOP }

    /// Whether the user's permissions or the file system forbid the operation.
    package var isDenied: Bool { code == EACCES || code == EPERM || code == EROFS }

    /// Whether the other end of a pipe is closed.
    package var isBrokenPipe: Bool { code == EPIPE }

    /// What the system says of a call that a signal ended.
    static let interrupted = SystemError(EINTR)

    /// Whether another file already has the name.
    package var isTaken: Bool { code == EEXIST }

    /// Whether the file system does not give files a second name.
    var hasNoLinks: Bool { [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EMLINK, EXDEV].contains(code) }

    /// Whether the file system has no extended attributes.
    var hasNoAttributes: Bool { code == EOPNOTSUPP || code == ENOTSUP || code == ENOSYS }

    /// What the system says of a file that is larger than allowed.
    package static let tooLarge = SystemError(EFBIG)

    /// What the system says of an answer that is none.
    package static let protocolBroken = SystemError(EPROTO)

    /// The error for an operation that is not permitted.
    package static let denied = SystemError(EACCES)

    /// The error for a path that does not lead to a readable file.
    package static let notAFile = SystemError(ENXIO)

    /// What the code means, in words that fit after "cannot read 'x': ".
    package var reason: String {
        switch code {
        case ENOENT: "no such file"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of the path is not a folder"
        case ENOSPC: "the disk is full"
        case EDQUOT: "the disk quota is used up"
        case EROFS: "the file system is read-only"
        case ELOOP: "too many symbolic links"
        case ENAMETOOLONG: "the name is too long"
        case EINVAL: "the name is not valid"
        case EIO: "the disk reports an input or output error"
        case EMFILE, ENFILE: "too many open files"
        case EFBIG: "the file would be larger than allowed"
        case EPIPE: "nobody reads the other end"
        case EINTR: "stopped by Ctrl-C"
        default: String(cString: strerror(code))
        }
    }
}
