#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system's record of a file, a folder or anything else that a path leads to.
package struct FileStatus: Sendable {
    /// What a path can lead to.
    package enum Kind: Sendable {
        case file, folder, link, pipe, socket, device
    }

    /// The numbers that tell one file from another, whatever links lead to it.
    package struct Identity: Hashable, Sendable {
        /// The number of the file system.
        package let device: UInt64
        /// The number of the file in its file system.
        package let inode: UInt64
    }

    /// The kind of file.
    package let kind: Kind
    /// Its size in bytes.
    package let size: Int
    /// The numbers that identify it.
    package let identity: Identity
    /// When the content changed, in nanoseconds since 1970.
    package let modified: Int64
    /// When content, mode or name changed, in nanoseconds since 1970.
    package let changed: Int64
    /// How many names it has; none if it was removed while it is open.
    package let names: Int
    /// The permission bits, including set-user-id and the like.
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t

    /// Whether it is a folder.
    package var isFolder: Bool { kind == .folder }
    /// Whether it is a regular file.
    package var isFile: Bool { kind == .file }

    /// Reads the status of what a path leads to.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the current folder.
    ///   - followsLinks: whether symbolic links are followed; otherwise the status is that of the link itself.
    /// - Throws: `EINVAL` for a path that contains a NUL byte, or what the system reports.
    package init(of path: String, followsLinks: Bool = true) throws(SystemError) {
        guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
        var info = stat()
        let result = path.withSystemPath { followsLinks ? stat($0, &info) : lstat($0, &info) }
        guard result == 0 else { throw SystemError.last }
        self.init(info)
    }

    /// Reads the status of what a path leads to, following symbolic links; nil if nothing is found.
    package init?(_ path: String) {
        guard let status = try? FileStatus(of: path) else { return nil }
        self = status
    }

    /// Reads the status of a name in an open folder, following symbolic links.
    init(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
        var info = stat()
        guard fstatat(folder, name, &info, 0) == 0 else { throw SystemError.last }
        self.init(info)
    }

    /// Reads the status of an open file.
    package init(descriptor: Int32) throws(SystemError) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw SystemError.last }
        self.init(info)
    }

    private init(_ info: stat) {
        kind = Kind(info.st_mode)
        size = Int(info.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(truncatingIfNeeded: info.st_ino))
        #if canImport(Darwin)
            let (modification, change) = (info.st_mtimespec, info.st_ctimespec)
        #else
            let (modification, change) = (info.st_mtim, info.st_ctim)
        #endif
        modified = Clock.nanoseconds(modification)
        changed = Clock.nanoseconds(change)
        names = Int(info.st_nlink)
        permissions = info.st_mode & 0o7777
        owner = info.st_uid
        group = info.st_gid
    }
}

extension FileStatus.Kind {
    fileprivate init(_ mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }
}
