import CommandLanguage
import Queries
import Replies

/// A `>` of a search that was meant to compare, as in `find frame.width > 12`, and would make a file called `12`.
enum ComparedNumber {
    /// Returns the error for such a mark.
    ///
    /// - Parameters:
    ///   - index: the place of the mark among the words.
    ///   - words: the words of the statement.
    /// - Returns: the error, with the line that compares; nil for other marks.
    static func error(at index: Int, in words: [Word]) -> CommandError? {
        guard words[index].text == ">", index > 1, index + 1 < words.count, words[0].isBare, words[0].text.count > 2,
            "find".hasPrefix(words[0].text), words[index + 1].isBare, Double(words[index + 1].text) != nil
        else { return nil }
        let query = words.dropFirst().filter { !$0.isBare("--all") && !$0.isBare("--unconnected") }
        let flags = words.dropFirst().filter { $0.isBare("--all") || $0.isBare("--unconnected") }
        let line = query.map(\.spelling).joined(separator: " ")
        return CommandError(
            "usage", "'>' writes output to a file; braces keep it in a query", span: words[index].span,
            hints: [
                (["find {\(line)}"] + flags.map(\.text)).joined(separator: " "),
                "a file of this name: > ./\(words[index + 1].text)",
            ])
    }
}

extension BracedWords {
    /// Returns the words of a statement that are in no query in braces, each with its place.
    static func outside(_ words: [Word]) -> [(index: Int, word: Word)] {
        let spans = BracedWords(words)?.spans ?? []
        return words.enumerated().filter { _, word in !spans.contains { $0.overlaps(word.span) } }
            .map { (index: $0.offset, word: $0.element) }
    }
}
