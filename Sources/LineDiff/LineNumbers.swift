import Bytes

/// Gives every distinct line of two texts a number, so that comparing lines is comparing numbers.
package struct LineNumbers {
    /// The number of each line of the old text.
    private(set) var old: [Int] = []
    /// The number of each line of the new text.
    private(set) var new: [Int] = []
    /// How many distinct lines there are; the numbers are below it.
    private(set) var distinct = 0

    /// Numbers the lines of two texts.
    package init(old oldLines: SplitLines, new newLines: SplitLines) {
        var numbers: [Line: Int] = [:]
        numbers.reserveCapacity(oldLines.count + newLines.count)
        oldLines.bytes.withUnsafeBytes { oldBytes in
            newLines.bytes.withUnsafeBytes { newBytes in
                old = Self.number(oldLines, of: oldBytes, into: &numbers)
                new = Self.number(newLines, of: newBytes, into: &numbers)
            }
        }
        distinct = numbers.count
    }

    /// The bytes of a line in one of the two texts.
    private struct Line: Hashable {
        let bytes: UnsafeRawBufferPointer

        static func == (line: Line, other: Line) -> Bool { line.bytes.isEqual(to: other.bytes) }

        func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
    }

    /// Numbers the lines of three texts.
    ///
    /// - Returns: the numbers of the lines of each.
    static func of(base first: SplitLines, ours second: SplitLines, theirs third: SplitLines) -> [[Int]] {
        var numbers: [Line: Int] = [:]
        numbers.reserveCapacity(first.count + 64)
        return first.bytes.withUnsafeBytes { one in
            second.bytes.withUnsafeBytes { two in
                third.bytes.withUnsafeBytes { three in
                    [(first, one), (second, two), (third, three)].map { number($0, of: $1, into: &numbers) }
                }
            }
        }
    }

    private static func number(
        _ lines: SplitLines, of bytes: UnsafeRawBufferPointer, into numbers: inout [Line: Int]
    ) -> [Int] {
        (0..<lines.count).map { index in
            let line = Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[lines.range(index)]))
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
    }
}
