import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `delete outlet`: removes an outlet from the code and from every document of the project.
enum DeleteOutlet {
    private static let outlet = Parameter<MemberReference>(
        "CLASS.NAME", kind: .declaredOutlet,
        summary: "the class that declares the outlet, or an object of it, and the outlet's name")

    static let command = EditingCommand(
        "delete outlet", syntax: [.operand(outlet), MemberChange.connectionsSyntax, UsesLeft.partialSyntax],
        summary: "removes an outlet from documents and code, and lists what may use it",
        discussion: """
            The outlet is disconnected in the open document and in the other documents of the project, for all objects of the \
            class and its subclasses. Then the property is deleted, together with its doc comment. `undo` brings everything back. \
            All files are written when the document is saved.

            If code uses or may use the outlet, nothing is deleted: the places are listed, and the exit status is 2. With \
            `--partial` they stay as they are, and the exit status is 1. At a prompt nibsh asks.

            With `connections`, which the log writes, only these are removed from the open document.
            """,
        examples: [Example("delete outlet EditorController.goButton", "in the code and in all documents")],
        seeAlso: ["declare outlet", "disconnect outlet"], group: "Code", changesOtherFiles: true,
        resolve: { arguments, context throws(CommandError) in
            try DeletingMember.resolve(arguments, parameter: outlet, isAction: false, in: context)
        }, apply: DeletingMember.apply)
}
