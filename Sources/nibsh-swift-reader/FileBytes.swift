#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads whole files.
enum FileBytes {
    /// The bytes of a file, nil if it is none that can be read, or more than 1 GB.
    static func of(_ path: [CChar]) -> [UInt8]? {
        // Without O_NONBLOCK a pipe without a writer would stop everything.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 1 << 30 else {
            return nil
        }
        return contents(of: descriptor, size: Int(status.st_size))
    }

    private static func contents(of descriptor: Int32, size: Int) -> [UInt8]? {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
            while count < size {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<size])
                let added = restarting { read(descriptor, rest.baseAddress, rest.count) }
                if added < 0 { failed = true }
                if added <= 0 { break }
                count += added
            }
        }
        return failed ? nil : bytes
    }
}
