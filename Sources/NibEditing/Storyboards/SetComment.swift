import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `set comment`: changes the comment above a scene.
enum SetComment {
    private static let scene = Parameter<ObjectReference>(
        "SCENE", kind: .scene, summary: "scene:ID, the scene's controller, or its label")
    private static let text = Parameter<Text>("TEXT", kind: .text, summary: "the text between <!-- and -->")

    static let command = EditingCommand(
        "set comment", syntax: [.operand(scene), .operand(text)],
        summary: "changes the comment above a scene",
        discussion: """
            The comment follows the title of the scene's controller automatically. This command is for documents whose comments do \
            not, such as those that an older Xcode wrote: a comment that it set stays as it is.
            """,
        examples: [Example("set comment scene:tne-QT-ifu 'Detail Controller'", "as an older Xcode wrote it")],
        seeAlso: ["scenes", "set"], group: "Storyboards", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let node = try SceneReference(context).resolve(try arguments[scene].word)
        let word = try arguments[text].word
        guard Edit.canBeComment(word.text), XMLCharacters.allows(word.text) else {
            throw CommandError(
                "bad-value", "a comment cannot contain '--', end in '-', or have characters that XML does not allow",
                span: word.span)
        }
        var command = ResolvedArguments(arguments)
        command[scene] = ObjectReference(context.document.name(ofScene: node))
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try context.scene(scene, of: command)
        let text = try context.value(text, of: command).text
        try reporting(context.edit.setComment(text, before: node))
        return Outcome()
    }
}
