/// A run of bytes in a tree's store: the bytes that were parsed first, then all that was added since.
///
/// Offsets below the length of the parsed document lie in the document, the others in the added bytes.
public struct ByteRange: Equatable, Sendable {
    /// The offset of the first byte.
    public let start: UInt32
    /// The number of bytes.
    public let count: UInt32

    /// The offset after the last byte.
    public var end: UInt32 { start + count }

    /// No bytes at all.
    public static let empty = ByteRange(start: 0, count: 0)

    init(start: UInt32, count: UInt32) {
        self.start = start
        self.count = count
    }

    init(_ range: Range<Int>) {
        self.init(start: UInt32(range.lowerBound), count: UInt32(range.count))
    }
}
