#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Converts byte offsets in a text to lines and columns; offsets must not decrease, so each line is counted once.
package struct LineCounter {
    private let bytes: [UInt8]
    private var line = 1
    private var lineStart = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the line and column of an offset, which must not be smaller than the one in the previous call.
    package mutating func place(of offset: Int) -> (line: Int, column: Int) {
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
