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
    ///
    /// - Throws: an error if its lines cannot be replayed, or give another document than when the entry was made; nothing is
    ///   changed then.
    func turn(_ number: Int) throws(CommandError) {
        if session.inverses.turn(number, on: session.document.tree) { return }
        session.inverses[number] = try play(session.log[number].lines)
        guard let known = session.log[number].fingerprint, let now = session.fingerprint, known != now else { return }
        _ = session.inverses.turn(number, on: session.document.tree)
        session.inverses[number] = nil
        throw CommandError(
            "log-mismatch",
            "entry \(number) of the log, '\(session.log[number].title)', does not give the document now that it gave before",
            hints: ["'log --all' shows the entries, 'log --script' prints them as a script"])
    }

    /// Rebuilds the document from the log's base, so that entries of earlier sessions can be undone.
    ///
    /// **Invariant**: replaying the log on the base gives the current bytes; a log that does not is refused.
    func playAgain() throws(CommandError) {
        let (oldDocument, oldInverses, oldState) = (session.document, session.inverses, session.parsedState)
        do {
            session.document = try NibDocument(bytes: try session.journaledLog.base())
            session.parsedState = 0
            session.inverses = Inverses()
            for number in session.log.path(to: session.log.state) {
                try CommandError.throwIfInterrupted()
                try turn(number)
            }
            guard session.document.bytes == oldDocument.bytes else {
                throw CommandError("log-mismatch", "replaying the log from its base does not give the current document")
            }
            session.disk.ids.moved(from: oldDocument, to: session.document)
        } catch {
            (session.document, session.inverses, session.parsedState) = (oldDocument, oldInverses, oldState)
            var commandError = CommandError(error)
            commandError.message = "the log of earlier sessions cannot be replayed: \(commandError.message)"
            throw commandError
        }
    }

    /// The bytes that were last saved according to a log that does not lead to the document as it is.
    ///
    /// - Throws: an error if the log cannot be read, or does not give what was saved.
    static func savedBytes(ofStranded log: JournaledLog) throws(CommandError) -> [UInt8] {
        let stranded: StrandedLog
        do throws(JournalError) { stranded = try log.stranded() } catch { throw CommandError(error) }
        return try document(of: stranded, in: stranded.log.savedState).bytes
    }

    /// The document in a state of a log that does not lead to the document as it is.
    ///
    /// - Throws: an error if the log cannot be replayed, or gives another document than when it was made.
    static func document(of stranded: StrandedLog, in state: Int) throws(CommandError) -> NibDocument {
        do {
            let document = try NibDocument(bytes: stranded.base)
            for number in stranded.log.path(to: state) {
                try CommandError.throwIfInterrupted()
                _ = try document.withTransaction { edit throws(CommandError) in
                    for line in stranded.log[number].lines { _ = try Replay.apply(line, in: edit) }
                }
                if let known = stranded.log[number].fingerprint, known != document.tree.fingerprint {
                    throw CommandError(
                        "log-mismatch", "entry \(number) does not give the document now that it gave before")
                }
            }
            return document
        } catch {
            var commandError = CommandError(error)
            commandError.message = "the log of earlier sessions cannot be replayed: \(commandError.message)"
            throw commandError
        }
    }

    /// Runs the lines of one entry.
    ///
    /// - Returns: the primitives that undo the entry.
    private func play(_ lines: LogLines) throws(CommandError) -> [Primitive] {
        try session.document.withTransaction { edit throws(CommandError) in
            for line in lines {
                if let made = try Replay.apply(line, in: edit).made { session.lastMade = made }
            }
        }.inverses
    }
}
