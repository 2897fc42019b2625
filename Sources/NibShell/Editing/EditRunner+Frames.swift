import CommandLog
import NibEditing
import Replies
import Wording

/// What `config layout` asks for: frames that follow the constraints after every edit.
extension EditRunner {
    /// The bytes of the largest document whose frames are remarked on: laying one out twice takes a tenth of a second, and a remark is
    /// worth no longer wait.
    private static let mostRemarked = 1_500_000

    /// How the document is laid out before an edit; nil if nothing is to follow it.
    ///
    /// Scripts and blocks are entries of their own, after which `layout update` can be given.
    var following: FollowingFrames? {
        guard let prompt = options.prompt, prompt.frames != .off, session.group == nil,
            prompt.frames == .update || session.disk.bytes.count <= Self.mostRemarked
        else { return nil }
        return FollowingFrames(before: session.document, last: session.solvedFrames)
    }

    /// Writes the frames that an edit put out of date, or says how many there are.
    ///
    /// - Parameters:
    ///   - following: how the document was laid out before the edit.
    ///   - step: the edit, which gets the lines that write frames.
    /// - Returns: the remark on it.
    func follow(_ following: FollowingFrames?, after step: inout LogStep) -> [StyledText] {
        guard let following, let prompt = options.prompt else { return [] }
        if prompt.frames == .remark {
            let (count, solved) = following.count(in: session.document)
            session.solvedFrames = solved
            let verb = count == 1 ? "is" : "are"
            return count == 0
                ? [] : ["\(Plural.of("frame", count: count)) \(verb) out of date; 'layout update' writes them"]
        }
        // An edit is not refused because of the frames that follow from it.
        guard let (resolved, texts) = try? following.resolved(in: context) else { return [] }
        var lines = LogLines()
        for line in resolved.otherLines { lines.append(line) }
        guard !lines.isEmpty, let steps = try? lines.map(Replay.step),
            let (_, inverses) = try? session.document.withTransaction({ edit throws(CommandError) in
                try apply(steps, in: edit)
            })
        else { return [] }
        step.lines += lines
        step.primitives += inverses
        return texts.map { "frame updated: \($0)" }
    }
}
