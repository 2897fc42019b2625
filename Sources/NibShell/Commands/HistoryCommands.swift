import CommandLanguage
import CommandLog
import LineDiff
import NibDocument
import ObjectReferences
import Replies

private enum HistoryParameters {
    static let count = Parameter<WholeNumber>("N", summary: "how many entries; without it one")
    static let entry = Parameter<Name>(
        "N", kind: .entry, summary: "the number of an entry; 0 is the document before all entries")
    static let script = Flag("--script", summary: "as a script that makes the same edits elsewhere")
    static let patch = Flag("--patch", summary: "with the difference each entry makes")
    static let all = Flag("--all", summary: "with entries that were undone")
}

extension Shell {
    static let undo = ShellCommand(
        name: "undo", syntax: [.optional([.operand(HistoryParameters.count)])],
        summary: "takes back the last entry of the log, or the last N",
        discussion:
            "It works across saving, closing and opening again, while the file is as nibsh left it. Nothing is erased: 'redo' and 'restore' bring entries back.",
        examples: [Example("undo", "the last entry"), Example("undo 3", "the last three")],
        seeAlso: ["redo", "log", "restore"], group: "The log"
    ) { shell, arguments in try shell.undo(arguments[ifGiven: HistoryParameters.count]?.value ?? 1) }

    static let redo = ShellCommand(
        name: "redo", syntax: [.optional([.operand(HistoryParameters.count)])],
        summary: "makes again what was undone last",
        examples: [Example("redo", "one entry"), Example("redo 3", "three")],
        seeAlso: ["undo", "log"], group: "The log"
    ) { shell, arguments in try shell.redo(arguments[ifGiven: HistoryParameters.count]?.value ?? 1) }

    static let restore = ShellCommand(
        name: "restore",
        syntax: [.operand(HistoryParameters.entry)],
        summary: "goes to the state after an entry, also one that was undone",
        examples: [
            Example("restore 2", "as it was after entry 2"), Example("restore 0", "as it was before the first entry"),
        ],
        seeAlso: ["log", "undo", "revert"], group: "The log"
    ) { shell, arguments in
        let word = try arguments[HistoryParameters.entry]
        guard let number = Int(word.text), number >= 0 else {
            throw CommandError(
                "usage", "'\(word.text)' is no number of an entry", span: word.span,
                hints: ["'log --all' shows all entries"])
        }
        return try shell.restore(number)
    }

    static let log = ShellCommand(
        name: "log",
        syntax: [
            .optional([
                .flag(HistoryParameters.script), .flag(HistoryParameters.patch), .flag(HistoryParameters.all),
            ])
        ],
        summary: "shows the log: the edits that led from the base to the document as it is",
        examples: [
            Example("log", "the entries"), Example("log --script", "a script to play on the same or another document"),
        ],
        seeAlso: ["undo", "restore", "source"], group: "The log"
    ) { shell, arguments in
        let session = try shell.requireSession()
        if arguments[HistoryParameters.script] { return LogText(session).script() }
        if arguments[HistoryParameters.patch] { return try shell.patches(of: session) }
        return arguments[HistoryParameters.all] ? LogText(session).all() : LogText(session).current()
    }

    static let begin = ShellCommand(
        name: "begin", summary: "starts a block of commands that are checked and logged as one",
        discussion:
            "Between 'begin' and 'commit' an element may name another that is put in later; everything is checked at 'commit'.",
        examples: [Example("begin", "then commands, then 'commit' or 'rollback'")],
        seeAlso: ["commit", "rollback"], group: "The log"
    ) { shell, _ in try shell.begin() }

    static let commit = ShellCommand(
        name: "commit", summary: "ends a block: checks it as a whole and logs it as one entry",
        examples: [Example("commit", "on an error the whole block is taken back")],
        seeAlso: ["begin", "rollback"], group: "The log"
    ) { shell, _ in try shell.commit() }

    static let rollback = ShellCommand(
        name: "rollback", summary: "ends a block and takes its commands back",
        examples: [Example("rollback", "the document is as before 'begin'")],
        seeAlso: ["begin", "commit"], group: "The log"
    ) { shell, _ in try shell.rollback() }
}

/// The log as text.
struct LogText {
    let session: Session

    init(_ session: Session) { self.session = session }

    /// The entries that led to the current state.
    func current() -> Reply {
        let entries = session.log.path(to: session.log.state).map { session.log[$0] }
        var reply = list(entries)
        if let block = session.block {
            // What a block holds so far is no entry yet.
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

    /// All entries, those that were undone marked.
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
            return ["\(entry.number)", StyledText(entry.title, isApplied ? .plain : .dim), StyledText(mark, .dim)]
        }
        let values = entries.map { entry -> JSONValue in
            [
                "number": .int(entry.number), "parent": .int(entry.parent),
                "applied": .bool(applied.contains(entry.number)),
                "saved": .bool(entry.number == session.log.savedState), "label": .optional(entry.label),
                "lines": .strings(entry.lines),
            ]
        }
        return Reply(
            lines: Columns.lines(rows, rightAligned: [0]),
            fields: [.init("state", .int(session.log.state)), .init("entries", .array(values))])
    }

    /// The log as a script: what several commands did as one stands between `begin` and `commit`.
    func script() -> Reply {
        var lines: [String] = []
        for number in session.log.path(to: session.log.state) {
            let entry = session.log[number]
            if let label = entry.label { lines.append("# \(label.split(separator: "\n").joined(separator: " "))") }
            lines += entry.lines.count == 1 ? Array(entry.lines) : ["begin"] + entry.lines + ["commit"]
        }
        if let group = session.group { lines += group.steps.all.lines }
        // A comment, so that an empty log is a script too.
        let shown = lines.isEmpty ? ["# the log is empty"] : lines
        return Reply(lines: shown.map { StyledText($0) }, fields: [.init("script", .strings(lines))])
    }
}

extension Shell {
    /// The log with the difference that each entry makes.
    func patches(of session: Session) throws -> Reply {
        try requireNoBlock(session, for: "log --patch")
        let path = session.log.path(to: session.log.state)
        if path.contains(where: { session.inverses[$0] == nil }) { try playAgain(session) }
        // The steps are walked on the tree itself and walked back: nothing is logged, nothing stays changed.
        var versions = [session.document.bytes]
        for number in path.reversed() where session.inverses.turn(number, on: session.document.tree) {
            versions.append(session.document.bytes)
        }
        for number in path { _ = session.inverses.turn(number, on: session.document.tree) }
        var lines: [StyledText] = []
        for (index, number) in path.enumerated() {
            let (old, new) = (versions[path.count - index], versions[path.count - index - 1])
            lines.append("\(number, .dim)  \(session.log[number].title, .heading)")
            let document = UnifiedDiff.make(old: old, new: new, oldName: session.path, newName: session.path)
            lines += document.lines.map(\.styled)
            lines += session.log[number].patches.flatMap(\.lines)
        }
        if lines.isEmpty { lines = ["the log is empty"] }
        return Reply(lines: lines, fields: [.init("patch", .string(lines.map(\.plain).joined(separator: "\n")))])
    }
}
