#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Turns offsets in a text into lines and columns, each line counted once for growing offsets.
struct LineCounter {
    private let bytes: [UInt8]
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Finds line and column of an offset that is not smaller than the one asked for before.
    mutating func place(of offset: Int) -> (line: Int, column: Int) {
        let end = min(offset, bytes.count)
        bytes.withUnsafeBytes { raw in
            while lineStart < end, let base = raw.baseAddress,
                let found = memchr(base + lineStart, 0x0A, end - lineStart)
            {
                lineStart = UnsafeRawPointer(found) - base + 1
                line += 1
            }
        }
        return (line, end - lineStart + 1)
    }
}
