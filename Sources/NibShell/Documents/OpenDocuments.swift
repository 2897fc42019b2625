import CommandLanguage
import Platform
import Replies

/// The open documents: each has a session with its own log, and commands act on the one that is current.
final class OpenDocuments {
    var options: ShellOptions
    private let clipboard: Clipboard
    /// The sessions of the open documents, in the order in which they were current last.
    private(set) var sessions: [Session] = []
    /// The session of the current document; nil if none is open.
    var session: Session? { sessions.last }
    /// The lock of the document that is opened next, if it was taken already.
    var heldLock: FileLock?
    /// Says of a file whether no edit of a session's document changes it (`Companions.isForeign`).
    private let isForeign: (_ path: String, _ session: Session) -> Bool

    /// Makes an owner without a document.
    init(options: ShellOptions, isForeign: @escaping (_ path: String, _ session: Session) -> Bool) {
        self.options = options
        clipboard =
            options.clipboard
            ?? Clipboard(folder: options.isDryRun ? nil : options.journalFolder.map { PathName.folder($0) })
        self.isForeign = isForeign
    }

    // MARK: - The current document

    /// Returns the session of the current document.
    ///
    /// - Throws: an error if no document is open.
    func requireSession() throws(CommandError) -> Session {
        guard let session else { throw .noDocument }
        return session
    }

    /// Makes an open document the current one.
    func use(_ session: Session) {
        sessions.removeAll { $0 === session }
        sessions.append(session)
    }

    /// Does something while another open document is the current one.
    func looking<Result>(
        at other: Session, _ body: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        let order = sessions
        use(other)
        defer { sessions = order }
        return try body()
    }

    /// Adds to the error of an undo that found nothing where the edits of other documents are.
    func tellingOfOtherLogs(_ error: CommandError) -> CommandError {
        guard error.code == LogWalk.nothingToUndo, let other = edited.last(where: { $0 !== session }) else {
            return error
        }
        let line = "use \(Quoting.quote(names.shown(other)))"
        return error.instead(["each document has its own log: '\(line)' and 'undo' undo the edits there"])
    }

    /// Refuses a command that changes which document is current, where that must stay the same.
    func requireSwitchable(for verb: String) throws(CommandError) {
        try session?.requireNoBlock(for: verb)
        do throws(CommandError) { try session?.requireNoGroup(for: verb) } catch {
            var error = error
            error.hints = ["a script without a document can work on several: nibsh -f SCRIPT"]
            throw error
        }
    }

    // MARK: - All documents

    /// The names that tell the documents apart.
    var names: DocumentNames { DocumentNames(sessions) }

    /// Returns the session of the document in a file; nil if it is not open.
    func session(at path: String) -> Session? {
        guard !sessions.isEmpty else { return nil }
        let file = RealPath.reached(by: path)
        return sessions.first { $0.path == path || RealPath.reached(by: $0.path) == file }
    }

    /// Returns the session of an open document whose unsaved edits change a file along with it; nil if there is none.
    func sessionChanging(_ path: String, besides own: Session? = nil) -> Session? {
        sessions.first { $0 !== own && $0.companions.hasChanged(path) }
    }

    /// The documents with unsaved changes, in the order of their names.
    var edited: [Session] { names.sorted.map(\.session).filter(isModified) }

    /// Whether a document has unsaved changes.
    ///
    /// In scripts a new document that was never saved counts as well: it was begun for its file.
    func isModified(_ session: Session) -> Bool {
        session.isModified || session.disk.isNew && !options.isInteractive
    }

    /// Whether the current document has unsaved changes.
    var isModified: Bool { session.map(isModified) ?? false }

    /// Whether the current document's file differs from what was read from it, or written to it, last; not if it is gone or cannot be
    /// read.
    var hasChangedOnDisk: Bool {
        guard let session else { return false }
        return (try? session.stateOnDisk()) == .changed
    }

    // MARK: - Coming and going

    /// Takes a session, in the place of another one or as the current one.
    func enter(_ session: Session, inPlaceOf old: Session? = nil) {
        if let index = sessions.firstIndex(where: { $0 === old }) {
            sessions[index] = session
        } else {
            sessions.append(session)
        }
        session.showsTimes = options.prompt != nil
        session.clipboard = clipboard
        session.companions.isForeign = { [unowned session, isForeign] path in isForeign(path, session) }
        session.companions.requireUnedited = { [unowned session] path throws(CommandError) in
            try session.requireUnedited(path)
        }
        // Commands run in a session only while it is here.
        session.otherDocuments.at = { [unowned self, unowned session] path in
            guard sessions.count > 1, let other = self.session(at: path), other !== session else { return nil }
            return other
        }
        session.otherDocuments.changing = { [unowned self, unowned session] path in
            sessionChanging(path, besides: session)
        }
        session.otherDocuments.named = { [unowned self] word throws(CommandError) in
            guard !names.sessions(named: word.text).isEmpty else { return nil }
            return try names.session(named: word)
        }
    }

    /// Ends a session.
    func end(_ session: Session) {
        session.journaledLog.close()
        // Whoever waits for the document finds its journal closed.
        session.lock = nil
        sessions.removeAll { $0 === session }
    }
}
