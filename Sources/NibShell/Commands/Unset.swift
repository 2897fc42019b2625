import CommandLanguage
import NibDocument
import NibEditing
import Replies
import XMLTree

extension Shell {
    static let unset = editing(
        "unset", [.operand(.object()), .several(path)],
        summary: "removes attributes or whole keyed children",
        discussion: """
            The last step names an attribute, or else a child by its key or element: `unset X backgroundColor` takes the color \
            away. A title or text is taken from where `set` puts it. A child that holds objects goes with all that refers to them, as with `remove`. Of several paths all go or none.

            The module of a `customClass` goes along with it, as in Xcode. In a script nothing goes along.
            """,
        examples: [
            Example("unset hSs-g6-Zcb customClass customModule customModuleProvider", "attributes"),
            Example("unset iN0-l3-epB backgroundColor", "a keyed child"),
            Example("unset iN0-l3-epB color@backgroundColor.alpha", "an attribute of a keyed child"),
        ],
        seeAlso: ["set", "unset attribute", "remove"]
    ) { context, arguments in
        let object = try context.references.resolve(try arguments.required("OBJ"))
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.name(of: object))
        var outcome = EditOutcome(resolved)
        var removals: [Removal] = []
        for path in arguments.several("PATH") {
            do {
                guard let removal = try remove(path, of: object, context) else { continue }
                outcome.remarks += Removals.remarks(removal)
                removals.append(removal)
            } catch { throw ShellError(error, span: path.span) }
        }
        if arguments.several("PATH").contains(where: { $0.text == "customClass" }) {
            try CustomClass.followRemoval(from: object, &outcome, context)
        }
        if !removals.isEmpty { outcome.fields = [Removals.field(removals.flatMap(\.items))] }
        return outcome
    }

    /// Removes what a path leads to; gives what went with a child.
    private static func remove(_ path: Word, of object: NodeID, _ context: EditContext) throws -> Removal? {
        let steps = try PropertyTarget.steps(path)
        let node = try context.document.follow(steps.dropLast(), from: object)
        let last = steps[steps.count - 1]
        if last.name == "id" || last.name == "placeholderIdentifier" { try checkID(node, path, context) }
        try SceneControllers.checkMember(last.name, of: node, path.span, context)
        if last.index == nil, context.edit.removeProperty(last.name, of: node) { return nil }
        if steps.count == 1, PropertySetting.unsetTitle(last.name, of: object, context) { return nil }
        let cell = PropertySetting.cell(for: steps, of: object, context)
        if let cell, context.edit.removeProperty(last.name, of: cell) { return nil }
        guard let child = try context.document.child(last, of: node) else { throw notThere(last, node, context) }
        try Removals.checkCell(child, path, in: context.document)
        return try context.edit.removeWithReferences(child)
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
