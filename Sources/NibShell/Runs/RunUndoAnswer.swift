import Replies
import Wording

/// What `undo --run` answers.
struct RunUndoAnswer {
    /// The number of the run.
    let run: Int
    /// The documents in which it was undone.
    let files: [String]
    /// The documents that were changed since, and were left as they are.
    let left: [String]
    /// The reports of their saves.
    let saved: [Reply]

    static let type = RecordType<RunUndoAnswer>("undone run") {
        Field("run", "the number of the run", \.run)
        Field("files", "the documents in which it was undone", \.files)
        Field("leftFiles", "the documents that were changed since, and are as they were", \.left)
    }

    /// The answer for people and programs.
    func reply(isDryRun: Bool) -> Reply {
        var lines = saved.map(\.text)
        lines.append(
            StyledText(
                "\(isDryRun ? "would undo" : "undone") run \(run): \(Plural.of("document", count: files.count))", .dim))
        if !left.isEmpty { lines.append("left as they are: \(left.joined(separator: ", "))") }
        var reply = Reply(lines: lines, record: Self.type.record(self))
        reply.notices = saved.flatMap(\.notices)
        return reply
    }
}
