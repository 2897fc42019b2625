import CommandLanguage
import NibEditing
import ObjectReferences

/// `delete outlet`: removes an outlet from the code and from every document of the project.
enum DeleteOutlet {
    private static let outlet = Parameter<MemberReference>(
        "CLASS.NAME", kind: .declaredOutlet,
        summary: "the class that declares the outlet, or an object of it, and the outlet's name")

    static let command = EditingCommand(
        "delete outlet", syntax: [.operand(outlet), MemberChange.connectionsSyntax],
        summary: "takes an outlet out of documents and code, and lists what may use it",
        discussion: """
            Outlets are disconnected in the open document and in the other documents of the project, where the object is of \
            the class or of a subclass. Then the property is deleted, with its doc comment. Code that uses it is listed and \
            left as it is. `undo` brings everything back; all files are written when the document is saved.

            With `connections`, as the log writes it, only these are removed from the open document.
            """,
        examples: [Example("delete outlet EditorController.goButton", "whichever documents connect it")],
        seeAlso: ["declare outlet", "disconnect outlet"], group: "Code", changesOtherFiles: true,
        resolve: { arguments, context in
            try DeletingMember.resolve(arguments, parameter: outlet, isAction: false, in: context)
        }, apply: DeletingMember.apply)
}
