import CommandLanguage
import Replies
import Wording

/// A word of a search.
package struct FindTerm {
    /// The fields of an object that a word can search.
    enum Field: String, CaseIterable {
        case `class`, element, id, label, outlet, action, event, segue, binding
    }

    /// The field to search; nil for all.
    let field: Field?
    /// The value to find.
    let value: String
    /// The value in lower case.
    let low: String

    /// Reads a word; a colon in quotes is part of the value.
    ///
    /// - Throws: an error for an unknown field, as in `clas:UIButton`. The colons of a selector are no fields: the last one ends
    ///   it.
    init(_ word: Word) throws(CommandError) {
        var (field, value): (Field?, String) = (nil, word.text)
        if let colon = word.firstUnquoted(UInt8(ascii: ":")) {
            let name = word.slice(0..<colon)
            field = Field(rawValue: name.text)
            if field != nil {
                value = word.slice(colon + 1..<word.text.utf8.count).text
            } else if !name.text.isEmpty, name.text.allSatisfy(\.isLetter), !word.text.hasSuffix(":") {
                throw Self.unknownField(name, in: word)
            }
        }
        self.field = field
        self.value = value
        low = value.lowercased()
    }

    /// Looks for a field that is written in another way than with a colon directly before its value.
    ///
    /// - Parameter words: the words of a search that found nothing.
    /// - Returns: a note about it; nil if there is none.
    static func advice(for words: [Word]) -> String? {
        for (word, next) in zip(words, words.dropFirst().map(Optional.some) + [nil]) where word.isBare {
            if let (name, value) = word.split(atFirst: UInt8(ascii: "=")), Field(rawValue: name.text) != nil {
                return "a field ends with a colon: find \(name.text):\(Quoting.quote(value.text))"
            }
            if word.text.hasSuffix(":"), let field = Field(rawValue: String(word.text.dropLast())), let next {
                return "the value follows the colon without a blank: find \(field.rawValue):\(next.spelling)"
            }
        }
        return nil
    }

    private static func unknownField(_ name: Word, in word: Word) -> CommandError {
        let fields = Field.allCases.map(\.rawValue)
        let near = Nearest.name(to: name.text, among: fields)
        return CommandError(
            "usage", "there is no field '\(name.text)'", span: name.span,
            hints: [
                near.map { "did you mean '\($0):'?" } ?? "the fields are \(fields.joined(separator: ", "))",
                "to search for the text itself: find '\(word.text)'",
            ])
    }

    /// Whether the value is a part of a text.
    func isPart(of text: String) -> Bool { text.lowercased().contains(low) }

    /// Whether the value is equal to a text, or is empty, which matches any text.
    func isAll(of text: String) -> Bool { value.isEmpty || value == text }
}
