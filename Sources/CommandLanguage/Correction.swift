/// What a statement that does not fit was probably meant to be, if it lacks only a blank or a fixed word, or has another word for that.
package enum Correction {
    /// Returns a statement with blanks around arrows that are in its words, as in `owner.view->View`.
    ///
    /// - Parameter words: the words of the statement.
    /// - Returns: the words with the arrows on their own; nil if there are none.
    package static func withBlanks(_ words: [Word]) -> [Word]? {
        let parts = words.map { $0.isBare ? split($0) : [$0] }
        return parts.contains { $0.count > 1 } ? parts.flatMap { $0 } : nil
    }

    /// Whether a word is what some people write for the arrow: `A to B`, `A => B`, or a part of `A - > B`.
    package static func isOtherArrow(_ word: Word) -> Bool {
        word.isBare && ["to", "into", "=>", "=", "-", ">", "-->", "→"].contains(word.text)
    }

    /// Whether a word is what some people write for a fixed word: another preposition, or another arrow.
    static func isOther(_ word: Word, than keyword: String) -> Bool {
        let prepositions = ["to", "into", "in", "with", "from"]
        if keyword == "->" { return isOtherArrow(word) }
        return word.isBare && prepositions.contains(keyword) && prepositions.contains(word.text)
    }

    private static func split(_ word: Word) -> [Word] {
        for arrow in ["->", "<-"] where word.text != arrow {
            guard let place = word.text.range(of: arrow) else { continue }
            let pieces = [word.text[..<place.lowerBound], Substring(arrow), word.text[place.upperBound...]]
            return pieces.filter { !$0.isEmpty }.map { Word(String($0), span: word.span) }
        }
        return [word]
    }

    /// The hint that offers a statement with the given words.
    package static func hint(_ words: [Word]) -> String { Matcher.meant(line(words)) }

    /// A statement with the given words.
    package static func line(_ words: [Word]) -> String { words.map(\.spelling).joined(separator: " ") }
}

extension String {
    /// The first place of a text in this one.
    fileprivate func range(of text: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
