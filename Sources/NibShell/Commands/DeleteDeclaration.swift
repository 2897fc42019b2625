import CommandLanguage
import NibDocument
import SourceIndex
import XMLTree

extension Shell {
    static let deleteOutlet = editing(
        "delete outlet",
        [
            .operand(
                Parameter(
                    "CLASS.NAME", kind: .outletMember,
                    summary: "the class that declares the outlet, or an object of it, and the outlet's name")),
            .optional([.keyword("connections"), .several(.connections)]),
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
                    "CLASS.SELECTOR", kind: .selectorMember,
                    summary: "the class that declares the action, or an object of it, and the selector")),
            .optional([.keyword("connections"), .several(.connections)]),
        ],
        summary:
            "takes an action out of documents and code, and lists what may use it",
        discussion: """
            As `delete outlet`. What is sent to the first responder is listed, as nobody knows who answers.
            """,
        examples: [Example("delete action EditorController.save:", "whichever controls send it")],
        seeAlso: ["declare action", "disconnect action"], group: "Code"
    ) { context, arguments in
        try DeletingDeclarations.delete(arguments, isAction: true, context)
    }
}

extension Parameter {
    /// The connections that a line of the log names.
    static let connections = Parameter(
        "ID", kind: .connection, summary: "the connections of the open document; without them those of the class")
}

/// The steps of `delete outlet` and `delete action`.
private enum DeletingDeclarations {
    static func delete(_ arguments: Arguments, isAction: Bool, _ context: EditContext) throws -> EditOutcome {
        let parameter = isAction ? "CLASS.SELECTOR" : "CLASS.NAME"
        let word = try arguments.required(parameter)
        let member = try ClassMember(word, context)
        var resolved = ResolvedArguments(arguments)
        var elements = try NamedElements.given(arguments, context)
        var remarks: [StyledText] = []
        var left: [CodePlace] = []
        if !context.isReplaying {
            let editing = try CodeEditing(context)
            do {
                let name = member.name
                let codeClass = editing.declaring(try member.codeClass(editing)) { found in
                    isAction
                        ? found.selector == name && found.traits.contains(.action)
                        : found.name == name && found.traits.contains(.outlet)
                }
                let family = editing.family(codeClass)
                resolved.set(parameter, to: .dotted([codeClass.name, name]))
                let uses = DocumentUses(isAction ? .action(name) : .outlet(name), of: family)
                let changes =
                    isAction
                    ? try CodeDeleting.delete(action: name, of: codeClass, bytes: editing.bytes)
                    : try CodeDeleting.delete(outlet: name, of: codeClass, bytes: editing.bytes)
                left = try self.uses(name, isAction, family, editing, except: changes)
                elements = elements ?? uses.elements(in: context.document)
                remarks = try ProjectDocuments(context: context, uses: uses, word: name).change {
                    document, edit, found in
                    for node in found where document.tree.isAttached(node) { _ = try edit.removeWithReferences(node) }
                }
                try editing.make(changes)
            } catch let error as CodeEditError { throw ShellError(error, span: word.span) }
        }
        var outcome = EditOutcome(resolved)
        try NamedElements.note(elements ?? [], &outcome.resolved, context)
        for node in elements ?? [] where context.tree.isAttached(node) {
            guard let connection = context.document.connection(node) else {
                throw ShellError(
                    "not-a-connection", "\(context.document.display(node)) is no connection", span: word.span)
            }
            outcome.remarks.append("removed: \(context.document.summary(of: node))  \(connection.id, .id)")
            outcome.remarks += Removals.remarks(try context.edit.removeWithReferences(node))
        }
        outcome.remarks += CodeEditing.told(context) + remarks
        CodeEditing.told(left, &outcome)
        return outcome
    }

    private static func uses(
        _ name: String, _ isAction: Bool, _ family: CodeFamily, _ editing: CodeEditing, except changes: [CodeChange]
    ) throws -> [CodePlace] {
        let word = isAction ? try CodeRenaming.name(ofAction: name, in: family.codeClass) : name
        let capital = word.prefix(1).uppercased() + word.dropFirst()
        let files = editing.files(mentioning: isAction ? [word] : [word, "set" + capital])
        return try CodeRenaming.uses(of: name, isAction: isAction, in: family, files: files, except: changes)
    }
}
