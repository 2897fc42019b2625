import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `equal`: keeps the widths or heights of views equal.
enum Equal {
    private enum Dimension: String, Choice {
        case width, height
    }

    private static let dimension = Parameter<Dimension>("DIMENSION", summary: "width or height")
    private static let objects = Parameter<ObjectReference>(
        "OBJ", summary: "the views, the first of which the others follow")

    static let command = EditingCommand(
        "equal", syntax: [.operand(dimension), .several(objects)],
        summary: "makes views equally wide or high",
        discussion: """
            It adds a constraint for each view after the first one. Views that are equal like this already stay as they are.
            """,
        examples: [
            Example("equal width oKb-ut-001 cAn-ce-l01", "two buttons"),
            Example("equal height iN0-l3-epB tAb-le-001", "a table as high as the view around it"),
        ],
        seeAlso: ["pin", "align", "constrain"], group: "Layout", resolve: resolve, apply: LayoutLines.never)

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            try WatchCheck.check("constraint", as: "constraints", at: arguments.verb, in: context.document)
            let attribute = try arguments[dimension].rawValue
            let items = try LayoutObjects.items(try arguments[all: objects].map(\.word), atLeast: 2, in: context)
            var lines = LayoutLines(context)
            try lines.equalize(attribute, of: items)
            return lines.resolved
        } catch { throw CommandError(error) }
    }
}
