import Bytes
import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `delete`: removes an outlet or action from the code and from every document; the code tells which it is.
enum Delete {
    private static let member = Parameter<MemberReference>(
        "CLASS.NAME", kind: .declaredMember,
        summary: "a class, or an object of it, and the name of an outlet or the selector of an action")

    static let command = EditingCommand(
        "delete", syntax: [.operand(member), MemberChange.connectionsSyntax, UsesLeft.partialSyntax],
        summary: "removes an outlet or action from documents and code, and lists what may use it",
        discussion: "The code tells which it is. `help delete outlet` and `help delete action` describe what happens.",
        examples: [
            Example("delete EditorController.goButton", "in the code and in all documents"),
            Example("delete EditorController.save:", "and disconnects all controls that send it"),
        ],
        seeAlso: ["declare", "rename", "disconnect"], group: "Code", changesOtherFiles: true,
        complete: { arguments, context throws(CommandError) in
            let word = try arguments[member].word
            guard word.firstUnquoted(Byte.period) == nil else {
                return try MemberStatement.completed("delete", of: word, arguments: arguments, in: context)
            }
            throw CommandError(
                "usage", "the name is missing: write \(word.spelling).NAME", span: word.span,
                hints: ["remove \(word.spelling)"])
        }, resolve: EditingCommand.unresolved, apply: EditingCommand.unapplied)
}
