import CommandLanguage
import CommandLog
import NibDocument
import Replies
import XMLTree

/// Running editing commands: the only way to change a document.
extension Shell {
    /// Declares a command that changes the document.
    ///
    /// `apply` makes the change through the context's edit and says what it did with everything resolved. The shell checks
    /// the result, logs it, and takes everything back when something is wrong.
    static func editing(
        _ name: String, _ syntax: [Syntax], summary: String, discussion: String = "", examples: [Example],
        seeAlso: [String] = [], group: String = "Editing", advice: @escaping ShellCommand.Advice = { _, _ in [] },
        apply: @escaping @Sendable (EditContext, Arguments) throws -> EditOutcome
    ) -> ShellCommand {
        ShellCommand(
            name: name, syntax: syntax, summary: summary, discussion: discussion, examples: examples, seeAlso: seeAlso,
            group: group, advice: advice
        ) { shell, arguments in
            try shell.perform(apply, arguments)
        }
    }

    private func perform(
        _ apply: (EditContext, Arguments) throws -> EditOutcome, _ arguments: Arguments
    ) throws -> Reply {
        let session = try requireSession()
        try requireEditable(session)
        if session.block != nil { return try performInBlock(session, apply, arguments) }
        let context = context(of: session)
        defer { context.isInUse = false }
        do {
            let outcome = try apply(context, arguments)
            try print(outcome, arguments)
            let primitives = try context.edit.finish()
            guard !primitives.isEmpty || !context.patches.isEmpty else {
                return Reply("nothing changed", fields: [.init("changed", false)], isEcho: true)
            }
            let step = LogStep(lines: printed, primitives: primitives, patches: context.patches)
            let number = record(step, label: nil, in: session)
            return reply(outcome, number, session)
        } catch {
            context.edit.cancel()
            context.takeBackFiles()
            throw error
        }
    }

    /// A context with an edit that has nothing in it: the one that served the last command, or a new one.
    ///
    /// Every edit is finished or cancelled when its command ends.
    private func context(of session: Session) -> EditContext {
        if let context = lastContext, !context.isInUse, context.edit.document === session.document {
            context.begin(isReplaying: isReplaying)
            return context
        }
        let context = EditContext(
            session: session, edit: Edit(session.document), wantsFields: options.wantsFields, isReplaying: isReplaying,
            project: ShellProject(self, session))
        lastContext = context
        return context
    }

    private func performInBlock(
        _ session: Session, _ apply: (EditContext, Arguments) throws -> EditOutcome, _ arguments: Arguments
    ) throws -> Reply {
        let edit = session.block!.edit
        let savepoint = edit.savepoint
        let context = EditContext(
            session: session, edit: edit, wantsFields: options.wantsFields, isReplaying: isReplaying,
            project: ShellProject(self, session))
        do {
            let outcome = try apply(context, arguments)
            try print(outcome, arguments)
            session.block!.lines += printed
            session.block!.patches += context.patches
            return reply(outcome, nil, session)
        } catch {
            edit.cancel(to: savepoint)
            context.takeBackFiles()
            throw error
        }
    }

    /// Prints the command's line with everything resolved, and those of its further runs.
    private func print(_ outcome: borrowing EditOutcome, _ arguments: Arguments) throws {
        printed.removeAll()
        try printed.append { bytes throws(LanguageError) in
            try arguments.append(lineFor: outcome.resolved, to: &bytes)
        }
        for further in outcome.along {
            try printed.append { bytes throws(LanguageError) in try arguments.append(lineFor: further, to: &bytes) }
        }
    }

    private func reply(_ outcome: borrowing EditOutcome, _ number: Int?, _ session: Session) -> Reply {
        if let made = outcome.made { session.lastMade = made }
        if isReplaying { return Reply() }
        return reply(line: printed[0], number: number, remarks: outcome.remarks, fields: outcome.fields)
    }

