#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The destination of a save after symbolic links have been followed.
enum WriteTarget {
    /// An existing regular file, which is replaced, with its mode and owner.
    case existing(path: String, info: FileStatus)
    /// A file that does not exist yet.
    case new(path: String)
    /// A device that takes whatever comes, such as `/dev/null` or a terminal; it is written to directly.
    case device(path: String)
    /// A descriptor of this process, named by a path such as `/dev/stdout`.
    case descriptor(Int32)

    /// Follows the symbolic links of `path`; a link to a file that does not exist leads to a new file.
    ///
    /// - Throws: `FileError`, also for pipes, sockets and devices. Opening a pipe would wait for somebody who reads it, and what a save
    ///   replaces must be a file.
    init(of path: String) throws(FileError) {
        guard !path.utf8.contains(0) else {
            throw FileError(SystemError(EINVAL), path: path, operation: "write")
        }
        var current = path
        for _ in 0..<40 {
            if let number = Self.descriptorNumber(current) {
                self = .descriptor(number)
                return
            }
            let info: FileStatus
            do {
                info = try FileStatus(of: current, followsLinks: false)
            } catch {
                self = try Self.missing(current, error: error, askedFor: path)
                return
            }
            switch info.kind {
            case .link:
                current = try Self.destination(ofLink: current, askedFor: path)
            case .file:
                self = .existing(path: current, info: info)
                return
            case .folder:
                throw Self.folder(path)
            case .device where Self.takesAnything(current):
                self = .device(path: current)
                return
            case .pipe, .socket, .device:
                throw FileError.special(info.kind, path: path, operation: "write")
            }
        }
        throw FileError(SystemError(ELOOP), path: path, operation: "write")
    }

    private static func missing(
        _ current: String, error: SystemError, askedFor path: String
    ) throws(FileError) -> WriteTarget {
        let name = PathName.base(current)
        guard error.code == ENOENT, !current.isEmpty else {
            throw FileError(error, path: path, operation: "write")
        }
        if name.isEmpty { throw folder(path) }
        return .new(path: current)
    }

    private static func destination(ofLink link: String, askedFor path: String) throws(FileError) -> String {
        let text: String
        do { text = try FileSystem.destination(ofLink: link) } catch {
            throw FileError(error, path: path, operation: "write")
        }
        return PathName.join(PathName.folder(link), text)
    }

    private static func folder(_ path: String) -> FileError {
        FileError(
            .folder, path: path, operation: "write", code: EISDIR, reason: "it is a folder",
            hint: "add the name of the file")
    }

    /// Returns the regular file that this is, with its status if it exists.
    ///
    /// - Parameter path: the path as the caller gave it.
    /// - Returns: its path once links are followed, and its status.
    /// - Throws: `FileError` for anything else.
    func file(askedFor path: String) throws(FileError) -> (path: String, status: FileStatus?) {
        switch self {
        case .existing(let path, let status): return (path, status)
        case .new(let path): return (path, nil)
        case .device, .descriptor:
            throw FileError(.other, path: path, operation: "write", reason: "it is not a regular file")
        }
    }

    /// Whether a device takes any bytes and keeps none: `/dev/null` and the like, and terminals.
    private static func takesAnything(_ device: String) -> Bool {
        let path = RealPath.of(device) ?? device
        return ["/dev/null", "/dev/zero", "/dev/full"].contains(path)
            || ["/dev/tty", "/dev/pts/"].contains { path.hasPrefix($0) }
    }

    /// Returns the descriptor that a path such as `/dev/fd/3` stands for; opening the path again would lose its position.
    static func descriptorNumber(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default: break
        }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return UInt32(path.dropFirst(folder.count)).flatMap { Int32(exactly: $0) }
        }
        return nil
    }
}
