import CommandLog
import NibDocument
import Replies
import XMLTree

/// Replays entries of a session's log on its document, without logging them again.
struct LogPlayer {
    private let session: Session

    /// Makes a player for the log of a session.
    init(_ session: Session) { self.session = session }

    /// Undoes or redoes an entry in the document.
    func turn(_ number: Int) throws(CommandError) {
        if session.inverses.turn(number, on: session.document.tree) { return }
        session.inverses[number] = try play(session.log[number].lines)
    }

    /// Rebuilds the document from the log's base, so that entries of earlier sessions can be undone.
    ///
    /// **Invariant**: replaying the log on the base gives the current bytes; a log that does not is refused.
    func playAgain() throws(CommandError) {
        let (oldDocument, oldInverses) = (session.document, session.inverses)
        do {
            session.document = try NibDocument(bytes: try session.journaledLog.base())
            session.inverses = Inverses()
            for number in session.log.path(to: session.log.state) { try turn(number) }
            guard session.document.bytes == oldDocument.bytes else {
                throw CommandError("log-mismatch", "replaying the log from its base does not give the current document")
            }
        } catch {
            (session.document, session.inverses) = (oldDocument, oldInverses)
            var commandError = CommandError(error)
            commandError.message = "the log of earlier sessions cannot be replayed: \(commandError.message)"
            throw commandError
        }
    }

    /// Runs the lines of one entry.
    ///
    /// - Returns: the primitives that undo the entry.
    private func play(_ lines: LogLines) throws(CommandError) -> [Primitive] {
        do {
            return try session.document.withTransaction { edit in
                for line in lines {
                    if let made = try Replay.apply(line, in: edit).made { session.lastMade = made }
                }
            }.inverses
        } catch { throw CommandError(error) }
    }
}
