import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `delete action`: removes an action from the code and from every document of the project.
enum DeleteAction {
    private static let action = Parameter<MemberReference>(
        "CLASS.SELECTOR", kind: .declaredAction,
        summary: "the class that declares the action, or an object of it, and the selector")

    static let command = EditingCommand(
        "delete action", syntax: [.operand(action), MemberChange.connectionsSyntax, UsesLeft.partialSyntax],
        summary: "removes an action from documents and code, and lists what may use it",
        discussion: """
            This works like `delete outlet`. Connections that send the action to the first responder are removed if no other \
            class answers it, and count as uses otherwise. Unwind segues with the action are removed if no other class has an action with that \
            selector; otherwise they count as uses, too.
            """,
        examples: [Example("delete action EditorController.save:", "and disconnects all controls that send it")],
        seeAlso: ["declare action", "disconnect action"], group: "Code", changesOtherFiles: true,
        resolve: { arguments, context throws(CommandError) in
            try DeletingMember.resolve(arguments, parameter: action, isAction: true, in: context)
        }, apply: DeletingMember.apply)
}
