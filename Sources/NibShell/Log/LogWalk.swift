import CommandLog
import NibDocument
import Replies
import XMLTree

/// Walks the log of a session: undo, redo and restore.
struct LogWalk {
    let session: Session

    /// The code of the error where no entry is left to undo.
    static let nothingToUndo = "nothing-to-undo"

    /// Makes a walk through the log of a session.
    init(_ session: Session) { self.session = session }

    /// Undoes the last edits.
    func undo(_ count: Int) throws(CommandError) -> Reply {
        try session.requireNoBlock(for: "undo")
        var (lines, notes): ([StyledText], [StyledText]) = ([], [])
        if session.group?.steps.isEmpty == false {
            for _ in 0..<count {
                guard let step = session.group!.steps.pop() else { break }
                session.group!.steps.undone.append(try turned(step, back: true))
                lines.append("undone  \(step.lines.joined(separator: "; "))")
            }
        } else {
            guard session.log.state > 0 else {
                throw CommandError(
                    Self.nothingToUndo, "there is nothing to undo",
                    hints: [session.strangeLog ?? "'log --all' shows all entries"])
            }
            let path = session.log.path(to: session.log.state)
            let target = count >= path.count ? 0 : path[path.count - 1 - count]
            let note = try go(to: target, by: "undo") { entry in
                lines.append("undone \(entry.number, .dim)  \(entry.title)")
            }
            notes += [note].compactMap(\.self)
        }
        return Reply(
            lines: lines + notes,
            record: WalkAnswer.type.record(WalkAnswer(state: session.log.state, undone: lines.count)))
    }

    /// Redoes what was undone last.
    func redo(_ count: Int) throws(CommandError) -> Reply {
        try session.requireNoBlock(for: "redo")
        var (lines, notes): ([StyledText], [StyledText]) = ([], [])
        if session.group?.steps.undone.isEmpty == false {
            for _ in 0..<count {
                guard let step = session.group!.steps.undone.popLast() else { break }
                session.group!.steps.push(try turned(step, back: false))
                lines.append("redone  \(step.lines.joined(separator: "; "))")
            }
        } else {
            for _ in 0..<count {
                guard let target = session.log.redoTarget else { break }
                let note = try go(to: target, by: "redo") { entry in
                    lines.append("redone \(entry.number, .dim)  \(entry.title)")
                }
                notes += [note].compactMap(\.self)
            }
        }
        guard !lines.isEmpty else {
            throw CommandError("nothing-to-redo", "there is nothing to redo", hints: ["'log --all' shows all entries"])
        }
        return Reply(
            lines: lines + notes.prefix(1),
            record: WalkAnswer.type.record(WalkAnswer(state: session.log.state, redone: lines.count)))
    }

    /// Goes to the state after an entry, on any branch; 0 is the base.
    func restore(_ number: Int, by verb: String = "restore") throws(CommandError) -> Reply {
        try session.requireNoBlock(for: verb)
        try session.requireNoGroup(for: verb)
        guard session.log.hasState(number) else {
            throw CommandError(
                "unknown-entry", "the log has no entry \(number)", hints: ["'log --all' shows all entries"])
        }
        let (back, forward) = session.log.way(to: number)
        let note = try go(to: number, by: verb) { _ in }
        let what = number == 0 ? "the base" : "\(number)  \(session.log[number].title)"
        let text: StyledText =
            back.isEmpty && forward.isEmpty
            ? "already at \(what)" : "now at \(what) (\(back.count) undone, \(forward.count) redone)"
        return Reply(
            lines: [text] + [note].compactMap(\.self),
            record: WalkAnswer.type.record(
                WalkAnswer(state: number, undone: back.count, redone: forward.count)))
    }

    /// Goes back to the state that was last opened or saved; the log records this like any other move.
    func restoreSaved() throws(CommandError) -> Reply {
        try session.requireNoBlock(for: "restore saved")
        try session.requireNoGroup(for: "restore saved")
        let savedState = session.log.savedState
        guard session.log.hasMovedSinceSave else {
            return Reply("nothing to revert", record: WalkAnswer.type.record(WalkAnswer(state: savedState)))
        }
        var reply = try restore(savedState, by: "revert")
        reply.text = "reverted to what was last saved; \("redo", .hint) and \("restore N", .hint) bring the edits back"
        return reply
    }

    /// Goes to a state, reporting each entry on the way, and records the move in the log.
    ///
    /// - Returns: a line to show after the entries, if this version of nibsh writes an entry in another way than the one that made it.
    /// - Throws: `CommandError` if an entry cannot be undone or redone; the document is then as before.
    private func go(
        to target: Int, by verb: String, _ tell: (LoggedEdit) -> Void
    ) throws(CommandError) -> StyledText? {
        let (back, forward) = session.log.way(to: target)
        guard !back.isEmpty || !forward.isEmpty else { return nil }
        try session.requireUnchangedElsewhere()
        let patches = back.flatMap { session.log[$0].inversePatches } + forward.flatMap { session.log[$0].patches }
        try session.companions.require(patches)
        let player = LogPlayer(session)
        var other = try back.contains { session.inverses[$0] == nil } ? player.playAgain() : nil
        var turned: [Int] = []
        do throws(CommandError) {
            for number in back + forward {
                try CommandError.throwIfInterrupted()
                if try !player.turn(number) { other = other ?? number }
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
        return other.map {
            "\("note:", .warning) this version of nibsh writes entry \($0) in another way than the one that made it"
        }
    }

    /// Undoes or redoes a step of a script.
    ///
    /// - Returns: the step with the primitives that reverse it again.
    private func turned(_ step: LogStep, back: Bool) throws(CommandError) -> LogStep {
        var turned = step
        let patches = back ? step.patches.reversed().map(\.inverse) : step.patches
        try session.companions.require(patches)
        try session.companions.apply(patches)
        turned.primitives = step.primitives.reversed().map { session.document.tree.apply($0) }
        return turned
    }
}
