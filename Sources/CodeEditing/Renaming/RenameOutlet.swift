import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `rename outlet`: renames an outlet in the code and in every document of the project.
enum RenameOutlet {
    private static let outlet = Parameter<MemberReference>(
        "CLASS.OLD", kind: .declaredOutlet,
        summary: "the class that declares the outlet, or an object of it, and the outlet's name")
    private static let newName = Parameter<Name>("NEW", kind: .newName, summary: "the new name")

    static let command = EditingCommand(
        "rename outlet",
        syntax: [.operand(outlet), .operand(newName), MemberChange.connectionsSyntax, UsesLeft.partialSyntax],
        summary: "renames an outlet in the code and in every document of the project",
        discussion: """
            In the code, the declaration changes, and so does every place that certainly uses it: by its bare name in the class, \
            its extensions and subclasses, after any value whose type is one of these, and as a key. In documents, the \
            connections of objects of these classes change, and bindings to them.

            Places that may use it have a receiver of an unknown type, or give its name as text. If there are any, nothing is \
            renamed: they are listed with the reason, the most likely first, and the exit status is 2. With `--partial` they \
            stay as they are, and the exit status is 1. At a prompt nibsh asks. Comments and strings that mention the name \
            are listed, too, but do not count.

            With `connections`, which the log writes, only these change in the open document.
            """,
        examples: [Example("rename outlet EditorController.btn goButton", "one step of the log, whatever it changes")],
        seeAlso: ["rename action", "rename class", "declare outlet"], group: "Code", changesOtherFiles: true,
        advice: RenamingAdvice.withoutArrow,
        resolve: { arguments, context throws(CommandError) in
            try RenamingMember(isAction: false, member: outlet, newName: newName).resolve(arguments, in: context)
        },
        apply: { command, context throws(CommandError) in
            try RenamingMember(isAction: false, member: outlet, newName: newName).apply(command, in: context)
        })
}
