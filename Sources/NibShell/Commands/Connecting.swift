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

    /// Refuses a second outlet of one name: only the last would count.
    ///
    /// - Parameters:
    ///   - name: the name that an outlet is to get.
    ///   - node: the outlet; all else may have any name.
    ///   - span: where the name is written.
    ///   - context: the edit.
    /// - Throws: an error that names the connection that has the name.
    static func checkFree(_ name: String, for node: NodeID, _ span: Range<Int>, _ context: EditContext)
        throws(ShellError)
    {
        // What the log has was done, and is done again.
        guard !context.isReplaying, let outlet = context.document.connection(node), outlet.kind == .outlet,
            let other = Connecting.existing(.outlet, name, from: outlet.source, context), other.node != node
        else { return }
        throw isTaken(name, by: other, in: context.document, span)
    }

    /// Refuses outlets, in something that was put in, of names that are taken.
    static func checkFree(outletsIn node: NodeID, _ span: Range<Int>, _ context: EditContext) throws(ShellError) {
        // What the log has was done, and is done again.
        guard !context.isReplaying else { return }
        for element in context.tree.subtree(node) {
            guard let outlet = context.document.connection(element), outlet.kind == .outlet else { continue }
            let first = existing(.outlet, outlet.name, from: outlet.source, context)
            if let first, first.node != element, first.node != node, context.tree.contains(node, first.node) {
                throw ShellError(
                    "already-exists", "\(context.document.display(outlet.source)) has two outlets '\(outlet.name)'",
                    span: span, hints: ["leave one of them out: an outlet holds one object"])
            }
            try checkFree(outlet.name, for: element, span, context)
        }
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
