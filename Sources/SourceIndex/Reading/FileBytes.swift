import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads whole files into memory that is used again for the next.
struct FileBytes: ~Copyable {
    private var memory: UnsafeMutableRawPointer?
    private var capacity = 0

    /// Files beyond this are refused.
    private static let largest = 1 << 30

    deinit { free(memory) }

    /// Reads a file and hands its bytes to a closure.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - body: gets the bytes, which are valid only inside.
    /// - Returns: what the closure returns, or why the file could not be read.
    mutating func read<Result>(_ path: String, _ body: (UnsafeRawBufferPointer) -> Result) -> (Result?, reason: String?)
    {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return (nil, SystemError.last.reason) }
        defer { close(descriptor) }
        guard let status = try? FileStatus(descriptor: descriptor) else { return (nil, SystemError.last.reason) }
        guard status.isFile else { return (nil, "not a file") }
        guard status.size <= Self.largest else { return (nil, "larger than 1 GB") }
        reserve(status.size + 1)
        var count = 0
        while let memory {
            let got = Self.readSome(descriptor, memory + count, capacity - count)
            guard got >= 0 else { return (nil, SystemError.last.reason) }
            if got == 0 { break }
            count += got
            if count == capacity {
                guard count <= Self.largest else { return (nil, "larger than 1 GB") }
                reserve(capacity * 2)
            }
        }
        return (body(UnsafeRawBufferPointer(start: memory, count: count)), nil)
    }

    private static func readSome(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer, _ count: Int) -> Int {
        while true {
            #if canImport(Glibc)
                let got = Glibc.read(descriptor, memory, count)
            #else
                let got = Darwin.read(descriptor, memory, count)
            #endif
            if got >= 0 || errno != EINTR { return got }
        }
    }

    private mutating func reserve(_ size: Int) {
        guard size > capacity else { return }
        let wanted = max(size, 1 << 16)
        memory = realloc(memory, wanted)
        capacity = memory == nil ? 0 : wanted
    }
}
