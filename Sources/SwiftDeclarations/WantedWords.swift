import Bytes

/// Finds the words without which code names nothing of a document, by searching the bytes before the tree is visited.
enum WantedWords {
    /// Parts of the words with which a use of a document begins: `performSegue` and `segue.identifier`, labels such as
    /// `withIdentifier:`, `performSegueWithIdentifier(`, `UIStoryboard(`, `nibName` and `loadNibNamed`, `#selector(`, `instantiate(withOwner:`,
    /// `named:`.
    private static let uses: [StaticString] = ["gue", "dentifier", "toryboard", "ibNam", "elector", "Owner", "named"]

    /// Part of the comment that `IgnoredLines` reads.
    private static let comment: StaticString = "bsh:ignore"

    /// Returns the offsets of all words of uses, in order.
    static func usePlaces(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        places(of: uses, in: bytes)
    }

    /// Returns the offsets of all words that keep a body from being blanked, in order.
    static func bodyPlaces(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        places(of: uses + [comment], in: bytes)
    }

    /// Returns whether a word is at an offset.
    static func isAt(_ index: Int, word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = word.utf8CodeUnitCount
        guard count <= bytes.count - index else { return false }
        for position in 0..<count where bytes[index + position] != word.utf8Start[position] { return false }
        return true
    }

    private static func places(of words: [StaticString], in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        // Each word has a different first letter; most bytes are none of these letters
        var wordByFirst = [Int8](repeating: -1, count: 256)
        for (index, word) in words.enumerated() { wordByFirst[Int(word.utf8Start[0])] = Int8(index) }
        return wordByFirst.withUnsafeBufferPointer { wordByFirst in
            var places: [Int] = []
            for index in bytes.indices {
                let word = wordByFirst[Int(bytes[index])]
                guard word >= 0, isAt(index, word: words[Int(word)], in: bytes) else { continue }
                if isUse(index + words[Int(word)].utf8CodeUnitCount, first: bytes[index], in: bytes) {
                    places.append(index)
                }
            }
            return places
        }
    }

    /// Returns whether what follows a word makes it a possible use; most words `identifier` and `storyboard` are not.
    private static func isUse(_ end: Int, first: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = end
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        let next = index < bytes.count ? bytes[index] : 0
        switch first {
        // segue and Segue, but not arguments
        case UInt8(ascii: "g"):
            return end >= 5 && bytes[end - 4] == UInt8(ascii: "e") && bytes[end - 5] | 0x20 == UInt8(ascii: "s")
        // A label, or a method of Swift 2
        case UInt8(ascii: "n"): return next == Byte.colon
        case UInt8(ascii: "d"): return next == Byte.colon || next == Byte.openParenthesis
        // A call of the type, or of its init
        case UInt8(ascii: "t"): return next == Byte.openParenthesis || next == Byte.period
        // #selector(…), Selector(…), Selector.init(…), NSSelectorFromString(…)
        case UInt8(ascii: "e"):
            return next == Byte.openParenthesis || next == Byte.period || next == UInt8(ascii: "F")
        // withOwner: and instantiateWithOwner(, but not other owners
        case UInt8(ascii: "O"):
            return end >= 8 && isAt(end - 8, word: "ith", in: bytes)
                && (next == Byte.colon || next == Byte.openParenthesis)
        default: return true
        }
    }
}
