import CommandLanguage
import CommandLog
import NibDocument
import Platform
import Replies
import SourceIndex

/// The open document, if there is one: opens, makes and leaves documents.
final class OpenDocument {
    var options: ShellOptions
    private let clipboard: Clipboard
    /// The session of the open document.
    private(set) var session: Session? {
        didSet { prepare(session) }
    }
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

    private func prepare(_ session: Session?) {
        guard let session else { return }
        session.showsTimes = options.prompt != nil
        session.clipboard = clipboard
        session.companions.isForeign = { [unowned session, isForeign] path in isForeign(path, session) }
    }

    /// Returns the session of the open document.
    ///
    /// - Throws: an error if no document is open.
    func requireSession() throws(CommandError) -> Session {
        guard let session else { throw .noDocument }
        return session
    }

    /// Returns an object that saves the open document.
    ///
    /// - Throws: an error if no document is open.
    func saving() throws(CommandError) -> Saving { Saving(session: try requireSession(), options: options) }

    /// Whether a document is open and has unsaved changes.
    ///
    /// In scripts a new document that was never saved counts as well: it was begun for its file.
    var isModified: Bool {
        guard let session else { return false }
        return session.isModified || session.disk.isNew && !options.isInteractive
    }

    /// Whether the document's file differs from what was read from it, or written to it, last; not if it is gone or cannot be read.
    var hasChangedOnDisk: Bool {
        guard let session else { return false }
        return (try? session.stateOnDisk()) == .changed
    }

    // MARK: - Opening

    /// The beginning of the note about edits that an earlier session did not save.
    private static let endedUnsaved = "an earlier session ended with"

    /// Opens a document in place of the open one.
    ///
    /// - Parameters:
    ///   - given: the path.
    ///   - isArgument: whether the path is an argument of the program, so that hints are command lines.
    /// - Returns: the reply, with the contents of the document.
    /// - Throws: an error if it cannot be read, is not a document, or the open one has unsaved changes.
    func open(_ given: String, isArgument: Bool = false) throws(CommandError) -> Reply {
        // The file to open may be one that a staged save of the open document is about to write.
        let left = try saveBeforeLeaving(for: "open")
        do throws(CommandError) {
            let lock = try lock(given)
            let settled = AbandonedSaves.notices(
                concerning: given, recordsIn: options.saveRecordFolder, holding: lock)
            let file = try read(given)
            endSession()
            var reply = begin(file, unsaved: Self.endedUnsaved, lock: lock).following(left)
            reply.notices = settled + reply.notices
            return reply
        } catch { throw Self.advised(error, path: given, isArgument: isArgument).following(left) }
    }

    /// Returns an error with the command that makes a document, if it says only that there is no such document.
    private static func advised(_ error: CommandError, path: String, isArgument: Bool) -> CommandError {
        let kind = path.hasSuffix(".xib") ? "xib" : path.hasSuffix(".storyboard") ? "storyboard" : nil
        guard let kind, error.code == "file-missing", error.hints.isEmpty, FileStatus(PathName.folder(path)) != nil
        else { return error }
        var error = error
        let statement = "new ios-\(kind) \(Quoting.quote(path))"
        if !isArgument {
            error.hints = ["to make one: \(statement)"]
        } else if path.contains("*") {
            error.hints = ["the shell replaces such a pattern by names if it is not in quotes and files fit it"]
        } else {
            error.hints = ["to make one: nibsh new ios-\(kind) \(Quoting.forSystemShell(path))"]
        }
        return error
    }

    /// Takes the lock of a document that is about to be read, if this run saves documents.
    private func lock(_ path: String) throws(CommandError) -> FileLock? {
        guard options.locksDocuments else { return nil }
        if let held = heldLock ?? session?.lock, held.covers(path) { return held }
        // The saves of the open document are done. Waiting for one lock with another in the hand could take both runs all the time.
        session?.lock = nil
        do throws(FileError) { return try FileLock.take(path) } catch { throw CommandError(error) }
    }

