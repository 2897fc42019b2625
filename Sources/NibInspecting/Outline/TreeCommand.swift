import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

/// `tree [OBJ]` shows the objects as an outline.
enum TreeCommand {
    static let command = LookingCommand(
        name: "tree", syntax: [.optional([.operand(CommonParameters.object)])],
        summary: "shows the objects of the document, or those in an object, as an outline",
        examples: [Example("tree", "the whole document"), Example("tree iN0-l3-epB", "what is in a view")],
        seeAlso: ["objects", "show", "inspect"], group: "Looking"
    ) { context, arguments in
        let start = try arguments[ifGiven: CommonParameters.object].map { try context.references.resolve($0.word) }
        return try Outline(context).reply(from: start)
    }
}
