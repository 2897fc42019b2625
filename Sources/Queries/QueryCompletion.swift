import Bytes
import CommandLanguage
import NibDocument

extension Query {
    /// Returns completions for a word of a query: fields, and after the colon the values that occur in the document.
    ///
    /// - Parameters:
    ///   - partial: the word up to the cursor.
    ///   - document: the open document; nil if there is none.
    /// - Returns: the words that begin with the partial one, in order, and whether they are complete.
    package static func completions(of partial: Word, in document: NibDocument?) -> (words: [String], areComplete: Bool)
    {
        let brace = Braces.opens(partial) ? "{" : ""
        let word = brace.isEmpty ? partial : partial.slice(1..<partial.text.utf8.count)
        guard let document, let colon = word.firstUnquoted(Byte.colon) else {
            let fields = QueryField.ofObjects.map { "\(brace)\($0.rawValue):" }
            return (fields.filter { $0.hasPrefix(partial.text) }, false)
        }
        let field = QueryField(rawValue: word.slice(0..<colon).text)
        let typed = word.slice(colon + 1..<word.text.utf8.count).text
        let values = Set(field.map { Self.values(of: $0, in: document) } ?? [])
        let words = values.filter { $0.hasPrefix(typed) }.sorted()
        return (words.map { "\(brace)\(field?.rawValue ?? ""):\(Quoting.quote($0))" }, true)
    }

    private static func values(of field: QueryField, in document: NibDocument) -> [String] {
        func connections(_ kind: Connection.Kind) -> [Connection] { document.connections.filter { $0.kind == kind } }
        func attributes(_ name: String) -> [String] {
            document.objects.compactMap { document.tree.attribute(name, of: $0) }
        }
        return switch field {
        case .class: document.objects.map { document.className(of: $0) }
        case .element: document.objects.map { document.tree.name($0) }
        case .outlet: connections(.outlet).map(\.name)
        case .action, .selector: connections(.action).map(\.name)
        case .event: connections(.action).compactMap(\.event)
        case .binding: connections(.binding).map(\.name)
        case .kind: Connection.Kind.allCases.map(\.rawValue)
        case .in: document.scenes.compactMap { document.label(ofScene: $0) }
        case .module: attributes("customModule")
        case .reuse: attributes("reuseIdentifier")
        case .no: ofObjects
        default: []
        }
    }

    private static let ofObjects = QueryField.ofObjects.map(\.rawValue)
}