    /// Makes a document in place of the open one; the first save writes it.
    ///
    /// - Parameters:
    ///   - form: what kind of document.
    ///   - isEmpty: whether it has neither view nor scene.
    ///   - path: the file that the first save will write.
    ///   - force: whether an existing file may be replaced.
    /// - Returns: the reply, with the contents of the document.
    /// - Throws: an error if there is such a file, or the open document has unsaved changes.
    func begin(_ form: NewDocument, isEmpty: Bool = false, at path: String, force: Bool) throws(CommandError) -> Reply {
        _ = try NewDocumentPlace(path, for: form, force: force)
        let left = try leave(for: "new")
        do {
            let lock = try lock(path)
            // Read again under the lock, as the saves of the document that was left may have made it.
            let place = try NewDocumentPlace(path, for: form, force: force)
            let name = Self.nameInProject(path)
            let newID = IDMaker.ids(for: "\(form.rawValue) \(name)")
            let bytes = try form.bytes(isEmpty: isEmpty, newID: newID)
            let document = try NibDocument(bytes: bytes)
            let session = Session(
                path: path, document: document,
                disk: FileOnDisk(
                    replaced: place.old,
                    ids: IDMaker(newDocument: document, named: name)),
                log: journaledLog(of: path, folder: options.journalFolder, bytes: bytes),
                saveRecordFolder: options.saveRecordFolder, lock: lock, lineWidth: options.lineWidth)
            self.session = session
            return OpeningReply(session: session, options: options).reply(unsaved: Self.endedUnsaved)
                .following(left)
        } catch { throw CommandError(error).following(left) }
    }

    /// Returns the path of a new document from the folder of its project, as it is on every machine; without a project, the file's name
    /// with that of its folder.
    private static func nameInProject(_ path: String) -> String {
        let name = PathName.base(path)
        guard let folder = RealPath.of(PathName.folder(path)) else { return name }
        let root = ProjectRoot.around(folder) ?? PathName.folder(folder)
        return PathName.relative(PathName.join(folder, name), to: root) ?? name
    }

    /// Reads the file from disk again, and discards the edits made here.
    ///
    /// - Parameter force: whether unsaved changes are discarded.
    /// - Returns: the reply, with the contents of the document.
    /// - Throws: an error if there are unsaved changes, or the file cannot be read; nothing changes then.
    func reload(force: Bool) throws(CommandError) -> Reply {
        let session = try requireSession()
        try session.requireNoBlock(for: "reload")
        try session.requireNoGroup(for: "reload")
        guard !session.disk.isNew else {
            throw CommandError(
                "not-saved", "\(session.name) is new and was never saved", hints: ["save", "restore saved"])
        }
        guard force || !session.isModified else {
            var error = CommandError(
                "unsaved-changes", "\(session.name) has unsaved changes, which 'reload' discards",
                hints: (hasChangedOnDisk ? [] : ["save"]) + [
                    "'reload --force' discards them, 'reload --replay' reapplies them"
                ])
            error.offer = .init(question: "Discard the changes to \(session.name)? (y/n)", word: "--force")
            throw error
        }
        // If the file cannot be read, nothing changes.
        let file = try read(session.path)
        session.journaledLog.close()
        return begin(file, unsaved: "discarded, but still in the log:", lock: session.lock)
    }

    /// Begins a new session, and with its first edit a new log, on the open document as another program left it.
    func beginAgain(with file: DocumentFile) -> Session {
        session?.journaledLog.close()
        _ = begin(file, unsaved: Self.endedUnsaved, lock: session?.lock)
        return session!
    }

    /// Continues the log of earlier sessions, whose document another program has changed: the session is as if the file still had
    /// what was last saved, and the edits that were not saved are reapplied.
    ///
    /// - Returns: the session.
    /// - Throws: an error if the log cannot be read or replayed; nothing changes then.
    func continueStrandedLog() throws(CommandError) -> Session {
        let session = try requireSession()
        let bytes = try LogPlayer.savedBytes(ofStranded: session.journaledLog)
        let document: NibDocument
        do throws(NibError) { document = try NibDocument(bytes: bytes) } catch { throw CommandError(error) }
        session.journaledLog.close()
        let continued = Session(
            path: session.path, document: document,
            disk: FileOnDisk(bytes: bytes, identity: nil, ids: IDMaker(bytes: bytes, of: document)),
            log: journaledLog(of: session.path, folder: options.journalFolder, bytes: bytes),
            saveRecordFolder: options.saveRecordFolder, lock: session.lock, lineWidth: options.lineWidth)
        self.session = continued
        if let state = continued.journaledLog.unsavedState {
            _ = try LogWalk(continued).restore(state, by: "reload")
        }
        return continued
    }

