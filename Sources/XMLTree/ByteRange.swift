/// A range of bytes in a tree's store: the parsed bytes, followed by all bytes added since.
///
/// Offsets below the length of the parsed document refer to the document, all others to the added bytes.
package struct ByteRange: Equatable, Sendable {
    /// The offset of the first byte.
    package let start: UInt32
    /// The number of bytes.
    package let count: UInt32

    /// The offset after the last byte.
    package var end: UInt32 { start + count }

    /// The empty range.
    package static let empty = ByteRange(start: 0, count: 0)

    init(start: UInt32, count: UInt32) {
        self.start = start
        self.count = count
    }

    init(_ range: Range<Int>) {
        self.init(start: UInt32(range.lowerBound), count: UInt32(range.count))
    }
}
