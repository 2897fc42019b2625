import NibDocument
import Replies
import XMLTree

/// Walking the command log: undo, redo, restore, revert.
extension Shell {
    /// Takes back the last edits.
    func undo(_ count: Int) throws -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "undo")
        guard count >= 1 else { throw ShellError("bad-value", "'undo' takes a number from 1") }
        var lines: [StyledText] = []
        if session.group?.steps.isEmpty == false {
            for _ in 0..<count {
                guard let step = session.group!.steps.pop() else { break }
                session.group!.steps.undone.append(try turned(step, in: session, back: true))
                lines.append("undone  \(step.lines.joined(separator: "; "))")
            }
        } else {
            guard session.history.state > 0 else {
                throw ShellError(
                    "nothing-to-undo", "there is nothing to undo",
                    hints: [session.strangeLog ?? "'log --all' shows all entries"])
            }
            let path = session.history.path(to: session.history.state)
            let target = count >= path.count ? 0 : path[path.count - 1 - count]
            try go(to: target, by: "undo", in: session) { entry in
                lines.append("undone \(entry.number, .dim)  \(entry.title)")
            }
        }
        return Reply(
            lines: lines, fields: [.init("undone", .int(lines.count)), .init("state", .int(session.history.state))])
    }

    /// Makes again what was undone last.
    func redo(_ count: Int) throws -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "redo")
        guard count >= 1 else { throw ShellError("bad-value", "'redo' takes a number from 1") }
        var lines: [StyledText] = []
        if session.group?.steps.undone.isEmpty == false {
            for _ in 0..<count {
                guard let step = session.group!.steps.undone.popLast() else { break }
                session.group!.steps.push(try turned(step, in: session, back: false))
                lines.append("redone  \(step.lines.joined(separator: "; "))")
            }
        } else {
            for _ in 0..<count {
                guard let target = session.history.redoTarget else { break }
                try go(to: target, by: "redo", in: session) { entry in
                    lines.append("redone \(entry.number, .dim)  \(entry.title)")
                }
            }
        }
        guard !lines.isEmpty else {
            throw ShellError("nothing-to-redo", "there is nothing to redo", hints: ["'log --all' shows all entries"])
        }
        return Reply(
            lines: lines, fields: [.init("redone", .int(lines.count)), .init("state", .int(session.history.state))])
    }

    /// Goes to the state after an entry, on whatever branch it is; 0 is the base.
    func restore(_ number: Int, by verb: String = "restore") throws -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: verb)
        try requireNoGroup(session, for: verb)
        guard number == 0 || session.history.contains(number) else {
            throw ShellError(
                "unknown-entry", "the log has no entry \(number)", hints: ["'log --all' shows all entries"])
        }
        let (back, forward) = session.history.way(to: number)
        try go(to: number, by: verb, in: session) { _ in }
        let what = number == 0 ? "the base" : "\(number)  \(session.history[number].title)"
        let text: StyledText =
            back.isEmpty && forward.isEmpty
            ? "already at \(what)" : "now at \(what) (\(back.count) undone, \(forward.count) redone)"
        return Reply(
            text,
            fields: [
                .init("state", .int(number)), .init("undone", .int(back.count)), .init("redone", .int(forward.count)),
            ])
    }

    /// Goes to a state, telling each entry on the way, and writes the move into the journal.
    func go(to target: Int, by verb: String, in session: Session, _ tell: (History.Entry) -> Void) throws {
        let (back, forward) = session.history.way(to: target)
        guard !back.isEmpty || !forward.isEmpty else { return }
        session.group?.steps.undone = []
        let backward = back.map { session.history[$0].patches.reversed().map(\.inverse) }
        try session.companions.require(backward.flatMap { $0 } + forward.flatMap { session.history[$0].patches })
        if back.contains(where: { session.history[$0].primitives == nil }) { try playAgain(session) }
        for (number, patches) in zip(back, backward) {
            tell(session.history[number])
            guard session.history.stepBack(on: session.document.tree) != nil else {
                throw ShellError("internal", "entry \(number) cannot be taken back")
            }
            for patch in patches { try session.companions.apply(patch) }
        }
        for number in forward {
            if !session.history.stepForward(to: number, on: session.document.tree) {
                let primitives = try play(session.history[number].lines, in: session)
                session.history.arrive(at: number, primitives: primitives)
            }
            for patch in session.history[number].patches { try session.companions.apply(patch) }
            tell(session.history[number])
        }
        session.log.append([.moved(to: target, by: verb)])
    }

    /// Takes back a step of a script, or makes it again.
    ///
    /// - Returns: the step with what turns it again.
    private func turned(_ step: History.Step, in session: Session, back: Bool) throws -> History.Step {
        var turned = step
        let patches = back ? step.patches.reversed().map(\.inverse) : step.patches
        try session.companions.require(patches)
        for patch in patches { try session.companions.apply(patch) }
        turned.primitives = step.primitives.reversed().map { session.document.tree.apply($0) }
        return turned
    }

    // MARK: - Playing the log

    /// Runs the lines of one entry on the session's document, without logging them.
    private func play(_ lines: LogLines, in session: Session) throws -> [Primitive] {
        let outer = isReplaying
        isReplaying = true
        session.block = Session.Block(edit: Edit(session.document))
        defer { isReplaying = outer }
        do {
            for line in lines { try replay(line, in: session) }
            let edit = session.block!.edit
            session.block = nil
            return try edit.finish()
        } catch {
            session.block?.edit.cancel()
            session.block = nil
            throw error
        }
    }

    /// Makes the document anew from the log's base, so that edits of earlier sessions can be taken back.
    ///
    /// **Invariant**: the log played on the base gives the current bytes; a log that doesn't is refused.
    func playAgain(_ session: Session) throws {
        let old = session.document
        let history = session.history
        let wanted = old.bytes
        do {
            session.document = try NibDocument(bytes: try session.log.base())
            session.history.forgetPrimitives()
            for number in history.path(to: history.state) {
                let primitives = try play(history[number].lines, in: session)
                session.history.know(number, primitives: primitives)
            }
            guard session.document.bytes == wanted else {
                throw ShellError("log-mismatch", "the log does not lead from its base to the document as it is now")
            }
        } catch {
            session.document = old
            session.history = history
            var shellError = ShellError(error)
            shellError.message = "the log of earlier sessions cannot be played again: \(shellError.message)"
            throw shellError
        }
    }

    // MARK: - Scripts as one entry

    /// Runs commands as one entry of the log: all of them, or none.
    ///
    /// - Parameters:
    ///   - label: the name of the entry.
    ///   - command: what runs them.
    ///   - body: runs the commands.
    /// - Throws: what `body` throws; everything it did is taken back then.
    func grouped(_ label: String, by command: String = "source", _ body: () throws -> Void) throws {
        let session = self.session
        if let session {
            try requireNoBlock(session, for: command)
            open(group: label, in: session)
        }
        do {
            try body()
            if let session, self.session === session, session.block != nil {
                throw ShellError("block-open", "the script ends inside 'begin'", hints: ["end it with 'commit'"])
            }
        } catch {
            if let session, self.session === session { takeBackGroup(session) }
            throw error
        }
        if let session, self.session === session { close(groupOf: session) }
    }

    /// Refuses what a script that is one entry of the log cannot do.
    func requireNoGroup(_ session: Session, for what: String) throws(ShellError) {
        guard session.group == nil else {
            throw ShellError("in-script", "'\(what)' cannot be used in a script that is one entry of the log")
        }
    }

    private func open(group label: String, in session: Session) {
        if session.group != nil { session.group!.depth += 1 } else { session.group = Session.Group(label: label) }
    }

    private func close(groupOf session: Session) {
        guard let group = session.group else { return }
        if group.depth > 1 {
            session.group!.depth -= 1
            return
        }
        session.group = nil
        guard !group.steps.isEmpty else { return }
        _ = record(group.steps.all, label: group.label, in: session)
    }

    private func takeBackGroup(_ session: Session) {
        if let block = session.block {
            block.edit.cancel()
            takeBackFiles(of: block, in: session)
        }
        session.block = nil
        guard let group = session.group else { return }
        if group.depth > 1 {
            session.group!.depth -= 1
            return
        }
        let steps = group.steps.all
        for primitive in steps.primitives.reversed() { session.document.tree.apply(primitive) }
        for patch in steps.patches.reversed() { try? session.companions.apply(patch.inverse) }
        session.group = nil
        session.stagedSaves = []
    }
}
