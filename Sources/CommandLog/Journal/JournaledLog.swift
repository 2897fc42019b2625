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

    private var warning: String?
    private var journal: Journal?
    private let documentPath: String
    /// The document's bytes when it was opened.
    private let openedBytes: [UInt8]
    private let waitsForSave: Bool
    /// Records that wait for a save, in a batch run.
    private var pending: [LogRecord] = []
    private var hasBegun = false
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
    package init(documentPath: String, folder: String?, bytes: [UInt8], waitsForSave: Bool) {
        self.documentPath = documentPath
        self.waitsForSave = waitsForSave
        openedBytes = bytes
        guard let folder else { return }
        do throws(JournalError) {
            // Whoever types at a prompt has the document until it is closed, also before the first edit.
            journal = try Journal.open(documentPath: documentPath, folder: folder, locks: !waitsForSave)
            if let contents = try journal?.read() { continueLog(of: contents) }
        } catch {
            warning = error.message + (error.hint.map { "; \($0)" } ?? "")
            if case .inUse = error { journal = nil }
        }
    }

    private func continueLog(of contents: JournalContents) {
        let digest = Digest(of: openedBytes)
        guard let state = contents.state(matching: digest, length: openedBytes.count) else {
            hasStrangeLog = !contents.log.entries.isEmpty
            return
        }
        log = contents.log
        isContinued = true
        hasBegun = true
        if log.state != state { unsavedState = log.state }
        if log.state != state || log.savedState != state { apply(.opened(digest: digest, state: state)) }
    }

    // MARK: - Changing

    /// Makes a step an entry of the log.
    ///
    /// - Parameters:
    ///   - step: what was done on the current state.
    ///   - label: the name of the entry, if it is a group.
    /// - Returns: the entry's number.
    package func append(_ step: LogStep, label: String?) -> Int {
        let number = log.entries.count + 1
        let edit = LoggedEdit(
            number: number, parent: log.state, lines: step.lines, label: label, patches: step.patches)
        apply(.edit(edit))
        return number
    }

    /// Applies a record to the log and writes it to the journal, or keeps it for the next save.
    ///
    /// A journal that cannot be written is given up with a warning.
    package func apply(_ record: LogRecord) {
        do throws(CommandLog.Misfit) { try log.apply(record) } catch {
            preconditionFailure("a record that does not fit its own log: \(error.reason)")
        }
        guard journal != nil else { return }
        pending.append(record)
        if !waitsForSave { flush() }
    }

    /// Writes what waits.
    package func flush() {
        guard let journal, !pending.isEmpty else { return }
        do throws(JournalError) {
            if !hasBegun {
                try journal.begin(base: openedBytes, digest: Digest(of: openedBytes))
                hasBegun = true
            }
            try journal.append(pending)
            pending = []
        } catch {
            warning = "no journal is kept: \(error.message)"
            self.journal = nil
        }
    }

    // MARK: - Reading

    /// The bytes from which the log starts.
    ///
    /// - Throws: `JournalError` when the journal of an earlier session cannot be read any more.
    package func base() throws(JournalError) -> [UInt8] {
        guard isContinued else { return openedBytes }
        guard let journal else { throw .notBegun(document: documentPath) }
        return try journal.base()
    }

    /// Takes the warning about the journal, so that it is told once.
    package func takeWarning() -> String? {
        defer { warning = nil }
        return warning
    }

    /// Gives the journal back to other sessions.
    package func close() { journal?.close() }
}
