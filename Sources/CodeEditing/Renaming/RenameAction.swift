import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `rename action`: renames an action in the code and in every document of the project.
enum RenameAction {
    private static let action = Parameter<MemberReference>(
        "CLASS.OLD", kind: .declaredAction,
        summary: "the class that declares the action, or an object of it, and the selector")
    private static let newName = Parameter<Name>(
        "NEW", kind: .newName, summary: "the new selector; its colons can be left out")

    static let command = EditingCommand(
        "rename action",
        syntax: [.operand(action), .operand(newName), MemberChange.connectionsSyntax, UsesLeft.partialSyntax],
        summary: "renames an action in the code and in every document of the project",
        discussion: """
            This works like `rename outlet`. The parameters, and so the number of colons, stay the same. Connections that send \
            the action to the first responder change if no other class answers it, and count as uses otherwise. Unwind segues \
            with the action change if no other class has an action with that selector; otherwise they count as uses, too.
            """,
        examples: [Example("rename action EditorController.go: start:", "with all controls that send it")],
        seeAlso: ["rename outlet", "rename class", "declare action"], group: "Code", changesOtherFiles: true,
        advice: RenamingAdvice.withoutArrow,
        resolve: { arguments, context throws(CommandError) in
            try RenamingMember(isAction: true, member: action, newName: newName).resolve(arguments, in: context)
        },
        apply: { command, context throws(CommandError) in
            try RenamingMember(isAction: true, member: action, newName: newName).apply(command, in: context)
        })
}
