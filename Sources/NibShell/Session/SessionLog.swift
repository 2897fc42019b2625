import NibDocument
import Platform

/// The durable side of a session's log: a journal that is opened when it is needed, or none.
final class SessionLog {
    /// Why there is no journal, for the shell to tell once.
    private(set) var warning: String?
    private var journal: Journal?
    /// Records that wait for a save, in a batch run.
    private var pending: [JournalRecord] = []
    /// The lines of those that waited before, made while there was time for it.
    private var encoded = EncodedRecords()
    private let waitsForSave: Bool
    private var baseBytes: [UInt8]
    private var hasBegun: Bool

    /// What an earlier session left.
    let contents: JournalContents?

    /// Opens the journal of a document.
    ///
    /// - Parameters:
    ///   - documentPath: the path of the document.
    ///   - folder: the folder of journals; nil for none.
    ///   - bytes: the document's bytes now.
    ///   - waitsForSave: whether records are written together at a save.
    init(documentPath: String, folder: String?, bytes: [UInt8], waitsForSave: Bool) {
        self.waitsForSave = waitsForSave
        baseBytes = bytes
        var contents: JournalContents?
        var journal: Journal?
        var warning: String?
        if let folder {
            do throws(JournalError) {
                // Whoever types at a prompt has the document until it is closed, also before the first edit.
                journal = try Journal.open(documentPath: documentPath, folder: folder, locks: !waitsForSave)
                contents = try journal?.read()
            } catch {
                warning = error.message + (error.hint.map { "; \($0)" } ?? "")
                if case .inUse = error { journal = nil }
            }
        }
        self.journal = journal
        self.contents = contents
        self.warning = warning
        hasBegun = false
    }

    /// Continues the journal of an earlier session, whose state is the document's.
    func resume() { hasBegun = true }

    /// Whether records go anywhere.
    var isKept: Bool { journal != nil }

    /// Adds records; a journal that cannot be written is given up with a warning.
    func append(_ records: [JournalRecord]) {
        guard journal != nil else { return }
        pending += records
        if !waitsForSave { flush() }
    }

    /// Makes ready what `flush` will write; nothing when there is nothing to write.
    func prepare() {
        guard let journal, hasPending else { return }
        encode()
        // What fails here fails again when it is written, and is told then.
        if !hasBegun { try? journal.prepare(base: baseBytes, digest: Digest(of: baseBytes)) }
    }

    private var hasPending: Bool { !pending.isEmpty || !encoded.isEmpty }

    private func encode() {
        for record in pending { encoded.append(record) }
        pending = []
    }

    /// Writes what waits.
    func flush() {
        guard let journal, hasPending else { return }
        do throws(JournalError) {
            if !hasBegun {
                try journal.begin(base: baseBytes, digest: Digest(of: baseBytes))
                hasBegun = true
            }
            encode()
            try journal.append(encoded)
            encoded = EncodedRecords()
        } catch {
            warning = "no journal is kept: \(error.message)"
            self.journal = nil
        }
    }

    /// The bytes from which the log starts.
    func base() throws -> [UInt8] {
        if hasBegun, let journal, contents != nil { return try journal.base() }
        return baseBytes
    }

    /// Takes the warning, so that it is told once.
    func takeWarning() -> String? {
        guard let told = warning else { return nil }
        warning = nil
        return told
    }

    /// Gives the journal back.
    func close() { journal?.close() }
}
