import CommandLog
import DifferenceScript
import NibDifference
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
    /// - Returns: whether the document is as it was when the entry was made. Another version of nibsh can have written the same commands
    ///   otherwise.
    /// - Throws: an error if its lines cannot be replayed; nothing is changed then.
    func turn(_ number: Int) throws(CommandError) -> Bool {
        if session.inverses.turn(number, on: session.document.tree) { return true }
        return try replay(number)
    }

    private func replay(_ number: Int) throws(CommandError) -> Bool {
        session.inverses[number] = try play(session.log[number].lines)
        return session.log[number].fingerprint.map { $0 == session.fingerprint } ?? true
    }

    /// Rebuilds the document from the log's base, so that entries of earlier sessions can be undone.
    ///
    /// **Invariant**: replaying the log on the base gives the current bytes. If another version of nibsh wrote something otherwise, what
    /// is different belongs to the last entry, and is undone with it.
    ///
    /// - Returns: the first entry that this version writes in another way; nil if there is none.
    /// - Throws: an error if the log cannot be replayed; nothing is changed then.
    @discardableResult func playAgain() throws(CommandError) -> Int? {
        let (oldDocument, oldInverses, oldState) = (session.document, session.inverses, session.parsedState)
        do {
            session.document = try NibDocument(bytes: try session.journaledLog.base())
            session.parsedState = 0
            session.inverses = Inverses()
            var other: Int?
            for number in session.log.path(to: session.log.state) {
                try CommandError.throwIfInterrupted()
                if try !replay(number) { other = other ?? number }
            }
            if session.document.bytes != oldDocument.bytes { try bridge(to: oldDocument) }
            session.disk.ids.moved(from: oldDocument, to: session.document)
            return other
        } catch {
            (session.document, session.inverses, session.parsedState) = (oldDocument, oldInverses, oldState)
            var commandError = CommandError(error)
            commandError.message = "the log of earlier sessions cannot be replayed: \(commandError.message)"
            throw commandError
        }
    }

    /// Makes what is missing after a replay part of the last entry.
    ///
    /// - Parameter document: the document that the log led to.
    /// - Throws: an error if no commands lead there byte for byte.
    private func bridge(to document: NibDocument) throws(CommandError) {
        let (last, lastMade) = (session.log.state, session.lastMade)
        defer { session.lastMade = lastMade }
        let script = try DifferenceScript(for: NibDifference(from: session.document, to: document))
        // Some lines do what they should only at the beginning of a transaction.
        for blocks in [[script.blocks.flatMap(\.self)], script.blocks] where last > 0 {
            var inverses: [Primitive] = []
            for lines in blocks {
                guard let more = try? play(LogLines(lines)) else { break }
                inverses += more
            }
            if session.document.bytes == document.bytes {
                session.inverses[last] = (session.inverses[last] ?? []) + inverses
                return
            }
            for inverse in inverses.reversed() { session.document.tree.apply(inverse) }
        }
        throw CommandError("log-mismatch", "replaying the log from its base does not give the current document")
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
