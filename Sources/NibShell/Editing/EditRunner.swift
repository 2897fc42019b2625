import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import Platform
import Replies
import XMLTree

/// Runs the editing commands that users and scripts give: resolves them, prints what they come to as lines of the log, applies
/// what these lines say, and logs them.
struct EditRunner {
    let session: Session
    /// The document's project.
    let project: any ProjectAccess
    let options: ShellOptions

    /// Runs one command.
    func run(_ command: EditingCommand, with arguments: Arguments) throws(CommandError) -> Reply {
        try session.requireEditable()
        let (command, arguments) = try completed(command, with: arguments)
        let resolved = try resolve(command, with: arguments)
        if let path = resolved.elsewhere { return try carryOut(resolved, of: arguments, inOpen: path) }
        let lines = try lines(of: resolved, arguments)
        let steps = try lines.indices.map { index throws(CommandError) in
            // Most statements of scripts are their own lines in the log, and were read once.
            arguments.areThose(of: lines.bytes(of: index))
                ? Replay.Step(command: command, arguments: ResolvedArguments(arguments)) : try Replay.step(lines[index])
        }
        return try carryOut(resolved, lines: lines, steps: steps)
    }

    /// Carries out a resolved command in another open document, whose log gets the entry.
    func carryOut(_ resolved: Resolved, of arguments: Arguments, inOpen path: String) throws(CommandError) -> Reply {
        try session.requireNoBlock(for: "copy … to an open document")
        guard let other = session.session(openAt: path) else { throw .noDocument }
        try other.requireEditable()
        var resolved = resolved
        resolved.news.append("in \(PathName.shown(path)), which is open; 'use \(Quoting.quote(path))' goes there")
        let runner = EditRunner(session: other, project: project, options: options)
        let lines = try runner.lines(of: resolved, arguments)
        let steps = try lines.map { line throws(CommandError) in try Replay.step(line) }
        return try runner.carryOut(resolved, lines: lines, steps: steps)
    }

    /// Applies the lines of a resolved command, and logs them.
    private func carryOut(_ resolved: Resolved, lines: LogLines, steps: [Replay.Step]) throws(CommandError) -> Reply {
        let patches = resolved.fileChanges
        if let copied = resolved.clipboard { try session.clipboard.put(copied) }
        if lines.isEmpty, patches.isEmpty, resolved.clipboard != nil { return EditAnswer.copied(resolved) }
        try session.companions.apply(patches)
        do throws(CommandError) {
            if let block = session.block {
                guard !lines.isEmpty else { return EditAnswer.nothingChanged(resolved.remarks) }
                let outcome = try block.edit.attempt { () throws(CommandError) in
                    try apply(steps, in: block.edit)
                }
                session.block!.lines += lines
                session.block!.patches += patches
                return reply(resolved, outcome: outcome, lines: lines, number: nil)
            }
            let following = following
            var (outcome, inverses) = try transaction(of: steps)
            guard !inverses.isEmpty || !patches.isEmpty else { return EditAnswer.nothingChanged(resolved.remarks) }
            var step = LogStep(lines: lines, primitives: inverses, patches: patches)
            outcome.remarks += follow(following, after: &step)
            let number = session.record(step, label: resolved.label)
            return reply(resolved, outcome: outcome, lines: lines, number: number)
        } catch {
            session.takeBack(patches)
            throw error
        }
    }

    /// The command of the kind that a statement means, and the arguments for it.
    ///
    /// - Throws: an error if the statement leaves its kind out and does not tell it.
    func completed(_ command: EditingCommand, with arguments: Arguments) throws(CommandError) -> (
        EditingCommand, Arguments
    ) {
        guard let words = try command.completed(arguments, in: context) else { return (command, arguments) }
        return try Replay.parse(words)
    }

    var context: ResolveContext {
        ResolveContext(
            scope: session.referenceScope, ids: session, project: project, wantsFields: options.wantsFields,
            isInScript: session.group != nil)
    }

    /// Resolves one command, which changes nothing.
    func resolve(_ command: EditingCommand, with arguments: Arguments) throws(CommandError) -> Resolved {
        session.disk.ids.begin(arguments, salt: session.group == nil ? options.idSalt : 0)
        return try command.resolve(arguments, in: context)
    }

    private func transaction(
        of steps: [Replay.Step]
    ) throws(CommandError) -> (outcome: Outcome, inverses: [Primitive]) {
        let (outcome, inverses) = try session.document.withTransaction { edit throws(CommandError) in
            try apply(steps, in: edit)
        }
        return (outcome, inverses)
    }

    /// Applies the lines that one statement comes to.
    func apply(_ steps: [Replay.Step], in edit: Edit) throws(CommandError) -> Outcome {
        let context = ApplyContext(edit: edit, isTold: true, wantsFields: options.wantsFields)
        var outcome = Outcome()
        for step in steps {
            let more = try step.apply(in: context)
            outcome.remarks += more.remarks
            outcome.details.add(more.details)
            outcome.made = more.made ?? outcome.made
        }
        return outcome
    }

    /// The log lines for the resolved commands of one statement.
    func lines(of resolved: Resolved, _ arguments: Arguments) throws(CommandError) -> LogLines {
        var lines = LogLines()
        for command in resolved.commands {
            try lines.append { bytes throws(CommandError) in try arguments.append(lineFor: command, to: &bytes) }
        }
        for line in resolved.otherLines { lines.append(line) }
        for line in resolved.further { lines.append(line) }
        return lines
    }

    // MARK: - Replies

    /// The reply of a command that changed something.
    ///
    /// - Parameters:
    ///   - resolved: the result of resolving the statement.
    ///   - outcome: the result of applying it.
    ///   - lines: the command's lines in the log.
    ///   - number: the entry's number; nil inside a block or script.
    /// - Returns: the reply.
    private func reply(_ resolved: Resolved, outcome: Outcome, lines: LogLines, number: Int?) -> Reply {
        if let made = resolved.made ?? outcome.made, !resolved.keepsLast { session.lastMade = made }
        session.namedLast = resolved.commands.lazy.compactMap(\.newID).first
        let changed = resolved.fileChanges.map { patch -> StyledText in
            "\(patch.makesFile ? "created" : patch.removesFile ? "removed" : "changed"): \(PathName.shown(patch.path))"
        }
        let remarks = resolved.remarks + outcome.remarks + changed + resolved.closingRemarks
        var reply = Reply()
        reply.isEcho = remarks.isEmpty
        reply.fallsShort = resolved.fallsShort
        guard options.isInteractive || options.wantsFields || !reply.isEcho else { return reply }
        let line = lines[0]
        if options.isInteractive {
            let shown = LoggedEdit.shortened(resolved.label ?? line)
            let echo: StyledText = "\(number.map { "\($0)  " } ?? "+  ", .dim)\(shown)"
            // What a short form comes to is news, unless it has a name of its own.
            let others = (resolved.label == nil ? resolved.otherLines.dropFirst() : []).map { "   \($0)" as StyledText }
            reply.text = ([echo] + others + resolved.news + remarks).joined(separator: "\n")
        } else if !reply.isEcho {
            reply.text = remarks.joined(separator: "\n")
        }
        guard options.wantsFields else { return reply }
        var answer = EditAnswer(hasChanged: true, entry: number, lines: Array(lines), details: resolved.details)
        answer.details.add(outcome.details)
        answer.remarks = remarks.map(\.plain)
        reply.record = EditAnswer.type.record(answer)
        return reply
    }
}
