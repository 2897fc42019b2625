#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system says of a file or folder.
struct FileStatus {
    /// A file wherever links lead to it.
    struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    var isFolder: Bool
    var isFile: Bool
    var stamp: SourceFile.Stamp
    var identity: Identity

    /// Asks for a path, through links; nil if there is nothing that can be seen.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Asks for a name in an open folder, through links.
    init?(_ name: UnsafePointer<CChar>, in folder: Int32) {
        var status = stat()
        guard fstatat(folder, name, &status, 0) == 0 else { return nil }
        self.init(status)
    }

    /// Asks for an open file.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        let kind = status.st_mode & S_IFMT
        isFolder = kind == S_IFDIR
        isFile = kind == S_IFREG
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        let inode = UInt64(truncatingIfNeeded: status.st_ino)
        stamp = SourceFile.Stamp(
            size: Int64(status.st_size), time: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec), inode: inode)
        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: inode)
    }
}

/// The system's words for an error number.
func systemReason(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "no such file or folder"
    case EISDIR: "is a folder"
    case ENOTDIR: "not a folder"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input/output error"
    case ELOOP: "too many symbolic links"
    default: "cannot be read (error \(number))"
    }
}
