import CommandLanguage
import NibDocument

extension FindTerm {
    /// Returns completions for a word of a search: fields, and after the colon the values that occur in the document.
    ///
    /// - Parameters:
    ///   - partial: the word up to the cursor.
    ///   - document: the open document; nil if there is none.
    /// - Returns: the words that begin with the partial one, in order, and whether they are complete.
    package static func completions(of partial: Word, in document: NibDocument?) -> (words: [String], areComplete: Bool)
    {
        guard let document, let colon = partial.firstUnquoted(UInt8(ascii: ":")) else {
            return (Field.allCases.map { "\($0.rawValue):" }.filter { $0.hasPrefix(partial.text) }, false)
        }
        let field = Field(rawValue: partial.slice(0..<colon).text)
        let typed = partial.slice(colon + 1..<partial.text.utf8.count).text
        let values = Set(field.map { Self.values(of: $0, in: document) } ?? [])
        let words = values.filter { $0.hasPrefix(typed) }.sorted()
        return (words.map { "\(field?.rawValue ?? ""):\(Quoting.quote($0))" }, true)
    }

    private static func values(of field: Field, in document: NibDocument) -> [String] {
        func connections(_ kind: Connection.Kind) -> [Connection] { document.connections.filter { $0.kind == kind } }
        return switch field {
        case .class: document.objects.map { document.className(of: $0) }
        case .element: document.objects.map { document.tree.name($0) }
        case .outlet: connections(.outlet).map(\.name)
        case .action: connections(.action).map(\.name)
        case .event: connections(.action).compactMap(\.event)
        case .binding: connections(.binding).map(\.name)
        case .id, .label, .segue: []
        }
    }
}
