import CommandLog
import DifferenceScript
import NibDifference
import NibDocument
import Platform
import Replies

/// A log of which the last part cannot be read, so that it does not lead to the document as it is.
///
/// What can be read is continued: an entry whose commands lead from its last state to the document stands for the rest, so that everything
/// can be undone.
struct DamagedLog {
    private let session: Session
    private let damage: JournalError

    /// The label of the entry that stands for what cannot be read.
    static let label = "what the damaged journal lost"

    /// Looks at a session that was just opened.
    ///
    /// - Returns: nil if its log is sound, or its document cannot be edited.
    init?(_ session: Session) {
        guard session.journaledLog.hasStrangeLog, let damage = session.journaledLog.damage, session.merge == nil
        else { return nil }
        (self.session, self.damage) = (session, damage)
    }

    /// Continues the log.
    ///
    /// - Returns: the session that does, and a sentence that says so; nil if no commands lead to the document byte for byte.
    func continued() -> (session: Session, notice: String)? {
        guard let stranded = try? session.journaledLog.stranded(),
            let old = try? LogPlayer.document(of: stranded, in: stranded.log.state),
            let script = try? DifferenceScript(for: NibDifference(from: old, to: session.document))
        else { return nil }
        // Some lines do what they should only at the beginning of an entry.
        for entries in [[script.blocks.flatMap(\.self)], script.blocks] {
            guard let document = try? LogPlayer.document(of: stranded, in: stranded.log.state),
                let steps = try? steps(entries.filter { !$0.isEmpty }, on: document),
                document.bytes == session.document.bytes
            else { continue }
            return continued(stranded, on: document, with: steps)
        }
        return nil
    }

    /// An entry before it is in the log, with the fingerprint of the tree after it.
    private typealias Step = (step: LogStep, fingerprint: UInt64)

    private func steps(_ entries: [[String]], on document: NibDocument) throws(CommandError) -> [Step] {
        var steps: [Step] = []
        for lines in entries {
            let primitives = try document.withTransaction { edit throws(CommandError) in
                for line in lines { _ = try Replay.apply(line, in: edit) }
            }.inverses
            steps.append((LogStep(lines: LogLines(lines), primitives: primitives), document.tree.fingerprint))
        }
        return steps
    }

    private func continued(
        _ stranded: StrandedLog, on document: NibDocument, with steps: [Step]
    ) -> (session: Session, notice: String) {
        let log = session.journaledLog
        log.continue(stranded)
        let continued = Session(
            path: session.path, document: document,
            disk: FileOnDisk(
                bytes: session.disk.bytes, identity: session.disk.identity,
                ids: IDMaker(bytes: session.disk.bytes, of: document)),
            log: log, saveRecordFolder: session.companions.saveRecordFolder, lock: session.lock,
            lineWidth: session.lineWidth)
        // The document was parsed as the log's base.
        continued.parsedState = 0
        for (step, fingerprint) in steps {
            let number = log.append(step, label: Self.label, fingerprint: fingerprint)
            continued.inverses[number] = step.primitives
        }
        log.apply(
            .saved(
                state: log.log.state, digest: Digest(of: session.disk.bytes), length: session.disk.bytes.count,
                path: session.path))
        let edits = stranded.log.entries.count
        let before = edits == 1 ? "the edit" : "the \(edits) edits"
        let entries = steps.count == 1 ? "an entry" : "\(steps.count) entries"
        // It takes the place of the warning about the damage, which says what can be used of the log.
        _ = log.takeWarning()
        let way =
            steps.isEmpty ? "\(before) before that lead" : "\(before) before that and \(entries) for the rest lead"
        return (continued, "\(damage.message); \(way) to the document as it is")
    }
}
