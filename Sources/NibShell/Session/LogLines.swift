/// Command lines as the log keeps them: one behind the other in one piece of memory, so that ten thousand cost no more than
/// their bytes.
public struct LogLines: Sendable, Equatable {
    private var bytes: [UInt8] = []
    /// Where each line ends in the bytes.
    private var ends: [Int] = []

    /// Makes a list without lines.
    public init() {}

    /// Makes a list of lines.
    public init(_ lines: some Sequence<String>) {
        for line in lines { append(line) }
    }

    /// How many bytes the lines have in all.
    var byteCount: Int { bytes.count }

    /// Makes room for further lines.
    mutating func reserve(lines: Int, bytes count: Int) {
        ends.reserveCapacity(ends.count + lines)
        bytes.reserveCapacity(bytes.count + count)
    }

    /// Adds a line.
    public mutating func append(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        ends.append(bytes.count)
    }

    /// Adds the line whose bytes `body` appends; nothing where that fails.
    mutating func append<Failure>(with body: (inout [UInt8]) throws(Failure) -> Void) throws(Failure) {
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
    mutating func append(with body: (inout [UInt8]) -> Bool) -> Bool {
        guard body(&bytes) else { return false }
        ends.append(bytes.count)
        return true
    }

    /// Adds the lines of another list.
    static func += (lines: inout LogLines, more: LogLines) {
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
    mutating func removeLast(from index: Int) -> LogLines {
        let taken = LogLines(self[index...])
        bytes.removeSubrange(start(of: index)...)
        ends.removeSubrange(index...)
        return taken
    }

    /// Takes off all lines, and keeps their memory for others.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Calls `body` with the bytes of a line.
    func withBytes<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start(of: index)..<ends[index]])) }
    }

    private func start(of index: Int) -> Int { index > 0 ? ends[index - 1] : 0 }
}

extension LogLines: RandomAccessCollection, ExpressibleByArrayLiteral {
    /// Makes a list of lines.
    public init(arrayLiteral lines: String...) { self.init(lines) }

    /// The place of the first line.
    public var startIndex: Int { 0 }
    /// The place behind the last line.
    public var endIndex: Int { ends.count }

    /// A line; made anew each time.
    public subscript(index: Int) -> String { withBytes(of: index) { String(decoding: $0, as: UTF8.self) } }
}
