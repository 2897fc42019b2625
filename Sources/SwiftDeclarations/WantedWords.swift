/// Finds the words without which code names nothing of a document, by a scan of the bytes before any tree is looked at.
enum WantedWords {
    /// Words in uses of documents: `identifier` and `withIdentifier`, `nibName` and `loadNibNamed`, `Storyboard`, `selector`.
    private static let uses: [StaticString] = ["dentifier", "ibNam", "toryboard", "elector"]

    /// Words that make the body of a function worth reading though it uses nothing: see `Member.Traits.unavailable`, and
    /// `IgnoredLines`.
    private static let others: [StaticString] = ["atalError", "reconditionFailure", "ibsh:ignore"]

    /// The offsets of all words of uses, in order.
    static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var places: [Int] = []
        var index = 0
        while let place = next(from: index, in: bytes, of: uses) {
            places.append(place)
            index = place + 1
        }
        return places
    }

    /// Whether there is a word, of uses or another, in a part of the bytes.
    static func areIn(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let part = UnsafeBufferPointer(rebasing: bytes[range])
        return next(from: 0, in: part, of: uses) != nil || next(from: 0, in: part, of: others) != nil
    }

    /// Whether these bytes stand at an offset.
    static func isAt(_ index: Int, _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard count <= bytes.count - index else { return false }
        for position in 0..<count where bytes[index + position] != word.utf8Start[position] { return false }
        return true
    }

    private static func next(
        from start: Int, in bytes: UnsafeBufferPointer<UInt8>, of words: [StaticString]
    ) -> Int? {
        // All words have another first letter; most bytes are none of them.
        var index = start
        let firsts = words.map { $0.utf8Start[0] }
        while index < bytes.count {
            let byte = bytes[index]
            for word in firsts.indices where firsts[word] == byte && isAt(index, words[word], in: bytes) {
                return index
            }
            index += 1
        }
        return nil
    }
}
