import Bytes
import CommandLanguage

/// The words of a statement in which each query in braces is one word: `set {class:UILabel hidden=YES} alpha 1`.
package struct BracedWords {
    /// A query in braces.
    package struct Group {
        /// The place of its word among the joined words.
        package let index: Int
        /// Its words, with the braces.
        package let words: [Word]
        /// What follows the closing brace without a blank: `.delegate`; nil if nothing does.
        package let suffix: Word?
    }

    /// The words; a query is quoted, so that nothing in it is taken for syntax of the statement.
    package private(set) var words: [Word] = []
    /// The queries, in order.
    package private(set) var groups: [Group] = []
    /// The first word with a brace that is never closed; nil if there is none.
    package private(set) var unclosed: Word?

    /// Joins the words of queries; nil if no word begins with a brace.
    package init?(_ all: [Word]) {
        guard all.dropFirst().contains(where: Braces.opens) else { return nil }
        var index = 0
        while index < all.count {
            guard index > 0, Braces.opens(all[index]) else {
                words.append(all[index])
                index += 1
                continue
            }
            guard let (last, end) = Self.end(of: all[index...]), Self.isSuffix(all[last], from: end) else {
                if Self.end(of: all[index...]) == nil { unclosed = unclosed ?? all[index] }
                words.append(all[index])
                index += 1
                continue
            }
            add(all[index...last], end: end)
            index = last + 1
        }
    }

    /// The ranges of the queries in the statement, in UTF-8 offsets.
    package var spans: [Range<Int>] { groups.map { words[$0.index].span } }

    private mutating func add(_ inner: ArraySlice<Word>, end: Int) {
        let last = inner[inner.endIndex - 1]
        let tail = last.slice(end..<last.text.utf8.count)
        let whole = Array(inner.dropLast()) + [last.slice(0..<end)]
        let query = whole.map(\.text).joined(separator: " ")
        let span = inner[inner.startIndex].span.lowerBound..<last.span.upperBound
        groups.append(Group(index: words.count, words: whole, suffix: tail.text.isEmpty ? nil : tail))
        words.append(Word(query + tail.text, span: span, quoted: [0..<query.utf8.count]))
    }

    /// The word in which the braces that the first word opens are closed, and the offset in it behind the last one.
    private static func end(of words: ArraySlice<Word>) -> (word: Int, offset: Int)? {
        var depth = 0
        for index in words.indices {
            let word = words[index]
            for (offset, byte) in word.text.utf8.enumerated() where !word.isQuoted(at: offset) {
                if byte == Byte.openBrace { depth += 1 }
                if byte == Byte.closeBrace {
                    depth -= 1
                    if depth == 0 { return (index, offset + 1) }
                }
            }
        }
        return nil
    }

    private static func isSuffix(_ word: Word, from offset: Int) -> Bool {
        let count = word.text.utf8.count
        return offset == count
            || offset + 1 < count && Array(word.text.utf8)[offset] == Byte.period && !word.isQuoted(at: offset)
    }
}
