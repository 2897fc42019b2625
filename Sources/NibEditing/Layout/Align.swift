import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `align`: keeps the same edges, centers or baselines of views in line.
package enum Align {
    private static let objects = Parameter<Word>(
        "OBJ", kind: .alignedObject,
        summary: "the views, the first of which the others follow, and last what is aligned")

    static let command = EditingCommand(
        "align", syntax: [.several(objects)],
        summary: "aligns edges, centers or baselines of views",
        discussion: """
            The last word is what is aligned: leading, trailing, top, bottom, centerX, centerY, baseline or firstBaseline. It adds a \
            constraint for each view after the first one. Views that are aligned like this already stay as they are.
            """,
        examples: [
            Example("align nAm-el-001 nAm-eF-001 baseline", "a label and a text field"),
            Example("align hSs-g6-Zcb iN0-l3-epB centerX", "a button in the middle of the view"),
        ],
        seeAlso: ["pin", "equal", "constrain"], group: "Layout", resolve: resolve, apply: LayoutLines.never)

    /// What can be aligned.
    package static let attributes = [
        "leading", "trailing", "top", "bottom", "centerX", "centerY", "baseline", "firstBaseline",
    ]

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        try LayoutLines.equalizing(
            try arguments[all: objects], among: attributes, what: "what is aligned", of: "align", at: arguments.verb,
            in: context)
    }
}
