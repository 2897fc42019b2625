import Platform

/// A command log and the journal that keeps it; without a journal the log lasts as long as the session.
///
/// Every record is applied to the log and handed to the journal in one step, so that the two never differ.
package final class JournaledLog {
    /// The log as it is now.
    package private(set) var log = CommandLog()
    /// The state in which an earlier session left the document without saving it; nil when it saved.
    package private(set) var unsavedState: Int?
    /// Whether an earlier session left a log that does not lead to the document as it is.
    package private(set) var hasStrangeLog = false
    /// How many edits of such a log were not saved.
    package private(set) var strangeEdits = 0
    /// Why records of such a log cannot be read, if that may be the reason why it does not lead to the document.
    package private(set) var damage: JournalError?

    private var warning: String?
    private var hasToldRepairs = false
    private var journal: Journal?
    private let documentPath: String
    /// The document's bytes when it was opened.
    private let openedBytes: [UInt8]
    private let waitsForSave: Bool
    /// Whether each record is brought to the disk at once.
    private let isDurable: Bool
    /// Records that wait for a save, in a batch run.
    private var pending: [LogRecord] = []
    private var hasBegun = false
    /// Why the records that wait could not be written when it was last tried; nil when they could, or none wait.
    package private(set) var failure: String?
    /// Whether there is a journal, or can be one.
    package var isKept: Bool { journal != nil }
    /// Whether the log is that of earlier sessions.
    private var isContinued = false

    /// Opens the log of a document: the one of earlier sessions, if it has a state with the document's bytes, or a new one.
    ///
    /// A journal that cannot be used is no error: `takeWarning` tells of it, and none is kept.
    ///
    /// - Parameters:
    ///   - documentPath: the path of the document.
    ///   - folder: the folder of journals; nil for none.
    ///   - bytes: the document's bytes now.
    ///   - waitsForSave: whether records are written together at a save.
    ///   - edits: whether the session is likely to write records; others keep nobody off.
    ///   - isDurable: whether each record is brought to the disk at once, for the case of a power failure.
    package init(
        documentPath: String, folder: String?, bytes: [UInt8], waitsForSave: Bool, edits: Bool = true,
        isDurable: Bool = false
    ) {
        self.documentPath = documentPath
        self.waitsForSave = waitsForSave
        self.isDurable = isDurable
        openedBytes = bytes
        guard let folder else { return }
        do throws(JournalError) {
            // Whoever types at a prompt has the document until it is closed, also before the first edit.
            journal = try Journal.open(
                documentPath: documentPath, folder: folder,
                locking: waitsForSave ? (edits ? .withJournal : .withRecords) : .always)
            guard let contents = try journal?.read() else { return }
            warning = contents.damage.map(Self.warning)
            noteRepairs()
            continueLog(of: contents)
        } catch {
            warning = Self.warning(error)
            switch error {
            case .inUse, .newer: journal = nil
            case .damaged, .notBegun: break
            case .file: warning? += "; the log of earlier sessions is not continued"
            }
        }
    }

    private static func warning(_ error: JournalError) -> String {
        error.message + (error.hint.map { "; \($0)" } ?? "")
    }

    /// Tells of damage that was repaired, once.
    private func noteRepairs() {
        guard !hasToldRepairs, let journal, !journal.repairs.isEmpty else { return }
        hasToldRepairs = true
        let note =
            "\(journal.path): what is damaged in this journal was rebuilt; the next edit keeps a copy of the file as it is beside it"
        warning = warning.map { "\($0); \(note)" } ?? note
    }

    private func continueLog(of contents: JournalContents) {
        let digest = Digest(of: openedBytes)
        var used: JournalContents? = contents
        if contents.state(matching: digest, length: openedBytes.count) == nil {
            if let damage = contents.damage {
                (hasStrangeLog, self.damage) = (true, damage)
                return
            }
            if contents.log.isUnsaved { strangeEdits = contents.log.unsavedEdits.count }
            used = journal?.returnToEarlier(matching: digest, length: openedBytes.count)
        }
        guard let used, let saved = used.state(matching: digest, length: openedBytes.count) else {
            hasStrangeLog = !contents.log.entries.isEmpty
            return
        }
        log = used.log
        isContinued = true
        hasBegun = true
        // The last session may have come to the same bytes by another way; then the document is where it was left.
        let state = log.isEquivalent(to: saved) ? log.state : saved
        if log.state != state { unsavedState = log.state }
        if log.state != state || log.savedState != state { apply(.opened(digest: digest, state: state)) }
    }

    // MARK: - Changing

    /// Makes a step an entry of the log.
    ///
    /// - Parameters:
    ///   - step: what was done on the current state.
    ///   - label: the name of the entry, if it is a group.
    ///   - fingerprint: what the document is after it (`LoggedEdit.fingerprint`).
    /// - Returns: the entry's number.
    package func append(_ step: LogStep, label: String?, fingerprint: UInt64?) -> Int {
        let number = log.entries.count + 1
        let edit = LoggedEdit(
            number: number, parent: log.state, lines: step.lines, label: label, patches: step.patches,
            fingerprint: fingerprint, time: Int(Clock.now / 1_000_000_000))
        apply(.edit(edit))
        return number
    }

    /// Applies a record to the log and writes it to the journal, or keeps it for the next save.
    ///
    /// What cannot be written is kept, and tried again with the next record; `takeWarning` tells of it.
    package func apply(_ record: LogRecord) {
        let isDurable = isDurable || changesOtherFiles(record)
        do throws(CommandLog.Misfit) { try log.apply(record) } catch {
            preconditionFailure("a record that does not fit its own log: \(error.reason)")
        }
        guard journal != nil else { return }
        pending.append(record)
        if !waitsForSave { flush(isDurable: isDurable) }
    }

    /// Whether a record is about an edit of several files, of which it must be known which of them have it.
    private func changesOtherFiles(_ record: LogRecord) -> Bool {
        switch record {
        case .edit(let edit): return !edit.patches.isEmpty
        case .moved(let state, _):
            guard log.hasState(state) else { return false }
            let (back, forward) = log.way(to: state)
            return (back + forward).contains { !log[$0].patches.isEmpty }
        case .saving, .saved, .opened: return false
        }
    }

    /// Notes that the current state is about to be saved, and flushes the log to disk before that happens.
    ///
    /// - Parameters:
    ///   - digest: the digest of the bytes that will be written.
    ///   - length: how many they are.
    ///   - path: the file.
    package func prepareSave(of digest: Digest, length: Int, to path: String) {
        apply(.saving(state: log.state, digest: digest, length: length, path: path))
        flush(isDurable: true)
    }

    /// Writes what waits; what cannot be written goes on waiting.
    ///
    /// - Parameter isDurable: whether it is brought to the disk, for the case of a power failure.
    package func flush(isDurable: Bool = false) {
        guard let journal, !pending.isEmpty || isDurable && hasBegun else { return }
        do throws(JournalError) {
            if !hasBegun {
                try journal.begin(base: openedBytes, digest: Digest(of: openedBytes))
                hasBegun = true
            }
            try journal.append(pending)
            pending = []
            if isDurable { try journal.synchronize() }
            if failure != nil { warning = "the journal can be written again, and has everything" }
            failure = nil
        } catch {
            // Told once, not with every command.
            if failure != error.message {
                let what =
                    waitsForSave
                    ? "the log is not kept, so these edits cannot be undone later"
                    : "not in the journal yet, and lost if nibsh ends now"
                warning = "\(what): \(error.message)"
            }
            failure = error.message
        }
    }

    // MARK: - Reading

    /// The bytes from which the log starts.
    ///
    /// - Throws: `JournalError` when the journal of an earlier session cannot be read any more.
    package func base() throws(JournalError) -> [UInt8] {
        guard isContinued else { return openedBytes }
        guard let journal else { throw .notBegun(document: documentPath) }
        defer { noteRepairs() }
        return try journal.base()
    }

    /// The logs of earlier sessions that have edits that were not saved and do not lead to the document as it is, the youngest first.
    package func earlierLogs() -> [EarlierLog] {
        guard let journal else { return [] }
        var found = journal.earlierContents()
        if hasStrangeLog, !hasBegun, let contents = try? journal.read() {
            found.insert((contents, (try? FileIdentity(of: journal.path))?.modified ?? 0), at: 0)
        }
        return found.filter { $0.contents.log.isUnsaved && !$0.contents.log.unsavedEdits.isEmpty }
            .map { EarlierLog($0.contents, modified: $0.modified) }
    }

    /// The document's log if it does not lead to the document as it is, with the bytes from which it starts.
    ///
    /// - Throws: `JournalError` if there is no such log, or it cannot be read.
    package func stranded() throws(JournalError) -> StrandedLog {
        guard hasStrangeLog, !hasBegun, let journal, let contents = try journal.read() else {
            throw .notBegun(document: documentPath)
        }
        return StrandedLog(log: contents.log, base: try journal.base())
    }

    /// Continues a log that does not lead to the document as it is: the entry that is made next leads there.
    package func `continue`(_ stranded: StrandedLog) {
        log = stranded.log
        (isContinued, hasBegun, hasStrangeLog) = (true, true, false)
    }

    /// Takes the warning about the journal, so that it is told once.
    package func takeWarning() -> String? {
        defer { warning = nil }
        return warning
    }

    /// Gives the journal back to other sessions.
    package func close() { journal?.close(keepsLost: log.isUnsaved || unsavedState != nil) }
}
