import CommandLog
import LineDiff
import Platform
import Replies

/// The log as text.
struct LogText {
    let session: Session

    init(_ session: Session) { self.session = session }

    private static let lines = 1

    /// The entries that led to the current state.
    func current() -> Reply {
        let entries = session.log.path(to: session.log.state).map { session.log[$0] }
        var reply = list(entries)
        if let block = session.block {
            // The commands of an open block are not an entry yet.
            let open = block.lines.map { StyledText("+  ", .dim) + StyledText($0) }
            reply.text = (entries.isEmpty ? open : [reply.text] + open).joined(separator: "\n")
            reply.fields.append(.init("block", .strings(block.lines)))
        } else if entries.isEmpty {
            reply.text = empty
        }
        return reply
    }

    private var empty: StyledText {
        session.strangeLog.map { "the log is empty: \($0)" } ?? "the log is empty"
    }

    /// All entries, with those that were undone marked.
    func all() -> Reply {
        var reply = list(session.log.entries)
        if session.log.entries.isEmpty { reply.text = empty }
        return reply
    }

    private func list(_ entries: [LoggedEdit]) -> Reply {
        let applied = Set(session.log.path(to: session.log.state))
        let rows = entries.map { entry -> [StyledText] in
            let isApplied = applied.contains(entry.number)
            let isSaved = entry.number == session.log.savedState
            let mark = isSaved ? "saved" : isApplied ? "" : "undone, follows \(entry.parent)"
            let time = entry.time.map { StyledText(Clock.localText(Int64($0) * 1_000_000_000), .dim) } ?? ""
            let title = StyledText(entry.title, isApplied ? .plain : .dim)
            return ["\(entry.number)"] + (session.showsTimes ? [time] : []) + [title, StyledText(mark, .dim)]
        }
        let values = entries.map { entry -> JSONValue in
            var value: [JSONValue.Member] = [
                .init("number", .int(entry.number)), .init("parent", .int(entry.parent)),
                .init("applied", .bool(applied.contains(entry.number))),
                .init("saved", .bool(entry.number == session.log.savedState)),
                .init("label", .optional(entry.label)), .init("lines", .strings(entry.lines)),
            ]
            if session.showsTimes {
                value.append(.init("time", .optional(entry.time.map { Clock.text(Int64($0) * 1_000_000_000) })))
            }
            return .object(value)
        }
        var table = Columns(width: session.lineWidth())
        table.rightAligned = [0]
        table.ragged = Self.lines + (session.showsTimes ? 1 : 0)
        return Reply(
            lines: table.lines(rows),
            fields: [.init("state", .int(session.log.state)), .init("entries", .array(values))])
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
        // A comment, so that the output for an empty log is a valid script too.
        let shown = lines.isEmpty ? ["# the log is empty"] : lines
        return Reply(lines: shown.map { StyledText(lines: $0) }, fields: [.init("script", .strings(lines))])
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
        return Reply(lines: lines, fields: [.init("patch", .string(lines.map(\.plain).joined(separator: "\n")))])
    }

    /// The title of an entry, and what it changed.
    private func patch(of entry: LoggedEdit, old: [UInt8], new: [UInt8]) -> [StyledText] {
        let document = UnifiedDiff.make(old: old, new: new, oldName: session.path, newName: session.path)
        return ["\(entry.number, .dim)  \(entry.title, .heading)"] + DiffLine.styled(document.lines)
            + entry.patches.flatMap(\.lines)
    }
}
