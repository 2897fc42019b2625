import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `constrain`: adds a constraint.
enum Constrain {
    static let command = EditingCommand(
        "constrain", syntax: ConstraintWords.syntax,
        summary: "adds a constraint",
        discussion: """
            The constraint goes into the nearest view that contains both objects, or into the view itself if it only sets that \
            view's width or height. Name a layout guide by a path: `X.safeArea.top`. Views that the constraint positions \
            lose their fixed frame and autoresizing mask. Put spaces around signs: `+ 8`, not `+8`.
            """,
        examples: [
            Example("constrain hSs-g6-Zcb.top = iN0-l3-epB.safeArea.top + 8", "a distance"),
            Example("constrain hSs-g6-Zcb.width >= 100 priority=750", "a size"),
            Example("constrain imA-ge-001.width = imA-ge-001.height * 16:9", "a ratio"),
            Example("constrain iN0-l3-epB.trailing = hSs-g6-Zcb.trailing + 20 as cOn-st-001", "as the log writes it"),
        ],
        seeAlso: ["constraints", "unconstrain", "remove", "insert"], group: "Layout",
        advice: { _, words in MeantConstraint.constrain(words).map { [Correction.hint($0)] } ?? [] },
        resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        try WatchCheck.check("constraint", as: "constraints", at: arguments.verb, in: document)
        let given: ConstraintForm
        do throws(CommandError) { given = try ConstraintWords.form(arguments, in: context) } catch {
            let meant = MeantConstraint.constrain([Word("constrain")] + arguments.operands)
            throw error.instead(meant.map { [Correction.hint($0)] })
        }
        let form = document.inBoxes(given)
        let id = try context.newID(try arguments[ifGiven: CommonParameters.newID])
        let owner: NodeID
        do throws(NibError) { owner = try document.owner(of: form) } catch {
            throw CommandError(error, span: try arguments[ConstraintWords.first].span)
        }
        var command = ResolvedArguments(arguments)
        try ConstraintWords.spell(form, in: &command, with: context)
        command[CommonParameters.newID] = NewID(id)
        var resolved = Resolved(command)
        resolved.details = .made([id])
        resolved.details.owner = document.id(of: owner)
        if let note = noAutoLayout(in: context) { resolved.remarks.append(note) }
        resolved.remarks += ContradictedConstraint.notes(form, in: document)
        return resolved
    }

    /// A note about constraints in a document that ignores them.
    static func noAutoLayout(in context: ResolveContext) -> StyledText? {
        guard !context.tree.attribute("useAutolayout", of: context.tree.root, is: "YES") else { return nil }
        return
            "\("note:", .warning) the document does not use Auto Layout; 'set document useAutolayout YES' changes that"
    }

    @Sendable private static func apply(
        _ command: ResolvedArguments, in context: ApplyContext
    ) throws(CommandError) -> Outcome {
        let id = try context.value(CommonParameters.newID, of: command).text
        let form = try ConstraintWords.form(command, in: context)
        _ = try reporting(context.edit.addConstraint(form, id: id))
        var outcome = Outcome()
        outcome.made = id
        return outcome
    }
}
