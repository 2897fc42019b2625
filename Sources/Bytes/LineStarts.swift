/// Where the lines of a text begin, to tell the line and column of an offset.
package struct LineStarts: Sendable {
    private let starts: [Int]

    /// Finds the lines of a text; each line feed ends one.
    package init(_ text: UnsafeRawBufferPointer) {
        var starts = [0]
        // Lines of code and of documents have about this length.
        starts.reserveCapacity(text.count / 32)
        while let found = text.firstOffset(of: Byte.newline, from: starts[starts.count - 1]) {
            starts.append(found + 1)
        }
        self.starts = starts
    }

    /// Finds the lines of a text; each line feed ends one.
    package init(_ text: [UInt8]) { self = text.withUnsafeBytes { LineStarts($0) } }

    /// Returns the line and the column of an offset as compilers count: both from 1, columns in bytes.
    package func place(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
