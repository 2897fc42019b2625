import CommandLanguage
import NibCatalog
import NibDocument
import Replies

/// An attribute of objects, or of parts of them, in a query: `hidden`, `fontDescription.pointSize`.
struct AttributePath: Sendable {
    let steps: [PropertyPath.Step]
    /// The path as it is written.
    let text: String

    /// Reads a path.
    ///
    /// - Throws: an error with the nearest name if no document has such an attribute or part.
    init(_ word: Word) throws(CommandError) {
        guard let path = PropertyPath(word.text) else {
            throw CommandError("usage", "\(Quoting.shown(word.text)) is not an attribute", span: word.span)
        }
        steps = path.steps
        text = word.text
        // A step with an index names an element of a list, such as a segment, and is no attribute.
        for step in steps where step.index == nil {
            let names = step.name.split(separator: "@").map(String.init)
            if let unknown = names.first(where: { !Catalog.knowsName($0) }) {
                throw Self.unknown(unknown, in: word)
            }
        }
    }

    /// Whether a word can be a path: names with dots between them.
    static func isPath(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first.map { $0 | 32 >= 97 && $0 | 32 <= 122 } == true
            && text.utf8.allSatisfy { byte in
                (byte | 32 >= 97 && byte | 32 <= 122) || (48...57).contains(byte) || ".[]@_".utf8.contains(byte)
            }
    }

    private static func unknown(_ name: String, in word: Word) -> CommandError {
        let near = Nearest.names(to: name, among: Catalog.allNames.union(QueryField.ofObjects.map(\.rawValue)).sorted())
        let hints = near.isEmpty ? [] : ["did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"]
        return CommandError(
            "unknown-attribute", "no document is known to have an attribute '\(name)'", span: word.span, hints: hints)
    }
}
