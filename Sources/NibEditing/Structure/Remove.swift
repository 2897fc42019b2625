import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `remove`: removes an object with everything in it and everything that refers to it.
enum Remove {
    private static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)

    static let command = EditingCommand(
        "remove", syntax: [.operand(object)],
        summary: "removes an object and everything in it",
        discussion: """
            Connections and constraints elsewhere that refer to it, or to something in it, are removed too and printed. Lists \
            that are left empty disappear, as in Xcode. Placeholders cannot be removed; the controller of a scene can only be \
            removed with its scene. The keys of what is removed go with it, in the translations of all languages.
            """,
        examples: [
            Example("remove hSs-g6-Zcb", "a button with its connections"),
            Example("remove 'Old label'", "found by its label"),
        ],
        seeAlso: ["disconnect all", "move", "remove scene", "remove resource", "undo"],
        synonyms: ["delete", "del", "rm"],
        takesContents: true, resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (document, word) = (context.document, try arguments[object].word)
        let node = try context.references.resolve(word)
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(try name(ofRemovable: node, at: word, in: context))
        var resolved = Resolved(command)
        try resolved.followStrings(.removed(document.ids(in: node)), in: context)
        return resolved
    }

    /// Returns the name of an object in the line that removes it.
    ///
    /// - Throws: an error if it cannot be removed.
    static func name(ofRemovable node: NodeID, at word: Word, in context: ResolveContext) throws(CommandError) -> String
    {
        let document = context.document
        try SceneControllers.checkRemoval(of: node, word, in: document)
        try Removals.checkCell(node, at: word, in: document)
        let name = try context.name(of: node)
        do throws(NibError) { try document.checkRemovable(node) } catch { throw CommandError(error, span: word.span) }
        return name
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try context.element(object, of: command)
        let removal = try reporting(context.edit.removeWithReferences(node))
        var outcome = Outcome()
        if context.isTold { outcome.remarks = Removals.remarks(removal) }
        if context.wantsFields { outcome.details = .removed(removal.items) }
        return outcome
    }
}
