import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `set initial`: makes a controller the one that a storyboard starts with.
enum SetInitial {
    private static let controller = Parameter<ObjectReference>(
        "OBJ", kind: .scene, summary: "a controller, or its scene")

    static let command = EditingCommand(
        "set initial", syntax: [.operand(controller)],
        summary: "makes a controller the storyboard's initial one",
        discussion: "`instantiateInitialViewController()` returns this controller, and an app starts with it.",
        examples: [Example("set initial nAv-ig-001", "the storyboard starts with this navigation controller")],
        seeAlso: ["scenes", "add scene", "unset"], group: "Storyboards", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let id = try context.id(of: try SceneReference(context).controller(try arguments[controller].word))
        let old = context.tree.attribute("initialViewController", of: context.tree.root)
        if old == id { return .nothingToDo }
        var command = ResolvedArguments(arguments)
        command[controller] = ObjectReference(id)
        var resolved = Resolved(command)
        resolved.details.previous = old
        return resolved
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let id = try context.value(controller, of: command).text
        if !context.tree.attribute("initialViewController", of: context.tree.root, is: id) {
            context.edit.setAttribute("initialViewController", to: id, of: context.tree.root)
        }
        return Outcome()
    }
}
