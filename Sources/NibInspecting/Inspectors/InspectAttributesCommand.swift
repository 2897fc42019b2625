import CommandLanguage
import NibDocument
import ObjectReferences

/// `inspect attributes [OBJ]` is the Attributes inspector.
enum InspectAttributesCommand {
    private static let possible = Flag("--possible", summary: "with the names of what else the element can have")

    static let command = LookingCommand(
        name: "inspect attributes",
        syntax: [
            .optional([.operand(CommonParameters.object)]),
            .optional([.flag(possible)]),
        ],
        summary: "shows the attributes of an object by group, with what is inside it",
        discussion: """
            Each line has the path that `set` takes, the value, and `default` where a fresh object has the same. What is not \
            shown has the value that Interface Builder never writes. Without OBJ the selected object is shown.
            """,
        examples: [
            Example("inspect attributes hSs-g6-Zcb", "a button: title, alignment, frame, …"),
            Example("inspect attributes . --possible", "with what it could have besides"),
        ],
        seeAlso: ["inspect identity", "set", "show"], group: "Looking"
    ) { context, arguments in
        let node = try context.shown(arguments[ifGiven: CommonParameters.object], verb: arguments.verb)
        let inspector = AttributeInspector(document: context.document, node: node)
        return inspector.reply(isFull: arguments[possible])
    }
}
