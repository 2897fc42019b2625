import CommandLanguage

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
    init(_ word: Word) {
        var (field, value): (Field?, String) = (nil, word.text)
        if let colon = word.firstUnquoted(UInt8(ascii: ":")) {
            field = Field(rawValue: word.slice(0..<colon).text)
            if field != nil { value = word.slice(colon + 1..<word.text.utf8.count).text }
        }
        self.field = field
        self.value = value
        low = value.lowercased()
    }

    /// Whether the value is a part of a text.
    func isPart(of text: String) -> Bool { text.lowercased().contains(low) }

    /// Whether the value is equal to a text, or is empty, which matches any text.
    func isAll(of text: String) -> Bool { value.isEmpty || value == text }
}
