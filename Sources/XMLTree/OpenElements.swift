import Bytes

/// Guesses where a document can be cut in two, and which elements are open there.
///
/// It looks at less than a parser does; whether it was right shows when the two pieces are parsed.
package enum OpenElements {
    /// Finds a start tag near a place, as far as that can be told without parsing what is before it.
    package static func startTag(after place: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var place = place
        while let found = bytes.firstOffset(of: Byte.less, from: place), found + 1 < bytes.count {
            let next = bytes[found + 1]
            if next != Byte.slash, next != Byte.exclamation, next != Byte.question { return found }
            place = found + 1
        }
        return nil
    }

    /// Finds the names of the elements that are open before a place.
    ///
    /// - Parameters:
    ///   - place: the place.
    ///   - bytes: the document.
    ///   - limit: the greatest number of open elements.
    /// - Returns: where the names are, those of the outer elements first; nil if there are more.
    package static func names(before place: Int, in bytes: UnsafeRawBufferPointer, limit: Int) -> [Range<Int>]? {
        var open: [Range<Int>] = []
        var position = 0
        while let start = bytes.firstOffset(of: Byte.less, from: position, to: place) {
            if bytes.holds("<!--", at: start) {
                position = end(of: "-->", from: start + 4, in: bytes)
                continue
            }
            guard let end = bytes.firstOffset(of: Byte.greater, from: start, to: place) else { return nil }
            position = end + 1
            switch bytes[start + 1] {
            case Byte.slash: _ = open.popLast()
            case Byte.exclamation, Byte.question: break
            default:
                if bytes[end - 1] == Byte.slash { continue }
                let name = bytes[start + 1..<end].prefix { $0 > Byte.space }
                open.append(name.startIndex..<name.endIndex)
                if open.count > limit { return nil }
            }
        }
        return open
    }

    private static func end(of text: StaticString, from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        var place = start
        while let found = bytes.firstOffset(of: text.utf8Start.pointee, from: place) {
            if bytes.holds(text, at: found) { return found + text.utf8CodeUnitCount }
            place = found + 1
        }
        return bytes.count
    }
}
