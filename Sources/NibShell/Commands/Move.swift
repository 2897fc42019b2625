import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let move = editing(
        "move",
        [
            .operand(.object()), .keyword("to"),
            .operand(
                Parameter("PARENT[.slot]", kind: .slotMember, summary: "the object that takes it, and where in it")),
            .atPlace,
        ],
        summary: "moves an object to another parent or place",
        discussion:
            """
            The place N is counted with the object already taken out. Connections and constraints stay as they are. A slot is \
            refused as by `add`, and the controller of a scene stays in it.
            """,
        examples: [
            Example("move hSs-g6-Zcb to iN0-l3-epB at 0", "to the back of the view"),
            Example("move bAr-it-em1 to nAv-it-em1.rightBarButtonItem", "into another slot"),
        ],
        seeAlso: ["add", "duplicate"]
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let node = try context.references.resolve(word)
        let target = try arguments.required("PARENT[.slot]")
        guard let id = context.document.id(of: node), !context.document.isConnection(node) else {
            throw ShellError("wrong-place", "\(context.document.display(node)) cannot be moved", span: word.span)
        }
        if let placeholder = context.document.placeholder(node), placeholder != .external {
            throw ShellError.protected("\(context.document.display(node)) stays where it is", word)
        }
        let place = try Slots(context: context).destination(target, child: context.tree.name(node), key: nil)
        if let key = place.key,
            let old = context.tree.elements(in: place.parent).first(where: {
                context.tree.attribute("key", of: $0, is: key)
            })
        {
            throw ShellError(
                "already-exists", "\(context.document.display(old)) is there already as '\(key)'", span: target.span)
        }
        try SlotCheck(context: context, command: "move \(id)").check(context.tree.name(node), at: place, target)
        let index = try arguments.integer("N")
        try SceneControllers.checkLeaving(node, for: place, at: index, word, target, context)
        do { _ = try context.edit.move(node, into: place.parent, key: place.key, at: index) } catch {
            throw ShellError(error, span: target.span)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: id)
        resolved.set("PARENT[.slot]", to: .dotted(place.spelled))
        return EditOutcome(resolved)
    }
}
