/// Command lines as the log keeps them: one behind the other in one piece of memory, so that ten thousand cost no more than
/// their bytes.
package struct LogLines: Sendable, Equatable {
    private var bytes: [UInt8] = []
    /// Where each line ends in the bytes.
    private var ends: [Int] = []

    /// Makes a list without lines.
    package init() {}

    /// Makes a list of lines.
    package init(_ lines: some Sequence<String>) {
        for line in lines { append(line) }
    }

    /// Adds a line.
    package mutating func append(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        ends.append(bytes.count)
    }

    /// Adds the line whose bytes `body` appends; nothing where that fails.
    package mutating func append<Failure>(with body: (inout [UInt8]) throws(Failure) -> Void) throws(Failure) {
        let start = bytes.count
        do { try body(&bytes) } catch {
            bytes.removeSubrange(start...)
            throw error
        }
        ends.append(bytes.count)
    }

    /// Adds the line whose bytes `body` appends, if it says that there is one.
    ///
    /// - Returns: whether there was.
    package mutating func append(with body: (inout [UInt8]) -> Bool) -> Bool {
        guard body(&bytes) else { return false }
        ends.append(bytes.count)
        return true
    }

    /// Adds the lines of another list.
    package static func += (lines: inout LogLines, more: LogLines) {
        let start = lines.bytes.count
        lines.bytes += more.bytes
        if more.ends.count == 1 {
            lines.ends.append(lines.bytes.count)
        } else {
            for end in more.ends { lines.ends.append(start + end) }
        }
    }

    /// Takes off the lines from one on.
    ///
    /// - Returns: what was taken.
    package mutating func removeLast(from index: Int) -> LogLines {
        let taken = LogLines(self[index...])
        bytes.removeSubrange(start(of: index)...)
        ends.removeSubrange(index...)
        return taken
    }

    /// Takes off all lines, and keeps their memory for others.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// The bytes of a line.
    package func bytes(of index: Int) -> ArraySlice<UInt8> { bytes[start(of: index)..<ends[index]] }

    private func start(of index: Int) -> Int { index > 0 ? ends[index - 1] : 0 }
}

extension LogLines: RandomAccessCollection, ExpressibleByArrayLiteral {
    /// Makes a list of lines.
    package init(arrayLiteral lines: String...) { self.init(lines) }

    /// The place of the first line.
    package var startIndex: Int { 0 }
    /// The place behind the last line.
    package var endIndex: Int { ends.count }

    /// A line; made anew each time.
    package subscript(index: Int) -> String { String(decoding: bytes(of: index), as: UTF8.self) }
}