    /// Reads a document, which may be in the middle of a merge.
    private func read(_ path: String) throws(CommandError) -> DocumentFile {
        try DocumentFile(path, merging: options.merge.flatMap { $0.path == path ? $0.inputs : nil })
    }

    /// Begins a session on a document; `unsaved` is the beginning of the note about edits that are only in the journal.
    private func begin(_ file: DocumentFile, unsaved: String, lock: FileLock?) -> Reply {
        // A document that cannot be edited has no journal.
        let folder = file.document.readOnlyFormat == nil ? options.journalFolder : nil
        // The log of a merge begins with what was merged, which the file does not have.
        let bytes = file.merge?.bytes ?? file.bytes
        let session = Session(
            path: file.path, document: file.document,
            disk: FileOnDisk(
                bytes: file.bytes, identity: file.identity, ids: IDMaker(bytes: bytes, of: file.document)),
            log: journaledLog(of: file.path, folder: folder, bytes: bytes),
            saveRecordFolder: options.saveRecordFolder, lock: lock, lineWidth: options.lineWidth)
        session.merge = file.merge
        session.merge?.start = session.log.state
        let continued = DamagedLog(session)?.continued()
        self.session = continued?.session ?? session
        var reply = OpeningReply(session: continued?.session ?? session, options: options).reply(unsaved: unsaved)
        if let continued { reply.notices.append(continued.notice) }
        return reply
    }

    private func journaledLog(of path: String, folder: String?, bytes: [UInt8]) -> JournaledLog {
        JournaledLog(
            documentPath: path, folder: folder, bytes: bytes, waitsForSave: !options.isInteractive,
            edits: options.isInteractive || options.locksDocuments, isDurable: options.isDurable)
    }

    // MARK: - Leaving

    /// Closes the document.
    func close() throws(CommandError) -> Reply {
        let session = try requireSession()
        let left = try leave(for: "close")
        return Reply("closed \(session.name)", record: Self.closed.record(session.path), isEcho: true)
            .following(left)
    }

    /// What `close` answers.
    static let closed = RecordType<String>("closed document") {
        Field("file", "the path of the document", \.self)
    }

    /// Leaves the document, unless changes would be lost.
    ///
    /// - Parameter verb: the command that leaves it.
    /// - Returns: the reports of the requested saves, which are done now.
    /// - Throws: an error if there are unsaved changes.
    func leave(for verb: String) throws(CommandError) -> Reply {
        let left = try saveBeforeLeaving(for: verb)
        endSession()
        return left
    }

    /// Gives the document up because the user gave its unsaved changes up; they are not offered again.
    func discard() {
        if let session, session.log.hasMovedSinceSave {
            session.journaledLog.apply(.moved(to: session.log.savedState, by: "quit"))
        }
        abandon()
    }

    /// Gives the document up with its unsaved changes; they stay in the journal.
    func abandon() {
        session?.block?.edit.cancel()
        endSession()
    }

    private func endSession() {
        session?.journaledLog.close()
        // Whoever waits for the document finds its journal closed.
        session?.lock = nil
        session = nil
    }

    /// Does the requested saves, and refuses to leave a document with unsaved changes.
    private func saveBeforeLeaving(for verb: String) throws(CommandError) -> Reply {
        var left = Reply()
        guard let session else { return left }
        try session.requireNoBlock(for: verb)
        try session.requireNoGroup(for: verb)
        var isSaved = false
        do throws(CommandError) {
            try Saving(session: session, options: options).finishStaged { reply in
                isSaved = true
                left.notices += reply.notices
                // At a prompt, the replies of saves are notices.
                if options.isInteractive {
                    left.notices.append(reply.text.plain)
                } else {
                    left.saves.append(Reply.Save(document: session.path, reply: reply))
                }
            }
            guard isSaved || !isModified else {
                throw CommandError(
                    "unsaved", "\(session.name) has unsaved changes",
                    hints: ["'save' writes them, 'restore saved' discards them ('redo' brings them back)"])
            }
        } catch { throw error.following(left) }
        return left
    }
}

extension Reply {
    /// Adds a reply to the reports about the document that was left.
    fileprivate func following(_ left: Reply) -> Reply {
        var reply = self
        reply.notices = left.notices + notices
        reply.saves = left.saves + saves
        return reply
    }
}

extension CommandError {
    /// Adds an error to the reports about the document that should have been left.
    fileprivate func following(_ left: Reply) -> CommandError {
        var error = self
        error.notices = left.notices + notices
        return error
    }
}
