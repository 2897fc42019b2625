import CommandLanguage
import NibDocument
import Replies

/// `remove resource`: removes the entry of an image, colour or font that no object uses.
enum RemoveResource {
    private static let name = Parameter<Text>(
        "NAME", kind: .text, summary: "the name of an image, colour or font")

    static let command = EditingCommand(
        "remove resource", syntax: [.operand(name)],
        summary: "removes an entry of the document's resources that no object uses",
        discussion: """
            The entries of images, colours and fonts follow the objects that use them. One that nothing uses remains from an edit by \
            hand or a merge; this removes it, and the list if it was the last one. The file or asset itself stays.
            """,
        examples: [Example("remove resource star.fill", "an image that no object shows any more")],
        seeAlso: ["remove", "check"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let word = try arguments[name].word
        guard !context.document.unusedResources(named: word.text).isEmpty else {
            let isThere = context.document.hasResource(named: word.text)
            throw CommandError(
                isThere ? "in-use" : "no-resource",
                isThere ? "objects use '\(word.text)'" : "the document lists no image, colour or font '\(word.text)'",
                span: word.span, hints: ["'check --rule unused-resource' finds the entries that nothing uses"])
        }
        return Resolved(ResolvedArguments(arguments))
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        context.edit.removeUnusedResources(named: try context.value(name, of: command).text)
        return Outcome()
    }
}
