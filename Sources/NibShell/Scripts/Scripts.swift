import CommandLanguage
import Replies

/// Runs scripts, each as one entry of the log: all of its commands, or none.
final class Scripts {
    private static let deepest = 32
    private let documents: OpenDocuments
    /// How deep the scripts that `run` runs are nested.
    private var depth = 0
    /// The `$names` of the script that runs, or of what is typed.
    var names: ScriptNames

    /// Whether a script runs that `run` began.
    var isRunning: Bool { depth > 0 }

    /// Makes a runner of scripts on the open document.
    init(documents: OpenDocuments) {
        self.documents = documents
        names = ScriptNames(values: documents.options.values)
    }

    /// Runs the commands of a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - run: runs a statement of the file.
    /// - Returns: the replies of the commands, except those that are only echoes.
    /// - Throws: the error of the first command that fails; everything that the script did is then undone.
    func source(_ path: String, run: (Statement) throws(CommandError) -> Reply) throws(CommandError) -> Reply {
        guard depth < Self.deepest else {
            throw CommandError("too-deep", "scripts are nested more than \(Self.deepest) levels deep")
        }
        let text = try ScriptFile.text(of: path)
        depth += 1
        defer { depth -= 1 }
        var result = Reply()
        var lines: [StyledText] = []
        var count = 0
        let before = documents.session.map { (session: $0, entries: $0.log.entries.count) }
        do throws(CommandError) {
            try self.run(text, label: ScriptFile.label(path)) { statement throws(CommandError) in
                let reply = try run(statement)
                count += 1
                result.add(reply)
                if !reply.isEcho, !reply.text.isEmpty { lines.append(reply.text) }
                return reply
            }
            if documents.options.isInteractive, let before, let entry = entry(after: before) {
                lines.insert(entry, at: 0)
            }
            if documents.options.isInteractive {
                try documents.finishStaged { _, reply in
                    lines.append(reply.text)
                    result.notices += reply.notices
                }
            }
        } catch {
            var error = error
            error.notices = result.notices + error.notices
            throw error
        }
        result.text = lines.joined(separator: "\n")
        result.record = Self.type.record(count)
        return result
    }

    /// The entry of the log that a script became, as an edit at the prompt is told; nil if it changed nothing, runs inside another one or
    /// left the document.
    private func entry(after before: (session: Session, entries: Int)) -> StyledText? {
        guard documents.session === before.session, before.session.log.entries.count > before.entries else {
            return nil
        }
        let entry = before.session.log.entries[before.session.log.entries.count - 1]
        return "\("\(entry.number)  ", .dim)\(entry.title)"
    }

    /// What `run` answers.
    static let type = RecordType<Int>("script") {
        Field("commandCount", "how many commands were run", \.self)
    }

    /// Runs the statements of a script, up to one that quits.
    ///
    /// - Parameters:
    ///   - text: the script.
    ///   - label: what the log calls it.
    ///   - run: runs a statement.
    /// - Throws: what `run` throws; what the script has done is undone then.
    func run(
        _ text: String, label: String, each run: (Statement) throws(CommandError) -> Reply
    ) throws(CommandError) {
        let outer = names
        names = outer.fresh
        defer { names = outer }
        try grouped(label, by: "source") { () throws(CommandError) in
            for statement in StatementReader.statements(in: text) {
                if try run(statement).asksToQuit { break }
            }
        }
    }

    /// Runs commands as one entry of the log of each open document that they change.
    ///
    /// - Parameters:
    ///   - label: the name of the entry.
    ///   - command: the command that runs them.
    ///   - body: runs the commands.
    /// - Throws: what `body` throws; everything it did is undone then.
    func grouped(
        _ label: String, by command: String, body: () throws(CommandError) -> Void
    ) throws(CommandError) {
        // Only the current document can have an open block, which no other command leaves behind.
        try documents.session?.requireNoBlock(for: command)
        let sessions = documents.sessions
        for session in sessions { try session.openGroup(label, by: command) }
        do throws(CommandError) {
            try body()
            if sessions.contains(where: { $0.block != nil }) {
                throw CommandError("block-open", "the script ends inside 'begin'", hints: ["end it with 'commit'"])
            }
        } catch {
            for session in sessions { session.takeBackGroup() }
            throw error
        }
        for session in sessions { session.closeGroup() }
    }
}

extension Reply {
    /// Collects the notices and saves of a command of a script.
    fileprivate mutating func add(_ reply: Reply) {
        notices += reply.notices
        saves += reply.saves
        asksToQuit = asksToQuit || reply.asksToQuit
    }
}
