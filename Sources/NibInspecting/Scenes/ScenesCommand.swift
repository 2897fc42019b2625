import CommandLanguage
import NibDocument
import Replies

/// `scenes` lists the scenes of a storyboard.
enum ScenesCommand {
    static let command = LookingCommand(
        name: "scenes", summary: "lists the scenes of a storyboard and where each leads",
        discussion: """
            An arrow marks the initial controller. Below a scene are its segues: ◆ what it contains (relationships, embedding), \
            → what it shows or presents, ↩ where it unwinds to, with the object that triggers them. \
            → with a file is the scene that a storyboard reference leads to, and ← a scene of another storyboard that leads here.
            """,
        examples: [Example("scenes", "labels, ids, classes, storyboard identifiers and segues")],
        seeAlso: ["graph", "add scene", "remove scene", "set initial"], group: "Storyboards",
        answer: SceneList.type.shape
    ) { context, _ in
        let document = context.document
        guard document.kind.isStoryboard else {
            throw CommandError("wrong-place", "a xib has no scenes", hints: ["'tree' and 'graph' show what is in it"])
        }
        return try SceneList(document: document, links: SceneLinks(context), width: context.width).reply(in: context)
    }
}
