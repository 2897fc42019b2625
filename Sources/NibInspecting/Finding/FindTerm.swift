import CommandLanguage

/// A word of a search.
package struct FindTerm {
    /// What of an object a word can be about.
    enum Field: String, CaseIterable {
        case `class`, element, id, label, outlet, action, event, segue, binding
    }

    /// What is looked at; nil for everything.
    let field: Field?
    /// What is looked for.
    let value: String
    /// The same in lower case.
    let low: String

    /// Reads a word; a quoted one is text, colons and all.
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

    /// Whether the value is a text, or is nothing and so any.
    func isAll(of text: String) -> Bool { value.isEmpty || value == text }
}
