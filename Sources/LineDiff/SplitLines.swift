import Bytes

/// Bytes as lines, each of which ends with a line feed, except perhaps the last.
package struct SplitLines: Sendable {
    /// The whole text.
    package let bytes: [UInt8]
    /// Where each line starts, and after them where the last one ends.
    private let starts: [Int]

    /// Finds the lines of a text.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBytes { buffer in
            var at = 0
            while let found = buffer.firstOffset(of: 0x0A, from: at) {
                at = found + 1
                starts.append(at)
            }
            if at < buffer.count { starts.append(buffer.count) }
        }
        self.starts = starts
    }

    /// The number of lines.
    package var count: Int {
        starts.count - 1
    }

    /// The bytes of a line, its line feed included.
    subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[starts[line]..<starts[line + 1]]
    }

    /// The range of a line in `bytes`.
    package func range(_ line: Int) -> Range<Int> {
        starts[line]..<starts[line + 1]
    }

    /// The bytes of several lines, their line feeds included.
    func bytes(of lines: Range<Int>) -> ArraySlice<UInt8> {
        bytes[starts[lines.lowerBound]..<starts[lines.upperBound]]
    }
}
