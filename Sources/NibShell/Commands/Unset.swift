import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let unset = editing(
        "unset", [.operand(.object()), .operand(path)],
        summary: "removes an attribute or a whole keyed child",
        discussion: """
            The last step names an attribute, or else a child by its key or element: `unset X backgroundColor` takes the color \
            away. A child that holds objects goes with all that refers to them, as with `remove`.
            """,
        examples: [
            Example("unset hSs-g6-Zcb customClass", "an attribute"),
            Example("unset iN0-l3-epB backgroundColor", "a keyed child"),
            Example("unset iN0-l3-epB color@backgroundColor.alpha", "an attribute of a keyed child"),
        ],
        seeAlso: ["set", "unset attribute", "remove"]
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let object = try context.references.resolve(word)
        let pathWord = try arguments.required("PATH")
        let steps = try PropertyTarget.steps(pathWord)
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.name(of: object))
        var outcome = EditOutcome(resolved)
        do {
            let node = try context.document.follow(steps.dropLast(), from: object)
            let last = steps[steps.count - 1]
            if last.name == "id" || last.name == "placeholderIdentifier" { try checkID(node, pathWord, context) }
            if last.index == nil, context.edit.removeProperty(last.name, of: node) { return outcome }
            guard let child = try context.document.child(last, of: node) else { throw notThere(last, node, context) }
            try Removals.checkCell(child, pathWord, context)
            let removal = try context.edit.removeWithReferences(child)
            outcome.remarks = Removals.remarks(removal)
            outcome.fields = [Removals.field(removal.items)]
        } catch { throw ShellError(error, span: pathWord.span) }
        return outcome
    }

    private static func checkID(_ node: NodeID, _ word: Word, _ context: EditContext) throws {
        guard context.document.placeholder(node) == nil else {
            throw ShellError.protected("a placeholder keeps its id and what it stands for", word)
        }
    }

    private static func notThere(_ step: PropertyPath.Step, _ node: NodeID, _ context: EditContext) -> NibError {
        let attributes = context.tree.attributeNames(node)
        let there = attributes + context.document.steps(of: node)
        return NibError(
            .missing, "\(context.document.display(node)) has no attribute and no child '\(step.name)'",
            candidates: Nearest.names(to: step.name, among: there))
    }
}
