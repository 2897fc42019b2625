#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads whole files, and makes the folders of new ones.
package enum FileIO {
    /// The largest file that is read, in bytes: 4 GiB.
    package static let largestSize = 1 << 32

    /// Reads all bytes of the regular file at `path`.
    ///
    /// - Throws: `FileError` if the file is missing (with the nearest existing name as hint), is a folder, a device, a pipe or
    ///   a socket, may not be read, or is larger than `largestSize`.
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        try load(path).bytes
    }

    /// Reads all bytes of a regular file, or of a pipe until nobody can write to it any more.
    ///
    /// A named pipe that nobody has opened for writing yet is waited for, until the user presses Ctrl-C.
    ///
    /// - Throws: `FileError` as `read` does, except for pipes.
    package static func readToEnd(_ path: String) throws(FileError) -> [UInt8] {
        guard let status = try? FileStatus(of: path), status.kind == .pipe else { return try read(path) }
        do throws(SystemError) {
            return try PipeTransfer.readToEnd(path, atMost: largestSize)
        } catch {
            throw error == .tooLarge ? tooLarge(path) : FileError(error, path: path, operation: "read")
        }
    }

    /// Reads all bytes of the regular file at `path`, together with the identity it had while they were read.
    ///
    /// If another process writes to the file meanwhile, it is read again, so that all bytes are from one version.
    ///
    /// - Throws: `FileError` as `read` does.
    package static func load(_ path: String) throws(FileError) -> (bytes: [UInt8], identity: FileIdentity) {
        let file = try open(path)
        var info = try inspect(file, at: path)
        for _ in 0..<10 {
            let bytes: [UInt8]
            do {
                bytes = try content(of: file, expecting: info.size, atMost: largestSize)
            } catch {
                throw error == .tooLarge ? tooLarge(path) : FileError(error, path: path, operation: "read")
            }
            let before = FileIdentity(info)
            info = try inspect(file, at: path)
            if before == FileIdentity(info) { return (bytes, before) }
        }
        throw FileError(.other, path: path, operation: "read", reason: "another program is writing to it")
    }

    /// Makes a folder and its missing parents.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - isPrivate: whether only this user has access; otherwise, what the user gives to new folders.
    /// - Throws: `FileError` if that is not possible.
    package static func makeFolder(_ path: String, isPrivate: Bool = true) throws(FileError) {
        do throws(SystemError) { try FileSystem.makeFolder(path, isPrivate: isPrivate) } catch {
            throw FileError(
                .folderNotWritable, path: path, operation: "make the folder", code: error.code, reason: error.reason)
        }
    }

    /// Reads all bytes of a regular file, for callers that need no reason in words.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the largest size that is read, in bytes.
    /// - Returns: the bytes.
    /// - Throws: what the system reports; `SystemError.notAFile` for anything but a regular file, `SystemError.tooLarge` above the
    ///   limit.
    package static func contents(_ path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        // Without this option a pipe that nobody writes to would stop everything.
        let file = try Descriptor(path, options: [.reading, .withoutWaiting])
        let status = try file.status()
        guard status.isFile else { throw .notAFile }
        guard status.size <= limit else { throw .tooLarge }
        return try content(of: file, expecting: status.size, atMost: limit)
    }

    /// Whether the regular file at `path` contains exactly these bytes; it is read in pieces to save memory.
    ///
    /// - Throws: `FileError` as `read` does.
    package static func holds(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
        let file = try open(path)
        guard try inspect(file, at: path).size == bytes.count else { return false }
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
        defer { piece.deallocate() }
        var position = 0
        while true {
            let count: Int
            do { count = try file.read(into: piece, at: position) } catch {
                throw FileError(error, path: path, operation: "read")
            }
            if count == 0 { return position == bytes.count }
            guard position + count <= bytes.count else { return false }
            let isEqual = bytes.withUnsafeBytes { memcmp($0.baseAddress! + position, piece.baseAddress!, count) == 0 }
            if !isEqual { return false }
            position += count
        }
    }

    /// Opens without waiting for the other end of a pipe.
    private static func open(_ path: String) throws(FileError) -> Descriptor {
        do {
            return try Descriptor(path, options: [.reading, .withoutWaiting])
        } catch {
            if error.code == ENXIO || error.code == EOPNOTSUPP {
                throw .special("a socket or a device", path: path, operation: "read")
            }
            let hint = error.code == EACCES ? "you need permission to read it; 'ls -l' shows who has it" : nil
            throw FileError(error, path: path, operation: "read", hint: hint)
        }
    }

    /// Returns the status of an open file, and refuses anything but a regular file that is not too large.
    private static func inspect(_ file: Descriptor, at path: String) throws(FileError) -> FileStatus {
        let info: FileStatus
        do {
            info = try file.status()
        } catch {
            throw FileError(error, path: path, operation: "read")
        }
        switch info.kind {
        case .file: break
        case .folder: throw FileError.folder(path: path, operation: "read")
        case .pipe, .socket, .device, .link: throw .special(info.kind, path: path, operation: "read")
        }
        guard info.size <= largestSize else { throw tooLarge(path) }
        return info
    }

    /// Reads to the end; requests one byte more than expected, so that the same call detects the end.
    private static func content(
        of file: Descriptor, expecting size: Int, atMost limit: Int
    ) throws(SystemError) -> [UInt8] {
        var bytes = try file.bytes(at: 0, count: size + 1)
        while bytes.count > size {
            let more = try file.bytes(at: bytes.count, count: max(bytes.count, 1 << 16))
            if more.isEmpty { break }
            bytes += more
            if bytes.count > limit { throw .tooLarge }
        }
        return bytes
    }

    private static func tooLarge(_ path: String) -> FileError {
        FileError(.tooLarge, path: path, operation: "read", code: EFBIG, reason: "it is larger than 4 GiB")
    }
}