    /// The reply of a command that changed something.
    ///
    /// - Parameters:
    ///   - line: the command's line in the log.
    ///   - number: the entry's number; nil inside a block or script.
    ///   - remarks: what else is told.
    ///   - fields: further fields for programs.
    /// - Returns: the reply.
    func reply(line: String, number: Int?, remarks: [StyledText], fields: [JSONValue.Member]) -> Reply {
        var reply = Reply()
        reply.isEcho = remarks.isEmpty
        if options.isInteractive {
            let echo: StyledText = "\(number.map { "\($0)  " } ?? "+  ", .dim)\(line)"
            reply.text = ([echo] + remarks).joined(separator: "\n")
        } else if !reply.isEcho {
            reply.text = remarks.joined(separator: "\n")
        }
        guard options.wantsFields else { return reply }
        reply.fields = [
            .init("changed", true), .init("entry", number.map { .int($0) } ?? .null), .init("line", .string(line)),
        ]
        reply.fields += fields
        if !remarks.isEmpty { reply.fields.append(.init("remarks", .strings(remarks.map(\.plain)))) }
        return reply
    }

    /// Puts an edit into the log, or into the script that runs.
    ///
    /// - Returns: the entry's number; nil inside a script, which is one entry when it ends.
    func record(_ step: LogStep, label: String?, in session: Session) -> Int? {
        if session.group != nil {
            session.group!.steps.push(new: step)
            return nil
        }
        let number = session.journaledLog.append(step, label: label)
        session.inverses[number] = step.primitives
        return number
    }

    // MARK: - Blocks

    /// Opens a block of commands that are checked and logged as one.
    func begin() throws -> Reply {
        let session = try requireSession()
        try requireEditable(session)
        guard session.block == nil else {
            throw ShellError("block-open", "a 'begin' is open already", hints: ["commit", "rollback"])
        }
        session.block = Session.Block(edit: Edit(session.document))
        return Reply()
    }

    /// Closes the block: checks it as a whole and logs it as one entry.
    func commit() throws -> Reply {
        let session = try requireSession()
        guard let block = session.block else {
            throw ShellError("no-block", "there is no open 'begin'", hints: ["begin"])
        }
        session.block = nil
        let primitives: [Primitive]
        do { primitives = try block.edit.finish() } catch {
            takeBackFiles(of: block, in: session)
            var shellError = ShellError(error)
            let count = block.lines.count
            shellError.message += "; the \(count) command\(count == 1 ? "" : "s") since 'begin' were taken back"
            if shellError.code == NibError.Code.danglingReference.rawValue {
                shellError.hints = ["'objects' lists the ids"]
            }
            throw shellError
        }
        guard !primitives.isEmpty || !block.patches.isEmpty else {
            return Reply("nothing changed", fields: [.init("changed", false)], isEcho: true)
        }
        let step = LogStep(lines: block.lines, primitives: primitives, patches: block.patches)
        let number = record(step, label: nil, in: session)
        let count = "\(block.lines.count) command\(block.lines.count == 1 ? "" : "s")"
        return Reply(
            "\(number.map { "\($0)  " } ?? "", .dim)committed \(count)",
            fields: [
                .init("changed", true), .init("entry", number.map { .int($0) } ?? .null),
                .init("lines", .strings(block.lines)),
            ],
            isEcho: true)
    }

    /// Takes back all commands since `begin`.
    func rollback() throws -> Reply {
        let session = try requireSession()
        guard let block = session.block else {
            throw ShellError("no-block", "there is no open 'begin'", hints: ["undo"])
        }
        block.edit.cancel()
        takeBackFiles(of: block, in: session)
        session.block = nil
        return Reply(
            "taken back: \(block.lines.count) command\(block.lines.count == 1 ? "" : "s")",
            fields: [.init("takenBack", .int(block.lines.count))],
            isEcho: true)
    }

    /// Takes back what the commands of a block changed in other files.
    func takeBackFiles(of block: Session.Block, in session: Session) {
        for patch in block.patches.reversed() { try? session.companions.apply(patch.inverse) }
    }

    /// Refuses what cannot be done in the middle of a block.
    func requireNoBlock(_ session: Session, for what: String) throws(ShellError) {
        guard session.block == nil else {
            throw ShellError(
                "block-open", "'\(what)' cannot be used between 'begin' and 'commit'", hints: ["commit", "rollback"])
        }
    }
}
