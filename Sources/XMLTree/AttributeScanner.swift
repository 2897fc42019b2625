import Bytes

/// The parts of an attribute as offsets in its start tag.
struct AttributeSpan {
    /// The white space before the attribute, its name, `=` and the quoted value.
    var all: Range<Int>
    var name: Range<Int>
    /// The value without its quotes.
    var value: Range<Int>
}

/// Iterates over the attributes of a start tag that a parser has accepted.
///
/// It never reads at or beyond `count`. The bytes of the tag must not move during the iteration.
struct AttributeScanner {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// The offset at which the last attribute, or the element's name, ends.
    private(set) var end: Int

    /// Makes a scanner; `end` is the offset at which the element's name ends.
    init(_ tag: UnsafeRawBufferPointer, behind end: Int) {
        bytes = tag.baseAddress!.assumingMemoryBound(to: UInt8.self)
        count = tag.count
        self.end = end
    }

    @inline(__always)
    mutating func next() -> AttributeSpan? {
        let start = end
        var i = start
        while i < count, Self.isSpace(bytes[i]) { i &+= 1 }
        guard i < count, bytes[i] != Byte.greater, bytes[i] != Byte.slash else { return nil }
        let name = i
        i = EightBytes.first(Byte.equals, in: bytes, from: i, to: count)
        var nameEnd = i
        while nameEnd > name, Self.isSpace(bytes[nameEnd &- 1]) { nameEnd &-= 1 }
        while i < count, bytes[i] != Byte.quote, bytes[i] != Byte.apostrophe { i &+= 1 }
        guard i < count else { return nil }
        let quote = bytes[i]
        let value = i &+ 1
        i = EightBytes.first(quote, in: bytes, from: value, to: count)
        end = i &+ 1
        return AttributeSpan(all: start..<end, name: name..<nameEnd, value: value..<i)
    }

    /// Whether the attribute at a span has a name.
    @inline(__always)
    func has(_ name: UnsafeBufferPointer<UInt8>, at span: AttributeSpan) -> Bool {
        guard span.name.count == name.count else { return false }
        let start = bytes + span.name.lowerBound
        var i = 0
        while i < name.count {
            if start[i] != name[i] { return false }
            i &+= 1
        }
        return true
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == Byte.space || byte == Byte.newline || byte == Byte.tab || byte == Byte.carriageReturn
    }
}
