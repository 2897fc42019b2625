import CommandLog
import LineDiff
import Replies

/// The log as text.
struct LogText {
    let session: Session

    init(_ session: Session) { self.session = session }

    /// The entries that led to the current state.
    func current() -> Reply {
        let entries = session.log.path(to: session.log.state).map { session.log[$0] }
        guard let block = session.block else { return list(entries) }
        var reply = list(entries, block: Array(block.lines))
        // The commands of an open block are not an entry yet.
        let open = block.lines.map { StyledText("+  ", .dim) + StyledText($0) }
        reply.text = (entries.isEmpty ? open : [reply.text] + open).joined(separator: "\n")
        return reply
    }

    private var empty: StyledText {
        session.strangeLog.map { "the log is empty: \($0)" } ?? "the log is empty"
    }

    /// All entries, with those that were undone marked.
    func all() -> Reply { list(session.log.entries) }

    private func list(_ edits: [LoggedEdit], block: [String]? = nil) -> Reply {
        let applied = Set(session.log.path(to: session.log.state))
        let entries = edits.map { edit in
            LogAnswer.Entry(
                edit: edit, isApplied: applied.contains(edit.number), isSaved: edit.number == session.log.savedState,
                showsTime: session.showsTimes)
        }
        var answer = LogAnswer(session)
        answer.entries = entries
        answer.block = block
        var table = LogAnswer.entry.columns(width: session.lineWidth())
        // Without times, their column is empty.
        table.ragged = 2
        return Reply(
            lines: entries.isEmpty ? [empty] : table.lines(entries.map(LogAnswer.entry.cells)),
            record: LogAnswer.type.record(answer))
    }

    /// The log as a script: an entry of several commands is between `begin` and `commit`.
    func script() -> Reply {
        var lines: [String] = []
        for number in session.log.path(to: session.log.state) {
            let entry = session.log[number]
            if let label = entry.label { lines.append("# \(label.split(separator: "\n").joined(separator: " "))") }
            lines += entry.lines.count == 1 ? Array(entry.lines) : ["begin"] + entry.lines + ["commit"]
        }
        if let group = session.group { lines += group.steps.all.lines }
        var answer = LogAnswer(session)
        answer.script = lines
        // A comment, so that the output for an empty log is a valid script too.
        let shown = lines.isEmpty ? ["# the log is empty"] : lines
        return Reply(lines: shown.map { StyledText(lines: $0) }, record: LogAnswer.type.record(answer))
    }

    /// The log as a script that names objects instead of giving their ids, for other documents.
    ///
    /// - Throws: an error if the log cannot be played again.
    func travelScript() throws(CommandError) -> Reply {
        var travel = try TravelScript(session)
        let lines = try travel.lines()
        var answer = LogAnswer(session)
        answer.script = lines
        return Reply(
            lines: (lines.isEmpty ? ["# the log is empty"] : lines).map { StyledText(lines: $0) },
            record: LogAnswer.type.record(answer))
    }

    /// The entries with the differences that each makes.
    func patches() throws(CommandError) -> Reply {
        try session.requireNoBlock(for: "log --patch")
        let path = session.log.path(to: session.log.state)
        if path.contains(where: { session.inverses[$0] == nil }) { try LogPlayer(session).playAgain() }
        // The entries are undone and redone on the tree itself: nothing is logged, and nothing stays changed.
        let tree = session.document.tree
        var undone: [Int] = []
        defer { for number in undone.reversed() { _ = session.inverses.turn(number, on: tree) } }
        var (patches, new): ([[StyledText]], [UInt8]) = ([], session.document.bytes)
        for number in path.reversed() {
            try CommandError.throwIfInterrupted()
            guard session.inverses.turn(number, on: tree) else { continue }
            undone.append(number)
            let old = session.document.bytes
            patches.append(patch(of: session.log[number], old: old, new: new))
            new = old
        }
        var lines = patches.reversed().flatMap(\.self)
        if lines.isEmpty { lines = ["the log is empty"] }
        var answer = LogAnswer(session)
        answer.patch = lines.map(\.plain).joined(separator: "\n")
        return Reply(lines: lines, record: LogAnswer.type.record(answer))
    }

    /// The title of an entry, and what it changed.
    private func patch(of entry: LoggedEdit, old: [UInt8], new: [UInt8]) -> [StyledText] {
        let document = UnifiedDiff.make(old: old, new: new, oldName: session.path, newName: session.path)
        return ["\(entry.number, .dim)  \(entry.title, .heading)"] + DiffLine.styled(document.lines)
            + entry.patches.flatMap(\.lines)
    }
}
