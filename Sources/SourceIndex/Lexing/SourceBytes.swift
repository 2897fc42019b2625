/// Questions about the bytes of a source file that the lexers and scanners share.
extension UnsafeBufferPointer<UInt8> {
    /// Returns the byte at an index, or 0 outside of the buffer.
    @inline(__always)
    func byte(at index: Int) -> UInt8 { index >= 0 && index < count ? self[index] : 0 }

    /// Returns whether a word is at an index.
    @inline(__always)
    func has(_ word: StaticString, at index: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard index >= 0, length <= count - index else { return false }
        let start = word.utf8Start
        for offset in 0..<length where self[index + offset] != start[offset] { return false }
        return true
    }

    /// Returns whether a range holds exactly a word.
    @inline(__always)
    func isWord(_ word: StaticString, in range: Range<Int>) -> Bool {
        range.count == word.utf8CodeUnitCount && has(word, at: range.lowerBound)
    }

    /// Returns the text of a range; bytes that are not UTF-8 become replacement characters.
    func text(in range: Range<Int>) -> String {
        String(decoding: self[range.clamped(to: 0..<count)], as: UTF8.self)
    }

    /// Returns the end of the name that contains or ends at an index.
    @inline(__always)
    func nameEnd(from start: Int) -> Int {
        let count = count
        var index = start
        while index < count, Byte.isName(self[index]) { index += 1 }
        return index
    }

    /// Returns the end of the line that contains an index: the index of the line end, or the end of the buffer.
    func lineEnd(from start: Int) -> Int {
        let count = count
        var index = start
        while index < count, !Byte.isLineEnd(self[index]) { index += 1 }
        return index
    }

    /// The length of the UTF-8 byte order mark at the start: 3, or 0 if there is none.
    var byteOrderMarkLength: Int { byte(at: 0) == 0xEF && byte(at: 1) == 0xBB && byte(at: 2) == 0xBF ? 3 : 0 }
}
