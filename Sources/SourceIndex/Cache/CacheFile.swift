#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files that can be made again: each is there whole or not at all, but may be lost with the power.
///
/// A document that is saved takes more: it is brought to the disk, and keeps its mode and its owner.
enum CacheFile {
    /// Writes a file beside its place and moves it there; folders that are missing are made.
    ///
    /// - Returns: whether it was written. If not, what was there before is still there.
    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        makeFolders(Path.folder(path))
        var template = Array((path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return false }
        let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        guard close(descriptor) == 0, isWritten, rename(template, path) == 0 else {
            unlink(template)
            return false
        }
        return true
    }

    /// Writes bytes into a new file with a suffix and returns its path, nil if that is not possible.
    static func temporary(_ bytes: [UInt8], in folder: String, suffix: String) -> String? {
        makeFolders(folder)
        var template = Array((folder + "/nibsh-XXXXXX" + suffix).utf8CString)
        let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
        guard descriptor >= 0 else { return nil }
        let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        close(descriptor)
        guard isWritten else {
            unlink(template)
            return nil
        }
        return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }

    /// Removes a file, if it is there.
    static func remove(_ path: String) { unlink(path) }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count, let start = bytes.baseAddress {
            #if canImport(Glibc)
                let written = Glibc.write(descriptor, start + done, bytes.count - done)
            #else
                let written = Darwin.write(descriptor, start + done, bytes.count - done)
            #endif
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            done += written
        }
        return true
    }

    private static func makeFolders(_ folder: String) {
        guard mkdir(folder, 0o700) != 0, errno == ENOENT, folder != "/", folder != "." else { return }
        makeFolders(Path.folder(folder))
        mkdir(folder, 0o700)
    }
}
