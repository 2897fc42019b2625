import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

private enum TreeParameters {
    static let depth = Parameter<WholeNumber>(
        "N", summary: "how many levels below the first are shown; the objects further down are counted")
}

/// `tree [OBJ]` shows the objects as an outline.
enum TreeCommand {
    static let command = LookingCommand(
        name: "tree",
        syntax: [
            .optional([.operand(CommonParameters.object)]),
            .optional([.keyword("--depth"), .operand(TreeParameters.depth)]),
        ],
        summary: "shows the objects of the document, or those in an object, as an outline",
        examples: [
            Example("tree", "the whole document"), Example("tree iN0-l3-epB", "what is in a view"),
            Example("tree --depth 1", "only the first two levels"),
        ],
        seeAlso: ["objects", "show", "inspect"], synonyms: ["ls", "outline"], group: "Looking",
        answer: Outline.type.shape
    ) { context, arguments in
        let start = try arguments[ifGiven: CommonParameters.object].map { try context.references.resolve($0.word) }
        let depth = try arguments[ifGiven: TreeParameters.depth]?.value
        return try Outline(context, depth: depth).reply(from: start)
    }
}
