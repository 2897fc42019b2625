import CommandLanguage
import CommandLog
import NibDocument
import Replies
import XMLTree

/// Recording what editing commands did, and blocks of them.
extension Shell {
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
            throw CommandError("block-open", "a 'begin' is open already", hints: ["commit", "rollback"])
        }
        session.block = Session.Block(edit: Edit(session.document))
        return Reply()
    }

    /// Closes the block: checks it as a whole and logs it as one entry.
    func commit() throws -> Reply {
        let session = try requireSession()
        guard let block = session.block else {
            throw CommandError("no-block", "there is no open 'begin'", hints: ["begin"])
        }
        session.block = nil
        let primitives: [Primitive]
        do { primitives = try block.edit.finish() } catch {
            takeBackFiles(of: block, in: session)
            var commandError = CommandError(error)
            let count = block.lines.count
            commandError.message += "; the \(count) command\(count == 1 ? "" : "s") since 'begin' were taken back"
            if commandError.code == NibError.Code.danglingReference.rawValue {
                commandError.hints = ["'objects' lists the ids"]
            }
            throw commandError
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
            throw CommandError("no-block", "there is no open 'begin'", hints: ["undo"])
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
    func requireNoBlock(_ session: Session, for what: String) throws(CommandError) {
        guard session.block == nil else {
            throw CommandError(
                "block-open", "'\(what)' cannot be used between 'begin' and 'commit'", hints: ["commit", "rollback"])
        }
    }
}
