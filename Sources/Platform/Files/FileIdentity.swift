/// Which file a path led to and when it was last changed: equal identities mean that nobody wrote to it since.
package struct FileIdentity: Sendable {
    /// The number of the file system.
    package let device: UInt64
    /// The number of the file in its file system.
    package let inode: UInt64
    /// The size in bytes.
    package let size: Int64
    /// When the content changed, in nanoseconds since 1970.
    package let modified: Int64
    /// When content, mode or name changed, in nanoseconds since 1970.
    package let changed: Int64
    /// Whether the file had not changed for a second when its identity was read.
    ///
    /// File systems count time in steps of milliseconds or more, so a file that was just written can be written again and
    /// keep the same times; then only its content shows the change.
    package let isSettled: Bool

    /// Reads the identity of the file at `path`, following symbolic links.
    ///
    /// - Throws: `FileError` if there is no such file or its status may not be read.
    package init(of path: String) throws(FileError) {
        do {
            self.init(try FileStatus(of: path))
        } catch {
            throw FileError(error, path: path, operation: "open")
        }
    }

    /// Reads the identity of the regular file at `path`, following symbolic links.
    ///
    /// - Throws: `FileError` if there is no such file, it is something else, or its status may not be read.
    package init(ofFile path: String) throws(FileError) {
        let status: FileStatus
        do throws(SystemError) { status = try FileStatus(of: path) } catch {
            throw FileError(error, path: path, operation: "open")
        }
        switch status.kind {
        case .file: self.init(status)
        case .folder: throw FileError.folder(path: path, operation: "read")
        case .pipe, .socket, .device, .link: throw FileError.special(status.kind, path: path, operation: "read")
        }
    }

    init(_ status: FileStatus) {
        device = status.identity.device
        inode = status.identity.inode
        size = Int64(status.size)
        modified = status.modified
        changed = status.changed
        isSettled = Clock.now &- max(modified, changed) > 1_000_000_000
    }

    /// When the content changed, in UTC and as ISO 8601 writes it: `2026-11-22T19:18:00Z`.
    package var modifiedText: String { Clock.text(modified) }
}

extension FileIdentity: Equatable {
    /// Whether both are the same file in the same version, whenever the identities were read.
    package static func == (a: FileIdentity, b: FileIdentity) -> Bool {
        a.device == b.device && a.inode == b.inode && a.size == b.size && a.modified == b.modified
            && a.changed == b.changed
    }
}
