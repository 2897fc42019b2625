import CommandLanguage

extension Query {
    /// Looks for a field that is written with a blank after its colon.
    ///
    /// - Parameter words: the words of a search that found nothing.
    /// - Returns: a note about it; nil if there is none.
    package static func advice(for words: [Word]) -> String? {
        for (word, next) in zip(words, words.dropFirst()) where word.isBare && word.text.hasSuffix(":") {
            guard let field = QueryField(rawValue: String(word.text.dropLast())), QueryField.subjects[field] == nil
            else {
                continue
            }
            return "the value follows the colon without a blank: find \(field.rawValue):\(next.spelling)"
        }
        return nil
    }
}
