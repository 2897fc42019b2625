import Bytes

/// Splits names in camel case into words, as the Swift compiler does when it makes selectors.
///
/// The rules and the list of prepositions are those of the Swift project's documentation "Name Translation from C to Swift" and
/// of its `PartsOfSpeech.def`.
enum Words {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using",
        "via", "when", "with", "within",
    ]

    /// Returns whether a word is a preposition, in upper or lower case.
    static func isPreposition(_ word: Substring) -> Bool {
        word.utf8.count <= 9 && prepositions.contains(word.lowercased())
    }

    /// Returns the text with its first letter in upper case, if it is an ASCII letter.
    static func capitalized(_ text: String) -> String {
        guard let first = text.utf8.first, isLower(first) else { return text }
        return String(UnicodeScalar(first - 0x20)) + text.dropFirst()
    }

    /// Returns the first word of a name.
    static func first(of name: String) -> Substring {
        let bytes = Array(name.utf8)
        return part(of: name, 0..<end(ofWordAt: 0, in: bytes))
    }

    /// Returns the last word of a name.
    static func last(of name: String) -> Substring {
        let bytes = Array(name.utf8)
        var start = 0
        while true {
            let end = end(ofWordAt: start, in: bytes)
            if end >= bytes.count { return part(of: name, start..<bytes.count) }
            start = end
        }
    }

    private static func part(of name: String, _ range: Range<Int>) -> Substring {
        let utf8 = name.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return name[start..<utf8.index(start, offsetBy: range.count)]
    }

    private static func end(ofWordAt start: Int, in bytes: [UInt8]) -> Int {
        guard start < bytes.count else { return bytes.count }
        // An underscore is a word
        if bytes[start] == Byte.underscore { return start + 1 }
        var index = start
        while index < bytes.count, isUpper(bytes[index]) { index += 1 }
        if index - start >= 2 {
            // Several capitals form a word at the end of the name, before a character that is not a letter, and with the
            // ending of a plural; otherwise the last of them begins the next word
            guard index < bytes.count, isLower(bytes[index]) else { return index }
            return endOfPlural(after: index, in: bytes) ?? index - 1
        }
        while index < bytes.count, !isUpper(bytes[index]), bytes[index] != Byte.underscore { index += 1 }
        return index
    }

    /// Returns the end of an `s`, `es` or `ies` that ends a word of capitals, nil if there is none.
    private static func endOfPlural(after index: Int, in bytes: [UInt8]) -> Int? {
        var end = index
        while end < bytes.count, isLower(bytes[end]) { end += 1 }
        switch String(decoding: bytes[index..<end], as: UTF8.self) {
        // A capital I with an s is more likely the word 'Is'
        case "s": return bytes[index - 1] == UInt8(ascii: "I") ? nil : end
        case "es", "ies": return end
        default: return nil
        }
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
