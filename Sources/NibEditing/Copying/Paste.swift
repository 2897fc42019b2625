import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `paste`: puts the objects of the clipboard into the document.
enum Paste {
    private static let parent = Parameter<MemberReference>(
        "PARENT[.slot]", kind: .slotMember, summary: "the parent of the objects, and the slot in it")

    private static let newIDs = Parameter<NewID>(
        "ID", summary: "the ids of the objects and of what they contain, in document order")

    static let command = EditingCommand(
        "paste",
        syntax: [
            .optional([.keyword("into"), .operand(parent)]), .optional([.keyword("as"), .several(newIDs)]),
        ],
        summary: "puts the objects of the clipboard into the document",
        discussion: """
            The objects are those of the last `copy` or `cut` of any session of this user, with new ids. Without `into`, they go into \
            the selected object or, if none is selected, into the object that they were copied out of. The log has them as lines of \
            `insert`, so it can be replayed without the clipboard.
            """,
        examples: [
            Example("paste into iN0-l3-epB", "into a view"), Example("paste", "into the selected object"),
        ],
        seeAlso: ["copy", "cut", "insert", "select"], changesOtherFiles: true, resolve: resolve,
        apply: EditingCommand.unapplied)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        guard let bytes = try context.project.clipboard() else {
            throw CommandError("clipboard", "the clipboard is empty", hints: ["'copy OBJ…' and 'cut OBJ…' fill it"])
        }
        let excerpt = try ClipboardText.excerpt(bytes)
        let given = try arguments[ifGiven: parent]?.word
        let word = if let given { given } else { try usualParent(of: excerpt, in: context) }
        let pasting = try Pasting(excerpt, into: word, as: try arguments[all: newIDs], verb: "paste", in: context)
        return Resolved(pasting, label: "paste into")
    }

    /// The parent where none is named.
    private static func usualParent(of excerpt: Excerpt, in context: ResolveContext) throws(CommandError) -> Word {
        if let selection = context.selection { return Word(selection) }
        let document = context.document
        if let origin = excerpt.origin, document.hasID(origin) { return Word(origin) }
        if excerpt.origin == nil, !document.kind.isStoryboard { return Word(document.rootName) }
        if let scene = excerpt.scene.flatMap({ document.scene(withID: $0) }) {
            return Word("\(document.name(ofScene: scene)).objects")
        }
        throw CommandError(
            "usage", "this document does not have the object that the copies come from",
            hints: ["paste into PARENT", "'tree' lists objects; 'select OBJ' selects the one that 'paste' uses"])
    }
}
