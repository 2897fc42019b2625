import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

/// What commands that are not split into resolve and apply need of connecting.
extension Connecting {
    static func insert(
        _ kind: Connection.Kind, _ attributes: [Attribute], from source: NodeID, at index: Int? = nil,
        _ context: EditContext
    ) throws {
        try insert(kind, attributes, from: source, at: index, in: context.edit)
    }

    /// The first connection of a source that has the kind and the name.
    static func existing(
        _ kind: Connection.Kind, _ name: String, from source: NodeID, _ context: EditContext
    ) -> Connection? {
        context.document.connection(kind, named: name, from: source)
    }

    /// Refuses what no connection can start from.
    static func checkSource(_ node: NodeID, _ word: Word, _ context: EditContext) throws {
        // Replayed lines were accepted once; they are not checked again.
        try checkSource(node, word, in: context.document, isSegue: context.isReplaying)
    }

    /// An object has an outlet of the name already.
    static func isTaken(_ name: String, by other: Connection, in document: NibDocument, _ span: Range<Int>)
        -> ShellError
    {
        ShellError(
            "already-exists",
            "outlet '\(name)' of \(document.display(other.source)) is connected already, by \(other.id)",
            span: span, hints: other.id.isEmpty ? [] : ["remove that one first: disconnect \(other.id)"])
    }
}
