import CommandLog
import NibDocument
import Replies
import XMLTree

/// Plays entries of a session's log on its document, without logging them again.
struct LogPlayer {
    private let session: Session

    /// Plays the log of a session.
    init(_ session: Session) { self.session = session }

    /// Takes an entry back, or makes it again, in the document.
    func turn(_ number: Int) throws(CommandError) {
        if session.inverses.turn(number, on: session.document.tree) { return }
        session.inverses[number] = try play(session.log[number].lines)
    }

    /// Makes the document anew from the log's base, so that entries of earlier sessions can be taken back.
    ///
    /// **Invariant**: the log played on the base gives the current bytes; a log that does not is refused.
    func playAgain() throws(CommandError) {
        let (oldDocument, oldInverses) = (session.document, session.inverses)
        do {
            session.document = try NibDocument(bytes: try session.journaledLog.base())
            session.inverses = Inverses()
            for number in session.log.path(to: session.log.state) { try turn(number) }
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

    /// Runs the lines of one entry.
    ///
    /// - Returns: the primitives that take the entry back.
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
