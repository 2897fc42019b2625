import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `cut`: copies objects to the clipboard, and removes them.
enum Cut {
    private static let objects = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)

    static let command = EditingCommand(
        "cut", syntax: [.several(objects)],
        summary: "copies objects to the clipboard and removes them",
        discussion: """
            It is `copy` and `remove`: connections and constraints elsewhere that refer to the objects are removed and printed, and \
            `paste` does not bring them back. `move` keeps them, inside one document. `undo` brings all back; the clipboard stays.
            """,
        examples: [Example("cut hSs-g6-Zcb", "a button, for 'paste into PARENT' in this or another document")],
        seeAlso: ["paste", "copy", "move", "remove"], changesOtherFiles: true, takesContents: true, resolve: resolve,
        apply: EditingCommand.unapplied)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let words = try arguments[all: objects]
        let copied = try CopiedObjects(words, verb: "cut", in: context)
        var lines: [String] = []
        for (node, word) in zip(copied.nodes, copied.words) {
            lines.append("remove \(Quoting.quote(try Remove.name(ofRemovable: node, at: word, in: context)))")
        }
        let onClipboard = try Copy.toClipboard(copied)
        var resolved = Resolved(further: lines)
        resolved.remarks = onClipboard.remarks
        resolved.details.dropped = onClipboard.details.dropped
        resolved.label = "cut \(copied.ids.joined(separator: " "))"
        resolved.clipboard = onClipboard.clipboard
        let ids = copied.nodes.reduce(into: Set<String>()) { $0.formUnion(context.document.ids(in: $1)) }
        try resolved.followStrings(.removed(ids), in: context)
        return resolved
    }
}
