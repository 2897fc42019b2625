import CommandLanguage

extension Query {
    /// Looks for a field that is written with a blank after its colon, and for a query in quotes.
    ///
    /// - Parameter words: the words of a search that found nothing.
    /// - Returns: a note about it; nil if there is none.
    package static func advice(for words: [Word]) -> String? {
        if let quoted = words.first(where: isQuery), words.count == 1 {
            return "quotes make one text of the query; without them: find \(quoted.text)"
        }
        for (word, next) in zip(words, words.dropFirst()) where word.isBare && word.text.hasSuffix(":") {
            guard let field = QueryField(rawValue: String(word.text.dropLast())), QueryField.subjects[field] == nil
            else {
                continue
            }
            return "the value follows the colon without a blank: find \(field.rawValue):\(next.spelling)"
        }
        return nil
    }

    /// Whether a word in quotes has a term of a query in it: a field, or a comparison.
    private static func isQuery(_ word: Word) -> Bool {
        guard !word.isBare, let words = try? Lexer.words(of: word.text) else { return false }
        return words.contains { term in
            guard let marks = ComparisonMarks(in: term), marks.comparison != nil else { return false }
            return marks.comparison != .field
                || QueryField(rawValue: term.slice(0..<marks.range.lowerBound).text) != nil
        }
    }
}
