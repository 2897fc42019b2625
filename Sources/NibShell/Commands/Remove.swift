import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let remove = editing(
        "remove", [.operand(.object())],
        summary: "removes an object with all in it",
        discussion: """
            Every connection and constraint elsewhere that refers to it, or to something in it, goes along and is printed. \
            Lists that are left empty disappear as in Xcode. Placeholders cannot be removed.
            """,
        examples: [
            Example("remove hSs-g6-Zcb", "a button with its connections"),
            Example("remove 'Old label'", "found by its label"),
        ],
        seeAlso: ["disconnect all", "move", "undo"]
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let node = try context.references.resolve(word)
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try name(of: node, context))
        var outcome = EditOutcome(resolved)
        do {
            let removal = try context.edit.removeWithReferences(node)
            outcome.remarks = Removals.remarks(removal)
            outcome.fields = [Removals.field(removal.items)]
        } catch { throw ShellError(error, span: word.span) }
        return outcome
    }

    private static func name(of node: NodeID, _ context: EditContext) throws -> String {
        if context.tree.name(node) == "scene", let id = context.tree.attribute("sceneID", of: node) {
            return "scene:\(id)"
        }
        if node == context.tree.root { return "document" }
        return try context.requireID(node)
    }
}
