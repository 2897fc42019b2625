import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let setInitial = editing(
        "set initial",
        [.operand(.scene("OBJ", "a controller, or its scene"))],
        summary: "makes a controller the storyboard's initial one",
        discussion: "It is what `instantiateInitialViewController()` gives, and what an app starts with.",
        examples: [Example("set initial nAv-ig-001", "the storyboard starts with this navigation controller")],
        seeAlso: ["scenes", "add scene", "unset"], group: "Storyboards"
    ) { context, arguments in
        let controller = try SceneReference(session: context.session).controller(arguments.required("OBJ"))
        let id = try context.requireID(controller)
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: id)
        var outcome = EditOutcome(resolved)
        let old = context.tree.attribute("initialViewController", of: context.tree.root)
        outcome.fields = [.init("initial", .string(id)), .init("was", .optional(old))]
        if old != id { context.edit.setAttribute("initialViewController", to: id, of: context.tree.root) }
        return outcome
    }
}
