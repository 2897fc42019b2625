import Bytes
import CommandLanguage

/// The braces around a query in a statement: `{class:UILabel hidden=YES}`.
package enum Braces {
    /// Whether a word begins with an unquoted brace.
    package static func opens(_ word: Word) -> Bool {
        word.text.utf8.first == Byte.openBrace && !word.isQuoted(at: 0) && word.quoted.first?.lowerBound != 0
    }

    /// Whether a word ends with an unquoted brace that no brace in it opened, so that it ends a query.
    static func closes(_ word: Word) -> Bool { end(in: word) == word.text.utf8.count && word.text.utf8.last == brace }

    private static let brace = Byte.closeBrace

    /// The offset behind the last unquoted closing brace of a word; nil if it has none.
    package static func end(in word: Word) -> Int? { word.lastUnquoted(brace).map { $0 + 1 } }

    /// Returns the words between the braces, or all words if they are not in braces.
    static func without(_ words: [Word]) -> [Word] {
        guard let first = words.first, let last = words.last, opens(first), closes(last) else { return words }
        var inner = words
        inner[words.count - 1] = last.slice(0..<last.text.utf8.count - 1)
        inner[0] = inner[0].slice(1..<inner[0].text.utf8.count)
        return inner.filter { !$0.text.isEmpty || !$0.quoted.isEmpty }
    }
}
