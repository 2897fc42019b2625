import CommandLog
import NibDocument
import Replies
import XMLTree

/// Walking the command log: undo, redo, restore, revert.
extension Shell {
    /// Takes back the last edits.
    func undo(_ count: Int) throws(CommandError) -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "undo")
        guard count >= 1 else { throw CommandError("bad-value", "'undo' takes a number from 1") }
        var lines: [StyledText] = []
        if session.group?.steps.isEmpty == false {
            for _ in 0..<count {
                guard let step = session.group!.steps.pop() else { break }
                session.group!.steps.undone.append(try turned(step, in: session, back: true))
                lines.append("undone  \(step.lines.joined(separator: "; "))")
            }
        } else {
            guard session.log.state > 0 else {
                throw CommandError(
                    "nothing-to-undo", "there is nothing to undo",
                    hints: [session.strangeLog ?? "'log --all' shows all entries"])
            }
            let path = session.log.path(to: session.log.state)
            let target = count >= path.count ? 0 : path[path.count - 1 - count]
            try go(to: target, by: "undo", in: session) { entry in
                lines.append("undone \(entry.number, .dim)  \(entry.title)")
            }
        }
        return Reply(
            lines: lines, fields: [.init("undone", .int(lines.count)), .init("state", .int(session.log.state))])
    }

    /// Makes again what was undone last.
    func redo(_ count: Int) throws(CommandError) -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "redo")
        guard count >= 1 else { throw CommandError("bad-value", "'redo' takes a number from 1") }
        var lines: [StyledText] = []
        if session.group?.steps.undone.isEmpty == false {
            for _ in 0..<count {
                guard let step = session.group!.steps.undone.popLast() else { break }
                session.group!.steps.push(try turned(step, in: session, back: false))
                lines.append("redone  \(step.lines.joined(separator: "; "))")
            }
        } else {
            for _ in 0..<count {
                guard let target = session.log.redoTarget else { break }
                try go(to: target, by: "redo", in: session) { entry in
                    lines.append("redone \(entry.number, .dim)  \(entry.title)")
                }
            }
        }
        guard !lines.isEmpty else {
            throw CommandError("nothing-to-redo", "there is nothing to redo", hints: ["'log --all' shows all entries"])
        }
        return Reply(
            lines: lines, fields: [.init("redone", .int(lines.count)), .init("state", .int(session.log.state))])
    }

    /// Goes to the state after an entry, on whatever branch it is; 0 is the base.
    func restore(_ number: Int, by verb: String = "restore") throws(CommandError) -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: verb)
        try requireNoGroup(session, for: verb)
        guard session.log.hasState(number) else {
            throw CommandError(
                "unknown-entry", "the log has no entry \(number)", hints: ["'log --all' shows all entries"])
        }
        let (back, forward) = session.log.way(to: number)
        try go(to: number, by: verb, in: session) { _ in }
        let what = number == 0 ? "the base" : "\(number)  \(session.log[number].title)"
        let text: StyledText =
            back.isEmpty && forward.isEmpty
            ? "already at \(what)" : "now at \(what) (\(back.count) undone, \(forward.count) redone)"
        return Reply(
            text,
            fields: [
                .init("state", .int(number)), .init("undone", .int(back.count)), .init("redone", .int(forward.count)),
            ])
    }

    /// Goes to a state, telling each entry on the way, and writes the move into the log.
    ///
    /// - Throws: `CommandError` if an entry cannot be taken back or made again; the document is as before then.
    private func go(
        to target: Int, by verb: String, in session: Session, _ tell: (LoggedEdit) -> Void
    ) throws(CommandError) {
        let (back, forward) = session.log.way(to: target)
        guard !back.isEmpty || !forward.isEmpty else { return }
        let patches = back.flatMap { session.log[$0].inversePatches } + forward.flatMap { session.log[$0].patches }
        try session.companions.require(patches)
        if back.contains(where: { session.inverses[$0] == nil }) { try playAgain(session) }
        var turned: [Int] = []
        do throws(CommandError) {
            for number in back + forward {
                try turn(number, in: session)
                turned.append(number)
            }
            try session.companions.apply(patches)
        } catch {
            for number in turned.reversed() { _ = session.inverses.turn(number, on: session.document.tree) }
            throw error
        }
        session.group?.steps.undone = []
        session.journaledLog.apply(.moved(to: target, by: verb))
        for number in back + forward { tell(session.log[number]) }
    }

    /// Takes an entry back, or makes it again, in the document.
    private func turn(_ number: Int, in session: Session) throws(CommandError) {
        if session.inverses.turn(number, on: session.document.tree) { return }
        session.inverses[number] = try play(session.log[number].lines, in: session)
    }

    /// Takes back a step of a script, or makes it again.
    ///
    /// - Returns: the step with what turns it again.
    private func turned(_ step: LogStep, in session: Session, back: Bool) throws(CommandError) -> LogStep {
        var turned = step
        let patches = back ? step.patches.reversed().map(\.inverse) : step.patches
        try session.companions.require(patches)
        try session.companions.apply(patches)
        turned.primitives = step.primitives.reversed().map { session.document.tree.apply($0) }
        return turned
    }

    // MARK: - Playing the log

    /// Runs the lines of one entry on the session's document, without logging them.
    ///
    /// - Returns: the primitives that take the entry back.
    private func play(_ lines: LogLines, in session: Session) throws(CommandError) -> [Primitive] {
        do {
            return try session.document.withTransaction { edit in
                for line in lines { try replay(line, in: edit, of: session) }
            }.inverses
        } catch { throw CommandError(error) }
    }

    /// Makes the document anew from the log's base, so that entries of earlier sessions can be taken back.
    ///
    /// **Invariant**: the log played on the base gives the current bytes; a log that does not is refused.
    func playAgain(_ session: Session) throws(CommandError) {
        let (oldDocument, oldInverses) = (session.document, session.inverses)
        do {
            session.document = try NibDocument(bytes: try session.journaledLog.base())
            session.inverses = Inverses()
            for number in session.log.path(to: session.log.state) { try turn(number, in: session) }
            guard session.document.bytes == oldDocument.bytes else {
                throw CommandError("log-mismatch", "the log does not lead from its base to the document as it is now")
            }
        } catch {
            (session.document, session.inverses) = (oldDocument, oldInverses)
            var commandError = CommandError(error)
            commandError.message = "the log of earlier sessions cannot be played again: \(commandError.message)"
            throw commandError
        }
    }
}
