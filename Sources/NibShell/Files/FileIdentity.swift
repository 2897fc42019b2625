#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Which file a path led to and when it was last changed: equal identities mean that nobody wrote to it since.
public struct FileIdentity: Sendable {
    /// The number of the file system.
    public let device: UInt64
    /// The number of the file in its file system.
    public let inode: UInt64
    /// The size in bytes.
    public let size: Int64
    /// When the content changed, in nanoseconds since 1970.
    public let modified: Int64
    /// When content, mode or name changed, in nanoseconds since 1970.
    public let changed: Int64
    /// Whether the file had been at rest for a second when it was looked at.
    ///
    /// File systems count time in steps of milliseconds and more, so a file that was written to a moment ago can be
    /// written to again and keep the same times; then only its content can tell.
    public let isSettled: Bool

    /// Reads the identity of the file at `path`, following symbolic links.
    ///
    /// - Throws: `FileError` when there is no such file or it may not be looked at.
    public init(of path: String) throws(FileError) {
        guard !path.utf8.contains(0) else {
            throw FileError(SystemError(EINVAL), path: path, operation: "open")
        }
        var info = stat()
        guard stat(path, &info) == 0 else {
            throw FileError(SystemError.last, path: path, operation: "open")
        }
        self.init(info)
    }

    init(_ info: stat) {
        #if canImport(Darwin)
            let (modification, change) = (info.st_mtimespec, info.st_ctimespec)
        #else
            let (modification, change) = (info.st_mtim, info.st_ctim)
        #endif
        device = UInt64(truncatingIfNeeded: info.st_dev)
        inode = UInt64(truncatingIfNeeded: info.st_ino)
        size = Int64(info.st_size)
        modified = Self.nanoseconds(modification)
        changed = Self.nanoseconds(change)
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let age = Self.nanoseconds(now) &- max(modified, changed)
        isSettled = age > 1_000_000_000
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

extension FileIdentity: Equatable {
    /// Tells whether both are the same file in the same version, whenever they were looked at.
    public static func == (a: FileIdentity, b: FileIdentity) -> Bool {
        a.device == b.device && a.inode == b.inode && a.size == b.size && a.modified == b.modified
            && a.changed == b.changed
    }
}
