import CommandLanguage
import NibDocument
import SourceIndex
import XMLTree

extension Shell {
    static let renameOutlet = editing(
        "rename outlet",
        [
            .operand(
                Parameter(
                    "CLASS.OLD", kind: .outletMember,
                    summary: "the class that declares the outlet, or an object of it, and the outlet's name")),
            .operand(Parameter("NEW", kind: .word, summary: "the new name")),
            .optional([.keyword("connections"), .several(.connections)]),
        ],
        summary: "renames an outlet in the code and in every document of the project",
        discussion: """
            In the code the declaration changes and what is certain to use it: in the class, its extensions and the classes \
            below it the bare name and `self.`; `#keyPath` and `\\Class.name` everywhere. Whatever may be a use besides is \
            listed and left as it is. In documents the connections of objects of these classes change, and no others.

            With `connections`, as the log writes it, only these change in the open document.
            """,
        examples: [Example("rename outlet EditorController.btn goButton", "one step of the log, whatever it changes")],
        seeAlso: ["rename action", "rename class", "declare outlet"], group: "Code"
    ) { context, arguments in
        try RenamingMembers.rename(arguments, isAction: false, context)
    }

    static let renameAction = editing(
        "rename action",
        [
            .operand(
                Parameter(
                    "CLASS.OLD", kind: .selectorMember,
                    summary: "the class that declares the action, or an object of it, and the selector")),
            .operand(Parameter("NEW", kind: .word, summary: "the new selector; it may leave out the colons")),
            .optional([.keyword("connections"), .several(.connections)]),
        ],
        summary: "renames an action in the code and in every document of the project",
        discussion: """
            As `rename outlet`. The parameters stay, and so do the colons. What is sent to the first responder is listed.
            """,
        examples: [Example("rename action EditorController.go: start:", "with all controls that send it")],
        seeAlso: ["rename outlet", "rename class", "declare action"], group: "Code"
    ) { context, arguments in
        try RenamingMembers.rename(arguments, isAction: true, context)
    }
}

/// The steps of `rename outlet` and `rename action`.
private enum RenamingMembers {
    static func rename(_ arguments: Arguments, isAction: Bool, _ context: EditContext) throws -> EditOutcome {
        let word = try arguments.required("CLASS.OLD")
        let member = try ClassMember(word, context)
        var newName = try arguments.required("NEW").text
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
                resolved.set("CLASS.OLD", to: .dotted([codeClass.name, name]))
                let uses = DocumentUses(isAction ? .action(name) : .outlet(name), of: family)
                let rename: CodeRename
                if isAction {
                    let files = editing.files(mentioning: [try CodeRenaming.name(ofAction: name, in: codeClass)])
                    (rename, newName) = try CodeRenaming.rename(action: name, to: newName, in: family, files: files)
                } else {
                    let capital = name.prefix(1).uppercased() + name.dropFirst()
                    let files = editing.files(mentioning: [name, "set" + capital])
                    rename = try CodeRenaming.rename(outlet: name, to: newName, in: family, files: files)
                }
                try editing.requireNew(newName, isAction: isAction, in: codeClass, arguments.required("NEW"))
                left = rename.remaining
                elements = elements ?? uses.elements(in: context.document)
                remarks = try ProjectDocuments(context: context, uses: uses, word: name).change { _, edit, found in
                    for node in found { edit.setAttribute(attribute(isAction), to: newName, of: node) }
                }
                try editing.make(rename.changes)
            } catch let error as CodeEditError { throw ShellError(error, span: word.span) }
        }
        resolved.set("NEW", to: newName)
        try Connecting.checkName(
            newName, isAction ? "a selector" : "the name of an outlet", arguments.required("NEW"))
        var outcome = EditOutcome(resolved)
        try NamedElements.note(elements ?? [], &outcome.resolved, context)
        for node in elements ?? [] {
            guard let connection = context.document.connection(node) else {
                throw ShellError(
                    "not-a-connection", "\(context.document.display(node)) is no connection", span: word.span)
            }
            context.edit.setAttribute(attribute(isAction), to: newName, of: node)
            outcome.remarks.append("renamed: \(context.document.summary(of: node))  \(connection.id, .id)")
        }
        outcome.remarks += CodeEditing.told(context) + remarks
        CodeEditing.told(left, &outcome)
        return outcome
    }

    private static func attribute(_ isAction: Bool) -> String { isAction ? "selector" : "property" }
}
