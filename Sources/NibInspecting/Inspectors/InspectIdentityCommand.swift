import CommandLanguage
import NibDocument
import ObjectReferences

/// `inspect identity [OBJ]` is the Identity inspector.
enum InspectIdentityCommand {
    static let command = LookingCommand(
        name: "inspect identity", syntax: [.optional([.operand(CommonParameters.object)])],
        summary: "shows what an object is: class, module, label, identifiers, runtime attributes",
        discussion: "This is Interface Builder's Identity inspector. Without OBJ, it shows the selected object.",
        examples: [Example("inspect identity owner", "the class of File's Owner")],
        seeAlso: ["inspect", "inspect attributes", "set"], group: "Looking",
        answer: IdentityInspector.type.shape
    ) { context, arguments in
        let node = try context.shown(arguments[ifGiven: CommonParameters.object], verb: arguments.verb)
        return try IdentityInspector(document: context.document, node: node, width: context.width).reply(in: context)
    }
}
