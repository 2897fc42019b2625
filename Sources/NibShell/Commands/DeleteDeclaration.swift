import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

extension Shell {
    static let deleteOutlet = editing(
        "delete outlet",
        [
            .operand(
                Parameter(
                    "CLASS.NAME", kind: .declaredOutlet,
                    summary: "the class that declares the outlet, or an object of it, and the outlet's name")),
            .optional([.keyword("connections"), .several(CommonParameters.connections)]),
        ],
        summary:
            "takes an outlet out of documents and code, and lists what may use it",
        discussion: """
            Outlets are disconnected in the open document and in the other documents of the project, where the object is of \
            the class or of one below it. Then the property goes, with its doc comment. Code that uses it is listed and left \
            as it is. `undo` brings everything back; all files are written when the document is saved.

            With `connections`, as the log writes it, only these go from the open document.
            """,
        examples: [Example("delete outlet EditorController.goButton", "whichever documents connect it")],
        seeAlso: ["declare outlet", "disconnect outlet"], group: "Code"
    ) { context, arguments in
        try DeletingDeclarations.delete(arguments, isAction: false, context)
    }

    static let deleteAction = editing(
        "delete action",
        [
            .operand(
                Parameter(
                    "CLASS.SELECTOR", kind: .declaredAction,
                    summary: "the class that declares the action, or an object of it, and the selector")),
            .optional([.keyword("connections"), .several(CommonParameters.connections)]),
        ],
        summary:
            "takes an action out of documents and code, and lists what may use it",
        discussion: """
            As `delete outlet`. What is sent to the first responder is listed, as nobody knows who answers. Unwind segues \
            with the action go where no other class has one of the same selector; else they are listed.
            """,
        examples: [Example("delete action EditorController.save:", "whichever controls send it")],
        seeAlso: ["declare action", "disconnect action"], group: "Code"
    ) { context, arguments in
        try DeletingDeclarations.delete(arguments, isAction: true, context)
    }
}

/// The steps of `delete outlet` and `delete action`.
private enum DeletingDeclarations {
    static func delete(_ arguments: Arguments, isAction: Bool, _ context: EditContext) throws -> EditOutcome {
        var change = try MemberChange(
            arguments, isAction ? "CLASS.SELECTOR" : "CLASS.NAME", isAction: isAction, context)
        try change.change { found in
            let bytes = found.editing.bytes
            let changes =
                isAction
                ? try CodeDeleting.delete(action: found.name, of: found.codeClass, bytes: bytes)
                : try CodeDeleting.delete(outlet: found.name, of: found.codeClass, bytes: bytes)
            let left = try CodeRenaming.uses(
                of: found.name, isAction: isAction, in: found.family, files: found.files(), except: changes)
            return (changes, left)
        } documents: { document, edit, found in
            for node in found where document.tree.isAttached(node) { _ = try edit.removeWithReferences(node) }
        } advice: { connection in
            ["'disconnect \(connection.id)' takes it out of the document"]
        }
        return try change.outcome { node, connection in
            let removed: StyledText = "removed: \(context.document.summary(of: node))  \(connection.id, .id)"
            return [removed] + Removals.remarks(try context.edit.removeWithReferences(node))
        }
    }
}
