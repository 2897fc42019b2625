import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import Platform
import Replies
import Wording
import XMLTree

/// Commands on all objects that a query found: all of them are done, as one entry of the log, or none.
extension EditRunner {
    /// A command on one of the objects.
    struct Item {
        /// The object; nil if the command is on several at once.
        let node: NodeID?
        /// The query that found the object, as it was typed.
        let query: String?
        /// The words of the command, with the object in place of the query.
        let arguments: Arguments
    }

    /// What the commands did so far.
    private struct Progress {
        var lines = LogLines()
        var patches: [FilePatch] = []
        var remarks: [StyledText] = []
        /// How many commands were left with nothing to do.
        var unchanged = 0
        var fallsShort = false
        /// Whether the objects are on the clipboard.
        var hasCopied = false
        /// Whether the lines are in the log of another open document.
        var isElsewhere = false
        var made: String?
    }

    /// Runs a command on each of some objects.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - items: the objects, in document order.
    ///   - label: what the log calls the entry.
    ///   - count: how many objects the query found, and what one of them is called.
    /// - Returns: the reply.
    /// - Throws: the error of the first command that fails; nothing is changed then.
    func run(_ command: EditingCommand, onEach items: [Item], label: String, count: (number: Int, noun: String))
        throws(CommandError) -> Reply
    {
        try session.requireEditable()
        var progress = Progress()
        let number: Int?
        do throws(CommandError) {
            if let block = session.block {
                try block.edit.attempt { () throws(CommandError) in
                    try run(command, onEach: items, in: block.edit, progress: &progress)
                }
                session.block!.lines += progress.lines
                session.block!.patches += progress.patches
                number = nil
            } else {
                let following = following
                let (_, inverses) = try session.document.withTransaction { edit throws(CommandError) in
                    try run(command, onEach: items, in: edit, progress: &progress)
                }
                let isChanged = !inverses.isEmpty || !progress.patches.isEmpty
                if !isChanged { progress.lines.removeAll() }
                var step = LogStep(lines: progress.lines, primitives: inverses, patches: progress.patches)
                if isChanged { progress.remarks += follow(following, after: &step) }
                number = isChanged ? session.record(step, label: label) : nil
            }
        } catch {
            session.takeBack(progress.patches)
            throw error
        }
        if let made = progress.made { session.lastMade = made }
        return reply(to: label, after: progress, count: count, number: number)
    }

    private func run(
        _ command: EditingCommand, onEach items: [Item], in edit: Edit, progress: inout Progress
    ) throws(CommandError) {
        for (index, item) in items.enumerated() {
            try CommandError.throwIfInterrupted()
            // An earlier command may have removed the object along with another one.
            if let node = item.node, !edit.document.tree.isAttached(node) { continue }
            do throws(CommandError) { try run(command, on: item, in: edit, progress: &progress) } catch {
                var error = error
                if items.count > 1, error.code != CommandError.interrupted.code {
                    error.details.append("this is object \(index + 1) of \(items.count); nothing was changed")
                    error.hints = hints(error.hints, about: item, in: edit.document)
                }
                throw error
            }
        }
    }

    /// Hints with the query in place of the object of the statement that failed, so that the line is for all objects.
    private func hints(_ hints: [String], about item: Item, in document: NibDocument) -> [String] {
        guard let query = item.query, let node = item.node, let name = document.logName(of: node) else { return hints }
        return hints.map { hint in
            let words = hint.split(separator: " ", omittingEmptySubsequences: false).map { word in
                word == name || word.hasPrefix(name + ".") ? query + word.dropFirst(name.count) : String(word)
            }
            return words.joined(separator: " ")
        }
    }

    private func run(
        _ command: EditingCommand, on item: Item, in edit: Edit, progress: inout Progress
    ) throws(CommandError) {
        let (command, arguments) = try completed(command, with: item.arguments)
        let resolved = try resolve(command, with: arguments)
        if let path = resolved.elsewhere {
            progress.isElsewhere = true
            progress.remarks.append(try carryOut(resolved, of: arguments, inOpen: path).text)
            return
        }
        let lines = try lines(of: resolved, arguments)
        if let copied = resolved.clipboard {
            try session.clipboard.put(copied)
            progress.hasCopied = true
        }
        try session.companions.apply(resolved.fileChanges)
        progress.patches += resolved.fileChanges
        progress.remarks += resolved.remarks
        progress.fallsShort = progress.fallsShort || resolved.fallsShort
        guard !lines.isEmpty else {
            progress.unchanged += 1
            return
        }
        let steps = try lines.map { line throws(CommandError) in try Replay.step(line) }
        let outcome = try edit.attempt { () throws(CommandError) in try apply(steps, in: edit) }
        progress.lines += lines
        let changed = resolved.fileChanges.map { patch -> StyledText in "changed: \(PathName.shown(patch.path))" }
        progress.remarks += outcome.remarks + changed + resolved.closingRemarks
        if !resolved.keepsLast { progress.made = resolved.made ?? outcome.made ?? progress.made }
    }

    // MARK: - Replies

    /// How many different remarks a reply has.
    private static let most = 20

    private func reply(to label: String, after progress: Progress, count: (number: Int, noun: String), number: Int?)
        -> Reply
    {
        // One command may be on all objects at once.
        let unchanged = progress.lines.isEmpty ? count.number : progress.unchanged
        let left =
            unchanged > 0 && !progress.hasCopied && !progress.isElsewhere
            ? ", \(unchanged) of them as wanted already" : ""
        var text: [StyledText] = ["\(Plural.of(count.noun, count: count.number))\(left)"]
        let isChanged = !progress.lines.isEmpty
        if options.isInteractive {
            let line: StyledText = "\(label) (\(Plural.of("command", count: progress.lines.count)))"
            let nothing: StyledText = progress.hasCopied ? "copied to the clipboard" : "nothing changed"
            if !progress.isElsewhere {
                text.append(isChanged ? "\(number.map { "\($0)  " } ?? "+  ", .dim)\(line)" : nothing)
            }
        }
        var (told, hidden): ([String], Int) = ([], 0)
        for remark in progress.remarks where !told.contains(remark.plain) {
            guard told.count < Self.most else {
                hidden += 1
                continue
            }
            told.append(remark.plain)
            text.append(remark)
        }
        if hidden > 0 { text.append("and \(hidden) more remarks") }
        var reply = Reply(
            lines: text,
            record: EditAnswer.type.record(
                EditAnswer(
                    hasChanged: isChanged, entry: number, lines: Array(progress.lines), objects: count.number,
                    remarks: progress.remarks.map(\.plain))))
        reply.fallsShort = progress.fallsShort
        return reply
    }
}
