import Bytes

/// A quick guess of which elements are open at a place in a document, for reading on from there.
///
/// It looks for tags only and takes the document to be well-formed and written as Xcode writes, without `>` in values.
/// Whoever uses it has to make sure that it was right.
struct OpenElements {
    /// Where the names of the open elements stand, outermost first.
    private(set) var names: [Range<Int>] = []
    private let bytes: UnsafeRawBufferPointer
    private let place: Int

    /// Looks at all before `place`; nil where no guess can be made, and outside the root element.
    init?(_ bytes: UnsafeRawBufferPointer, before place: Int) {
        self.bytes = bytes
        self.place = place
        var position = 0
        while let tag = find(UInt8(ascii: "<"), from: position) {
            guard let end = pass(tag) else { return nil }
            position = end
        }
        if names.isEmpty { return nil }
    }

    /// Start tags that open the same elements.
    var startTags: [UInt8] {
        names.flatMap { [UInt8(ascii: "<")] + bytes[$0] + [UInt8(ascii: ">")] }
    }

    /// End tags that close them.
    var endTags: [UInt8] {
        names.reversed().flatMap { [UInt8(ascii: "<"), UInt8(ascii: "/")] + bytes[$0] + [UInt8(ascii: ">")] }
    }

    /// Goes over a piece of markup.
    private mutating func pass(_ tag: Int) -> Int? {
        guard tag + 1 < place else { return nil }
        switch bytes[tag + 1] {
        case UInt8(ascii: "/"):
            if names.popLast() == nil { return nil }
            return tag + 2
        case UInt8(ascii: "?"): return end(of: "?>", from: tag)
        case UInt8(ascii: "!"): return end(of: bytes[tag + 2] == UInt8(ascii: "-") ? "-->" : "]]>", from: tag)
        default:
            guard let end = find(UInt8(ascii: ">"), from: tag) else { return nil }
            if bytes[end - 1] != UInt8(ascii: "/") { names.append(tag + 1..<nameEnd(tag + 1)) }
            return end + 1
        }
    }

    private func nameEnd(_ start: Int) -> Int {
        var end = start
        while bytes[end] > 0x20, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "/") { end += 1 }
        return end
    }

    private func find(_ byte: UInt8, from start: Int) -> Int? {
        bytes.firstOffset(of: byte, from: start, to: place)
    }

    private func end(of mark: StaticString, from start: Int) -> Int? {
        var start = start
        while let last = find(UInt8(ascii: ">"), from: start) {
            let first = last - mark.utf8CodeUnitCount + 1
            if bytes.holds(mark, at: first) { return last + 1 }
            start = last + 1
        }
        return nil
    }
}
