import Bytes

/// Converts byte offsets in a text to lines and columns; offsets must not decrease, so each line is counted once.
package struct LineCounter {
    private let bytes: [UInt8]
    private var line = 1
    private var lineStart = 0

    /// Counts from the first line of a text.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the line and column of an offset, which must not be smaller than the one in the previous call.
    package mutating func place(of offset: Int) -> (line: Int, column: Int) {
        let end = min(offset, bytes.count)
        bytes.withUnsafeBytes { raw in
            while let found = raw.firstOffset(of: 0x0A, from: lineStart, to: end) {
                lineStart = found + 1
                line += 1
            }
        }
        return (line, end - lineStart + 1)
    }
}
