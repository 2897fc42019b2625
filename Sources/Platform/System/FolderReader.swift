import Bytes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads a folder entry by entry, in the order of the file system.
package final class FolderReader {
    /// One entry of a folder, valid until the next is read.
    package struct Entry {
        /// The entry's name; a NUL byte follows it in memory.
        package let name: UnsafeRawBufferPointer
        /// The kind of file, which for a link is the link itself; nil if the file system does not say while listing.
        package let kind: FileStatus.Kind?
    }

    private let stream: OpaquePointer
    /// What ended the reading before all entries were read; nil if nothing did.
    package private(set) var failure: SystemError?
    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

    /// Opens a folder.
    ///
    /// - Parameter path: absolute or relative to the current folder, which an empty path stands for.
    /// - Throws: what the system reports.
    package init(_ path: String) throws(SystemError) {
        guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
        try Confinement.check(path)
        guard let stream = (path.isEmpty ? "." : path).withSystemPath({ opendir($0) }) else { throw SystemError.last }
        self.stream = stream
    }

    deinit { closedir(stream) }

    /// Reads the next entry; nil at the end or after a failure. The folder itself and the one around it, `.` and `..`, are left out.
    package func next() -> Entry? {
        while let entry = read() {
            let name = UnsafeRawPointer(entry).advanced(by: Self.nameOffset)
            let length = strlen(name.assumingMemoryBound(to: CChar.self))
            let bytes = UnsafeRawBufferPointer(start: name, count: length)
            if length <= 2, bytes.allSatisfy({ $0 == Byte.period }) { continue }
            return Entry(name: bytes, kind: Self.kind(Int32(entry.pointee.d_type)))
        }
        return nil
    }

    /// Reads an entry; only the error number tells the end from a failure.
    private func read() -> UnsafeMutablePointer<dirent>? {
        errno = 0
        let entry = readdir(stream)
        if entry == nil, errno != 0 { failure = SystemError.last }
        return entry
    }

    /// Returns the status of the folder itself.
    package func status() throws(SystemError) -> FileStatus { try FileStatus(descriptor: dirfd(stream)) }

    /// Returns the status of an entry, following symbolic links.
    ///
    /// - Throws: what the system reports, also for a link that leads to nothing.
    package func status(of entry: Entry) throws(SystemError) -> FileStatus {
        try FileStatus(entry.name.baseAddress!.assumingMemoryBound(to: CChar.self), in: dirfd(stream))
    }

    private static func kind(_ type: Int32) -> FileStatus.Kind? {
        switch type {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_FIFO): .pipe
        case Int32(DT_SOCK): .socket
        case Int32(DT_CHR), Int32(DT_BLK): .device
        default: nil
        }
    }
}
