import CodeEditing
import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import Platform
import Replies
import XMLTree

/// Running editing commands in their two phases: resolve and apply for what users and scripts give, apply for the log.
extension Shell {
    /// All editing commands by their names.
    private static let editingCommands: [String: EditingCommand] =
        EditingCommand.byName.merging(EditingCommand.code.map { ($0.name, $0) }) { first, _ in first }

    /// Makes the shell's command of an editing command.
    static func command(_ command: EditingCommand) -> ShellCommand {
        ShellCommand(
            name: command.name, syntax: command.syntax, summary: command.summary, discussion: command.discussion,
            examples: command.examples, seeAlso: command.seeAlso, group: command.group,
            advice: { shell, words in command.advice(shell.session?.document, words) }
        ) { shell, arguments in
            try shell.edit(with: command, arguments)
        }
    }

    /// Resolves a command, applies what it comes to, and logs that.
    private func edit(with command: EditingCommand, _ arguments: Arguments) throws(CommandError) -> Reply {
        let session = try requireSession()
        try requireEditable(session)
        let context = ResolveContext(
            scope: session.referenceScope, ids: session, project: ShellProject(self, session),
            wantsFields: options.wantsFields,
            isInScript: session.group != nil)
        let resolved = try command.resolve(arguments, context)
        let lines = try lines(of: resolved, arguments)
        let patches = resolved.fileChanges
        try session.companions.apply(patches)
        do throws(CommandError) {
            if let block = session.block {
                guard !lines.isEmpty else { return .nothingChanged }
                let outcome = try block.edit.attempt { () throws(CommandError) in
                    try apply(resolved.commands, of: command, in: block.edit)
                }
                session.block!.lines += lines
                session.block!.patches += patches
                return reply(resolved, outcome, lines[0], nil, session)
            }
            let (outcome, inverses) = try transaction(of: resolved.commands, command, in: session)
            guard !inverses.isEmpty || !patches.isEmpty else { return .nothingChanged }
            let step = LogStep(lines: lines, primitives: inverses, patches: patches)
            return reply(resolved, outcome, lines[0], record(step, label: nil, in: session), session)
        } catch {
            takeBack(patches, in: session)
            throw error
        }
    }

    /// Applies a line of the log; nothing is resolved, checked against code, or logged.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - edit: the transaction that the line is part of.
    ///   - session: the document's session.
    /// - Throws: an error if the line is no editing command, or the document lacks what it names.
    func replay(_ line: String, in edit: Edit, of session: Session) throws(CommandError) {
        let (command, arguments): (ShellCommand, Arguments)
        do throws(LanguageError) {
            (command, arguments) = try Self.table.parse(Lexer.words(of: line), allowPrefixes: false)
        } catch { throw CommandError(error) }
        guard let editing = Self.editingCommands[command.name] else {
            throw CommandError("usage", "'\(command.name)' changes no document, so no log can have it")
        }
        let context = ApplyContext(edit: edit, isTold: false, wantsFields: false)
        let outcome = try editing.apply(ResolvedArguments(arguments), context)
        if let made = outcome.made { session.lastMade = made }
    }

    private func transaction(
        of commands: [ResolvedArguments], _ command: EditingCommand, in session: Session
    ) throws(CommandError) -> (outcome: Outcome, inverses: [Primitive]) {
        do {
            let (outcome, inverses) = try session.document.withTransaction { edit in
                try apply(commands, of: command, in: edit)
            }
            return (outcome, inverses)
        } catch { throw CommandError(error) }
    }

    /// Applies the resolved commands that one statement comes to.
    private func apply(
        _ commands: [ResolvedArguments], of command: EditingCommand, in edit: Edit
    ) throws(CommandError) -> Outcome {
        let context = ApplyContext(edit: edit, isTold: true, wantsFields: options.wantsFields)
        var outcome = Outcome()
        for resolved in commands {
            let more = try command.apply(resolved, context)
            outcome.remarks += more.remarks
            outcome.fields += more.fields
            outcome.made = more.made ?? outcome.made
        }
        return outcome
    }

    /// The log's lines for what a statement comes to.
    private func lines(of resolved: Resolved, _ arguments: Arguments) throws(CommandError) -> LogLines {
        var lines = LogLines()
        do throws(LanguageError) {
            for command in resolved.commands {
                try lines.append { bytes throws(LanguageError) in try arguments.append(lineFor: command, to: &bytes) }
            }
        } catch { throw CommandError(error) }
        return lines
    }

    private func reply(
        _ resolved: Resolved, _ outcome: Outcome, _ line: String, _ number: Int?, _ session: Session
    ) -> Reply {
        if let made = outcome.made { session.lastMade = made }
        let changed = resolved.fileChanges.map { patch -> StyledText in "changed: \(PathName.shown(patch.path))" }
        return reply(
            line: line, number: number,
            remarks: resolved.remarks + outcome.remarks + changed + resolved.closingRemarks,
            fields: resolved.fields + outcome.fields)
    }

    // MARK: - Files besides the document

    /// Takes back what a command that failed changed in other files.
    private func takeBack(_ patches: [FilePatch], in session: Session) {
        for patch in patches.reversed() { try? session.companions.apply(patch.inverse) }
    }
}

extension Reply {
    /// The reply of a command that finds everything as it asks for it.
    fileprivate static var nothingChanged: Reply {
        Reply("nothing changed", fields: [.init("changed", false)], isEcho: true)
    }
}

extension Session: IDSource {
    /// Makes an id from the base bytes and the ids made before.
    package func nextID(in document: NibDocument, besides reserved: [String]) -> String {
        ids.next(in: document, besides: reserved)
    }
}
