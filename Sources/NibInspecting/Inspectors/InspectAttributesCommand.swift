import CommandLanguage
import NibDocument
import ObjectReferences

/// `inspect attributes [OBJ]` is the Attributes inspector.
enum InspectAttributesCommand {
    private static let possible = Flag(
        "--possible", summary: "also lists the other attributes that the element can have")

    static let command = LookingCommand(
        name: "inspect attributes",
        syntax: [
            .optional([.operand(CommonParameters.object)]),
            .optional([.flag(possible)]),
        ],
        summary: "shows the attributes of an object by group, with what is inside it",
        discussion: """
            Each line has the path that `set` takes, the value, and `default` if a new object has the same value. Attributes \
            that are not shown have the values that Interface Builder does not write. `for` names the traits for which alone a value applies. With source code, it also \
            lists the properties that the class marks as inspectable, hollow where no runtime attribute sets them. Without OBJ, \
            it shows the selected object.
            """,
        examples: [
            Example("inspect attributes hSs-g6-Zcb", "a button: title, alignment, frame, …"),
            Example("inspect attributes . --possible", "with the attributes that it could also have"),
        ],
        seeAlso: ["inspect identity", "set", "show"], group: "Looking",
        answer: AttributeInspector.type.shape
    ) { context, arguments in
        let node = try context.shown(arguments[ifGiven: CommonParameters.object], verb: arguments.verb)
        let inspector = AttributeInspector(
            of: node, in: context.document, width: context.width,
            inspectables: context.names?.inspectables(of: node) ?? [])
        return try inspector.reply(isFull: arguments[possible], in: context)
    }
}
