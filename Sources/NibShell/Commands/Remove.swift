import CommandLanguage
import NibDocument
import NibEditing
import Replies
import XMLTree

extension Shell {
    static let remove = editing(
        "remove", [.operand(.object())],
        summary: "removes an object with all in it",
        discussion: """
            Every connection and constraint elsewhere that refers to it, or to something in it, goes along and is printed. \
            Lists that are left empty disappear as in Xcode. Placeholders cannot be removed, and the controller of a scene only \
            with its scene.
            """,
        examples: [
            Example("remove hSs-g6-Zcb", "a button with its connections"),
            Example("remove 'Old label'", "found by its label"),
        ],
        seeAlso: ["disconnect all", "move", "remove scene", "undo"]
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let node = try context.references.resolve(word)
        try SceneControllers.checkRemoval(of: node, word, context)
        try Removals.checkCell(node, word, in: context.document)
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.name(of: node))
        var outcome = EditOutcome(resolved)
        do {
            let removal = try context.edit.removeWithReferences(node)
            outcome.remarks = Removals.remarks(removal)
            outcome.fields = [Removals.field(removal.items)]
        } catch { throw ShellError(error, span: word.span) }
        return outcome
    }
}
