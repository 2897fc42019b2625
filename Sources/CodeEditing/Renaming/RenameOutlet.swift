import CommandLanguage
import NibEditing
import ObjectReferences

/// `rename outlet`: renames an outlet in the code and in every document of the project.
enum RenameOutlet {
    private static let outlet = Parameter<MemberReference>(
        "CLASS.OLD", kind: .declaredOutlet,
        summary: "the class that declares the outlet, or an object of it, and the outlet's name")
    private static let newName = Parameter<Name>("NEW", summary: "the new name")

    static let command = EditingCommand(
        "rename outlet", syntax: [.operand(outlet), .operand(newName), MemberChange.connectionsSyntax],
        summary: "renames an outlet in the code and in every document of the project",
        discussion: """
            In the code, the declaration changes, and so does every place that certainly uses it: the bare name and `self.` in \
            the class, its extensions and its subclasses, and `#keyPath` and `\\Class.name` everywhere. Other places that may \
            use it are listed but not changed. In documents, only the connections of objects of these classes change.

            With `connections`, which the log writes, only these change in the open document.
            """,
        examples: [Example("rename outlet EditorController.btn goButton", "one step of the log, whatever it changes")],
        seeAlso: ["rename action", "rename class", "declare outlet"], group: "Code", changesOtherFiles: true,
        resolve: { arguments, context in
            try RenamingMember(isAction: false, member: outlet, newName: newName).resolve(arguments, in: context)
        },
        apply: { command, context in
            try RenamingMember(isAction: false, member: outlet, newName: newName).apply(command, in: context)
        })
}
