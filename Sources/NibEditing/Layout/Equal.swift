import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `equal`: keeps the widths or heights of views equal.
package enum Equal {
    private static let objects = Parameter<Word>(
        "OBJ", kind: .equalObject, summary: "the views, the first of which the others follow, and last width or height")
    /// What can be equal.
    package static let attributes = ["width", "height"]

    static let command = EditingCommand(
        "equal", syntax: [.several(objects)],
        summary: "makes views equally wide or high",
        discussion: """
            The last word is `width` or `height`. It adds a constraint for each view after the first one. Views that are equal like this already stay as they are.
            """,
        examples: [
            Example("equal oKb-ut-001 cAn-ce-l01 width", "two buttons"),
            Example("equal iN0-l3-epB tAb-le-001 height", "a table as high as the view around it"),
        ],
        seeAlso: ["pin", "align", "constrain"], group: "Layout", resolve: resolve, apply: LayoutLines.never)

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        try LayoutLines.equalizing(
            try arguments[all: objects], among: attributes, what: "what is equal", of: "equal", at: arguments.verb,
            in: context)
    }
}
