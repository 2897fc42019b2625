import LineDiff
import NibDocument
import Platform
import Replies

/// The difference between a document, with other files that its edits changed, and the files on disk.
package struct Difference {
    let session: Session

    /// Compares the document of a session.
    init(_ session: Session) { self.session = session }

    /// What a session's document, and the other files that its edits changed, are at a moment.
    package struct Moment {
        let bytes: [UInt8]
        fileprivate let files: [String: [UInt8]]
    }

    /// What the document and the other files are now.
    package var moment: Moment {
        let files = session.companions.modified.map { ($0.path, $0.file.bytes) }
        return Moment(bytes: session.document.bytes, files: Dictionary(uniqueKeysWithValues: files))
    }

    /// Shows what has changed since a moment.
    ///
    /// - Parameter moment: an earlier moment of the session.
    /// - Returns: a patch.
    package func reply(since moment: Moment) -> Reply {
        let diff = UnifiedDiff.make(
            old: moment.bytes, new: session.document.bytes, oldName: session.path, newName: session.path)
        return Self.reply(diff, and: others(since: moment))
    }

    /// The differences of other files since a moment.
    func others(since moment: Moment) -> [UnifiedDiff] {
        session.companions.modified.map { path, file in Self.diff(of: path, file: file, from: moment.files[path]) }
    }

    private static func reply(_ diff: UnifiedDiff, and others: [UnifiedDiff]) -> Reply {
        let all = ([diff] + others).filter { !$0.isEmpty }
        var reply = Reply(
            lines: all.flatMap { DiffLine.styled($0.lines) },
            record: type.record((LineCounts(diff), all.map(\.text).joined())))
        if all.isEmpty { reply.text = "no differences" }
        return reply
    }

    /// What `diff` answers.
    static let type = RecordType<(counts: LineCounts, diff: String)>("difference") {
        Field("addedCount", "how many lines of the document were added", \.counts.added)
        Field("removedCount", "how many lines of the document were removed", \.counts.removed)
        Field("diff", "the patch, with that of other files that the edits changed", \.diff)
    }

    /// Shows what a save would write.
    ///
    /// - Parameters:
    ///   - bytes: the document's bytes that it would write.
    ///   - target: the file that it would write to.
    ///   - others: the other files that it would write.
    /// - Returns: a patch, with the fields of a save.
    func preview(
        of bytes: [UInt8], as target: String, _ others: [(path: String, file: Companions.File)]
    ) -> Reply {
        let diff = UnifiedDiff.make(old: session.disk.bytes, new: bytes, oldName: session.path, newName: target)
        let all = [diff] + others.map { Self.diff(of: $0.path, file: $0.file) }
        let answer = SaveAnswer(
            file: target, counts: LineCounts(diff), diff: all.map(\.text).joined(),
            otherFiles: others.map { PathName.shown($0.path) })
        var reply = Reply(
            lines: all.flatMap { DiffLine.styled($0.lines) }, record: SaveAnswer.type.record(answer))
        reply.counts = (diff.added, diff.removed)
        return reply
    }

    /// The difference between another file that edits changed and what it was.
    static func diff(of path: String, file: Companions.File, from old: [UInt8]? = nil) -> UnifiedDiff {
        let name = PathName.shown(path)
        return UnifiedDiff.make(old: old ?? file.diskBytes, new: file.bytes, oldName: name, newName: name)
    }
}
