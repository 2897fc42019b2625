import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `remove scene`: removes a scene with everything in it and everything that leads to it.
enum RemoveScene {
    private static let scene = Parameter<ObjectReference>(
        "SCENE", kind: .scene, summary: "scene:ID, the scene's controller, or its label")

    static let command = EditingCommand(
        "remove scene", syntax: [.operand(scene)],
        summary: "removes a scene and everything in it",
        discussion: """
            Segues of other scenes that lead to it are removed and printed, as are its items in tab and split view \
            controllers. If the scene has the initial controller, the document has none afterwards.
            """,
        examples: [
            Example("remove scene scene:tne-QT-ifu", "by its id"),
            Example("remove scene 'Detail Controller'", "by its label"),
        ],
        seeAlso: ["scenes", "add scene", "set initial"], group: "Storyboards", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let node = try SceneReference(context).resolve(try arguments[scene].word)
        var command = ResolvedArguments(arguments)
        command[scene] = ObjectReference(context.document.name(ofScene: node))
        var resolved = Resolved(command)
        try resolved.followStrings(.removed(context.document.ids(in: node)), in: context)
        return resolved
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try context.scene(scene, of: command)
        let removal = try reporting(context.edit.removeScene(node))
        let isInitial = removal.items.contains { $0.element == "document" }
        let items = removal.items.filter { $0.element != "document" }
        var outcome = Outcome()
        outcome.remarks = items.map { "removed with it: \($0.text)  \($0.id, .id)" }
        if isInitial { outcome.remarks.append("the document now has no initial controller: set initial OBJ") }
        outcome.details = .removed(items)
        return outcome
    }
}
