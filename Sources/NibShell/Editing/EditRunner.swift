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
    /// The project around the document.
    let project: any ProjectAccess
    let options: ShellOptions

    /// Runs one command.
    func run(_ command: EditingCommand, with arguments: Arguments) throws(CommandError) -> Reply {
        try session.requireEditable()
        let resolved = try resolve(command, with: arguments)
        let lines = try lines(of: resolved, arguments)
        let steps = try lines.indices.map { index throws(CommandError) in
            // Most statements of scripts are their own lines in the log, and were read once.
            arguments.areThose(of: lines.bytes(of: index))
                ? Replay.Step(command: command, arguments: ResolvedArguments(arguments)) : try Replay.step(lines[index])
        }
        let patches = resolved.fileChanges
        try session.companions.apply(patches)
        do throws(CommandError) {
            if let block = session.block {
                guard !lines.isEmpty else { return Self.nothingChanged }
                let outcome = try block.edit.attempt { () throws(CommandError) in
                    try apply(steps, in: block.edit)
                }
                session.block!.lines += lines
                session.block!.patches += patches
                return reply(resolved, outcome: outcome, lines: lines, number: nil)
            }
            let (outcome, inverses) = try transaction(of: steps)
            guard !inverses.isEmpty || !patches.isEmpty else { return Self.nothingChanged }
            let number = session.record(LogStep(lines: lines, primitives: inverses, patches: patches))
            return reply(resolved, outcome: outcome, lines: lines, number: number)
        } catch {
            session.takeBack(patches)
            throw error
        }
    }

    /// Resolves one command, which changes nothing.
    func resolve(_ command: EditingCommand, with arguments: Arguments) throws(CommandError) -> Resolved {
        let context = ResolveContext(
            scope: session.referenceScope, ids: session, project: project, wantsFields: options.wantsFields,
            isInScript: session.group != nil)
        session.ids.begin(arguments, salt: session.group == nil ? options.idSalt : 0)
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
    private func apply(_ steps: [Replay.Step], in edit: Edit) throws(CommandError) -> Outcome {
        let context = ApplyContext(edit: edit, isTold: true, wantsFields: options.wantsFields)
        var outcome = Outcome()
        for step in steps {
            let more = try step.apply(in: context)
            outcome.remarks += more.remarks
            outcome.fields += more.fields
            outcome.made = more.made ?? outcome.made
        }
        return outcome
    }

    /// The log lines for the resolved commands of one statement.
    private func lines(of resolved: Resolved, _ arguments: Arguments) throws(CommandError) -> LogLines {
        var lines = LogLines()
        for command in resolved.commands {
            try lines.append { bytes throws(CommandError) in try arguments.append(lineFor: command, to: &bytes) }
        }
        for line in resolved.otherLines { lines.append(line) }
        for line in resolved.further { lines.append(line) }
        return lines
    }

    // MARK: - Replies

    /// The reply of a command that changes nothing, because everything is already as it says.
    private static var nothingChanged: Reply {
        Reply("nothing changed", fields: [.init("changed", false)], isEcho: true)
    }

    /// The reply of a command that changed something.
    ///
    /// - Parameters:
    ///   - resolved: the result of resolving the statement.
    ///   - outcome: the result of applying it.
    ///   - lines: the command's lines in the log.
    ///   - number: the entry's number; nil inside a block or script.
    /// - Returns: the reply.
    private func reply(_ resolved: Resolved, outcome: Outcome, lines: LogLines, number: Int?) -> Reply {
        if let made = resolved.made ?? outcome.made { session.lastMade = made }
        let changed = resolved.fileChanges.map { patch -> StyledText in "changed: \(PathName.shown(patch.path))" }
        let remarks = resolved.remarks + outcome.remarks + changed + resolved.closingRemarks
        var reply = Reply()
        reply.isEcho = remarks.isEmpty
        reply.fallsShort = resolved.fallsShort
        guard options.isInteractive || options.wantsFields || !reply.isEcho else { return reply }
        let line = lines[0]
        if options.isInteractive {
            let shown = LoggedEdit.shortened(line)
            let echo: StyledText = "\(number.map { "\($0)  " } ?? "+  ", .dim)\(shown)"
            // What a short form comes to is news.
            let others = resolved.otherLines.dropFirst().map { "   \($0)" as StyledText }
            reply.text = ([echo] + others + remarks).joined(separator: "\n")
        } else if !reply.isEcho {
            reply.text = remarks.joined(separator: "\n")
        }
        guard options.wantsFields else { return reply }
        reply.fields = [
            .init("changed", true), .init("entry", number.map { .int($0) } ?? .null), .init("line", .string(line)),
        ]
        if !resolved.otherLines.isEmpty { reply.fields.append(.init("lines", .strings(resolved.otherLines))) }
        reply.fields += resolved.fields + outcome.fields
        if !remarks.isEmpty { reply.fields.append(.init("remarks", .strings(remarks.map(\.plain)))) }
        return reply
    }
}
