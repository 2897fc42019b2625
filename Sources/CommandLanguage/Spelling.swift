extension String {
    /// Whether two strings are the same bytes, which for the names and keywords of commands is to be equal.
    ///
    /// Cheaper than `==`, which asks for equivalent characters where the bytes differ.
    @inline(__always)
    func hasBytes(of other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}

extension [UInt8] {
    /// Appends the bytes of a string.
    @inline(__always)
    mutating func append(text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends the shortest spelling of a string as one word (``Quoting/quote(_:protecting:)``).
    mutating func append(word: String) {
        var word = word
        let isPlain = word.withUTF8 { bytes in
            let isPlain = Quoting.isBareASCII(bytes)
            if isPlain { append(contentsOf: bytes) }
            return isPlain
        }
        if !isPlain { append(text: Quoting.quote(word)) }
    }
}
