import CommandLanguage
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// The steps of `delete outlet` and `delete action`.
enum DeletingMember {
    /// Finds the declaration, the places that may use it, and the connections in all documents of the project.
    ///
    /// - Parameters:
    ///   - arguments: those of the command.
    ///   - parameter: the one that names the outlet or action.
    ///   - isAction: whether it is an action.
    ///   - context: what the command is resolved with.
    /// - Returns: the resolved command.
    /// - Throws: an error if the class has no such member, or code or a document cannot be changed.
    static func resolve(
        _ arguments: Arguments, parameter: Parameter<MemberReference>, isAction: Bool, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let word = try arguments[parameter].word
        let change = try MemberChange(arguments, of: parameter, isAction: isAction, in: context)
        let result = try change.resolve(.delete) { (found) throws(CommandError) in
            try changes(deleting: found, word)
        } documents: { (document, edit, found) throws(CommandError) in
            do {
                for node in found where document.tree.isAttached(node) { _ = try edit.removeWithReferences(node) }
            } catch { throw CommandError(error) }
        } advice: { connection in
            ["'disconnect \(connection.id)' removes it from the document"]
        }
        return try change.finish(result)
    }

    private static func changes(deleting found: CodeMember, _ word: Word)
        throws(CommandError) -> (CodeRename, [CodeFile])
    {
        let bytes = found.editor.bytes
        do throws(CodeEditError) {
            let changes =
                found.isAction
                ? try CodeDeleting.delete(action: found.name, of: found.codeClass, bytes: bytes)
                : try CodeDeleting.delete(outlet: found.name, of: found.codeClass, bytes: bytes)
            let search = try found.search()
            var left = try CodeRenaming.uses(
                of: found.name, isAction: found.isAction, in: found.family, search: search, except: changes)
            left.changes = changes
            return (left, search.files)
        } catch { throw CommandError(error, span: word.span) }
    }

    /// Removes the connections of the open document.
    @Sendable static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome
    {
        var outcome = Outcome()
        let nodes = try command[all: CommonParameters.connections].map { connection throws(CommandError) in
            try context.element(connection.word)
        }
        // All are described before the first is removed: labels come from connections too.
        let texts = try nodes.map { node throws(CommandError) in
            let connection = try MemberChange.connection(node, in: context.document)
            return "removed: \(context.document.summary(of: node))  \(connection.id, .id)" as StyledText
        }
        // One may have been removed along with another.
        for (node, text) in zip(nodes, texts) where context.tree.isAttached(node) {
            outcome.remarks.append(text)
            outcome.remarks += Removals.remarks(try reporting(context.edit.removeWithReferences(node)))
        }
        return outcome
    }
}
