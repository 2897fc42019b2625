import CommandLog
import NibDocument
import Replies
import Wording
import XMLTree

/// Unsaved edits of earlier sessions that were made on other bytes than those of the file, because another program changed it.
struct EarlierEdits {
    private let session: Session

    /// Looks at the earlier logs of a session's document.
    init(_ session: Session) { self.session = session }

    /// Shows the edits of all earlier logs, the youngest log first.
    func list() throws(CommandError) -> Reply {
        let logs = try logs()
        var lines: [StyledText] = []
        for log in logs {
            lines.append("\("not saved, \(log.modified):", .heading)")
            lines += Columns.lines(
                log.log.unsavedEdits.map { ["\($0.number)", StyledText($0.title)] }, rightAligned: [0])
        }
        var answer = LogAnswer(session)
        answer.earlierLogs = logs
        return Reply(lines: lines, record: LogAnswer.type.record(answer))
    }

    /// The edits of the youngest earlier log as a script.
    func script() throws(CommandError) -> Reply {
        let lines = try youngest().log.unsavedEdits.flatMap { entry in
            entry.lines.count == 1 ? Array(entry.lines) : ["begin"] + entry.lines + ["commit"]
        }
        var answer = LogAnswer(session)
        answer.script = lines
        return Reply(lines: lines.map { StyledText($0) }, record: LogAnswer.type.record(answer))
    }

    /// Makes the edits of the youngest earlier log again on the document as it is, as one entry: all of them, or none.
    ///
    /// - Throws: an error that names the entry that the document does not allow.
    func makeAgain() throws(CommandError) -> Reply {
        try session.requireEditable()
        try session.requireNoBlock(for: "restore")
        try session.requireNoGroup(for: "restore")
        let edits = try youngest().log.unsavedEdits
        let patches = edits.flatMap(\.patches)
        try session.companions.require(patches)
        var lines = LogLines()
        for edit in edits { lines += edit.lines }
        let primitives = try transaction(of: edits)
        try session.companions.apply(patches)
        let number = session.record(
            LogStep(lines: lines, primitives: primitives, patches: patches), label: "edits of an earlier session")
        return Reply(
            "\(number.map { "\($0)  " } ?? "", .dim)made again: \(Plural.of("edit", count: edits.count))",
            record: WalkAnswer.type.record(
                WalkAnswer(state: session.log.state, madeAgain: (number, edits.count))))
    }

    private func transaction(of edits: [LoggedEdit]) throws(CommandError) -> [Primitive] {
        var current: LoggedEdit?
        do throws(CommandError) {
            return try session.document.withTransaction { edit throws(CommandError) in
                for entry in edits {
                    current = entry
                    for line in entry.lines {
                        session.lastMade = try Replay.apply(line, in: edit).made ?? session.lastMade
                    }
                }
            }.inverses
        } catch {
            var commandError = error
            if let current {
                commandError.message =
                    "entry \(current.number) of the earlier log, '\(current.title)', cannot be made on the document as it is now: "
                    + commandError.message
            }
            commandError.hints = ["'log --earlier --script' prints all of them as a script; run the lines that apply"]
            throw commandError
        }
    }

    private func youngest() throws(CommandError) -> EarlierLog { try logs()[0] }

    /// The earlier logs; at least one.
    private func logs() throws(CommandError) -> [EarlierLog] {
        let logs = session.journaledLog.earlierLogs()
        guard !logs.isEmpty else {
            throw CommandError(
                "no-earlier-edits", "no earlier session ended with edits that are neither in the file nor in the log",
                hints: ["'log --all' shows the entries of the log"])
        }
        return logs
    }
}
