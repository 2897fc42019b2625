import NibDocument
import Replies
import XMLTree

/// Scripts that are one entry of the log.
extension Shell {
    /// Runs commands as one entry of the log: all of them, or none.
    ///
    /// - Parameters:
    ///   - label: the name of the entry.
    ///   - command: what runs them.
    ///   - body: runs the commands.
    /// - Throws: what `body` throws; everything it did is taken back then.
    func grouped<Failure: Error>(
        _ label: String, by command: String = "source", _ body: () throws(Failure) -> Void
    ) throws(CommandError) {
        let session = self.session
        if let session {
            try requireNoBlock(session, for: command)
            open(group: label, in: session)
        }
        do {
            try body()
            if let session, self.session === session, session.block != nil {
                throw CommandError("block-open", "the script ends inside 'begin'", hints: ["end it with 'commit'"])
            }
        } catch {
            if let session, self.session === session { takeBackGroup(session) }
            throw CommandError(error)
        }
        if let session, self.session === session { close(groupOf: session) }
    }

    /// Refuses what a script that is one entry of the log cannot do.
    func requireNoGroup(_ session: Session, for what: String) throws(CommandError) {
        guard session.group == nil else {
            throw CommandError("in-script", "'\(what)' cannot be used in a script that is one entry of the log")
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
