import CommandLanguage
import CommandLog
import NibDocument
import ObjectReferences
import Platform
import Replies
import XMLTree

/// `join`: takes the scenes of another storyboard into this one.
enum Join {
    private static let file = Parameter<Text>(
        "FILE", kind: .file, summary: "the storyboard whose scenes this one takes; the file is removed")

    static let command = EditingCommand(
        "join", syntax: [.operand(file)],
        summary: "takes the scenes of another storyboard into this one, and removes its file",
        discussion: """
            Each scene takes the place of the reference to it, and segues lead to it again; scenes without a reference come after \
            those that are before them in the other storyboard. References from there to this storyboard are no longer needed. \
            Identifiers that `split` made up are removed, unless code or another storyboard names them. Ids that both storyboards \
            have are renewed and printed. Images, colors and fonts follow.

            The code and the other storyboards of the project that name the storyboard are printed with their places. `save` \
            writes this storyboard and removes the other file, both or none, and `undo` brings it back.
            """,
        examples: [Example("join Login.storyboard", "what 'split … to Login.storyboard' moved comes back")],
        seeAlso: ["split", "scenes", "copy"], group: "Storyboards", changesOtherFiles: true,
        resolve: resolve, apply: EditingCommand.unapplied)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        guard document.kind.isStoryboard else {
            throw CommandError("wrong-place", "a xib has no scenes", span: arguments.verb)
        }
        let word = try arguments[file].word
        try StoryboardFile.check(word, in: context, for: "join")
        let existing = try StoryboardFile.existing(word, in: context)
        guard let other = existing, !other.scenes.isEmpty else {
            throw CommandError(
                "not-found",
                existing == nil ? "there is no file '\(word.text)'" : "there are no scenes in '\(word.text)'",
                span: word.span,
                hints: ["'find --all element:viewControllerPlaceholder' finds references to other storyboards"])
        }
        let (old, name) = (other.bytes, StoryboardFile.name(word.text))
        let places = document.references(toStoryboard: name).compactMap { reference -> JoinedScenes.Place? in
            other.controller(referencedBy: reference.identifier).flatMap { other.id(of: $0) }
                .map { JoinedScenes.Place(reference: reference.node, controller: $0) }
        }
        try checkReferences(places, called: name, at: word, in: document)
        let uses = StoryboardUses(context)
        let remarks = try uses.remarks(ofJoined: other, from: word.text)
        let own = StoryboardFile.name(context.project.documentPath)
        let joined = try JoinedScenes(of: other, in: places, called: own, in: context) { uses.isNamed($0) }

        var resolved = Resolved(further: joined.lines)
        resolved.fileChanges = [try FilePatch.make(path: word.text, from: old, to: [])].compactMap(\.self)
        resolved.label = "join \(word.spelling)"
        resolved.remarks =
            joined.renewed.map { "renewed: \($0.old, .id), which this storyboard has already, is now \($0.new, .id)" }
            + joined.allUnnamed.map { "removed: the identifier that was made up for \($0, .id)" }
        resolved.closingRemarks = remarks
        return resolved
    }

    /// Refuses a reference that would lead nowhere without the other storyboard.
    private static func checkReferences(
        _ places: [JoinedScenes.Place], called name: String, at word: Word, in document: NibDocument
    ) throws(CommandError) {
        let found = Dictionary(grouping: places, by: \.controller)
        let twice = found.values.first { $0.count > 1 }?[1].reference
        let lost = document.references(toStoryboard: name).first { reference in
            !places.contains { $0.reference == reference.node }
        }
        guard let node = twice ?? lost?.node else { return }
        let why = twice == nil ? "leads to no scene of" : "leads to the same scene as another reference to"
        throw CommandError(
            "wrong-place", "\(document.display(node)) \(why) '\(word.text)'", span: word.span,
            hints: document.id(of: node).map {
                ["'connect segue' leads its segues elsewhere, then: remove scene \($0)"]
            } ?? [])
    }
}
