import CommandLanguage
import CommandLog
import NibDocument
import Platform
import Replies
import SourceIndex

/// Opening, making and reading documents again.
extension OpenDocuments {
    /// The beginning of the note about edits that an earlier session did not save.
    private static let endedUnsaved = "an earlier session ended with"

    /// Opens a document, or goes to it if it is open with unsaved changes, and makes it the current one.
    ///
    /// - Parameters:
    ///   - given: the path.
    ///   - isArgument: whether the path is an argument of the program, so that hints are command lines.
    /// - Returns: the reply, with the contents of the document.
    /// - Throws: an error if it cannot be read, or is not a document.
    func open(_ given: String, isArgument: Bool = false) throws(CommandError) -> Reply {
        try requireSwitchable(for: "open")
        // The file to open may be one that a staged save of an open document is about to write.
        let left = try saveStaged()
        do throws(CommandError) {
            let old = session(at: given)
            if let old, isModified(old) {
                use(old)
                return OpeningReply(session: old, options: options).reply(unsaved: Self.endedUnsaved)
                    .noting("\(names.shown(old)) was open already, with unsaved changes").following(left)
            }
            if let other = sessionChanging(given, besides: old) { throw other.changesAlong(given) }
            let lock = try lock(given, of: old)
            let settled = AbandonedSaves.notices(
                concerning: given, recordsIn: options.saveRecordFolder, holding: lock)
            let file = try read(given)
            if let old { end(old) }
            var reply = begin(file, unsaved: Self.endedUnsaved, lock: lock).following(left)
            reply.notices = settled + reply.notices
            return reply
        } catch { throw Self.advised(error, path: given, isArgument: isArgument).following(left) }
    }

    /// Reads the documents besides the current one again that have no unsaved changes and whose files are others now, as after a save of a document that
    /// changed them along with it.
    ///
    /// - Returns: what is told of that.
    func rereadChanged() -> [String] {
        var told: [String] = []
        for old in sessions.dropLast() where !isModified(old) && (try? old.stateOnDisk()) == .changed {
            guard let file = try? read(old.path) else { continue }
            let name = names.shown(old)
            old.journaledLog.close()
            _ = begin(file, unsaved: Self.endedUnsaved, lock: old.lock, inPlaceOf: old)
            told.append("\(name) is open here, and was read again")
        }
        return told
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
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - old: its session, if it is open.
    /// - Returns: the lock; nil if this run saves nothing, or there is no such file.
    /// - Throws: an error if another process keeps it.
    private func lock(_ path: String, of old: Session?) throws(CommandError) -> FileLock? {
        guard options.locksDocuments else { return nil }
        if let held = heldLock ?? old?.lock, held.covers(path) { return held }
        do throws(FileError) { return try FileLock.take(path) } catch { throw CommandError(error) }
    }

    /// Makes a document, which is the current one then; the first save writes it.
    ///
    /// - Parameters:
    ///   - form: what kind of document.
    ///   - isEmpty: whether it has neither view nor scene.
    ///   - path: the file that the first save will write.
    ///   - force: whether an existing file may be replaced.
    /// - Returns: the reply, with the contents of the document.
    /// - Throws: an error if there is such a file, or it is open with unsaved changes.
    func begin(_ form: NewDocument, isEmpty: Bool = false, at path: String, force: Bool) throws(CommandError) -> Reply {
        _ = try NewDocumentPlace(path, for: form, force: force)
        try requireSwitchable(for: "new")
        let left = try saveStaged()
        do {
            let old = session(at: path)
            if let old { try requireSettled(old) }
            let lock = try lock(path, of: old)
            // Read again under the lock, as the saves of the document that was left may have made it.
            let place = try NewDocumentPlace(path, for: form, force: force)
            let name = Self.nameInProject(path)
            let newID = IDMaker.ids(for: "\(form.rawValue) \(name)")
            let bytes = try form.bytes(isEmpty: isEmpty, newID: newID)
            let document = try NibDocument(bytes: bytes)
            if let old { end(old) }
            let session = Session(
                path: path, document: document,
                disk: FileOnDisk(
                    replaced: place.old,
                    ids: IDMaker(newDocument: document, named: name)),
                log: journaledLog(of: path, folder: options.journalFolder, bytes: bytes),
                saveRecordFolder: options.saveRecordFolder, lock: lock, lineWidth: options.lineWidth)
            enter(session)
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
        return begin(file, unsaved: "discarded, but still in the log:", lock: session.lock, inPlaceOf: session)
    }

    /// Begins a new session, and with its first edit a new log, on the open document as another program left it.
    func beginAgain(with file: DocumentFile) -> Session {
        let old = session
        old?.journaledLog.close()
        _ = begin(file, unsaved: Self.endedUnsaved, lock: old?.lock, inPlaceOf: old)
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
        enter(continued, inPlaceOf: session)
        if let state = continued.journaledLog.unsavedState {
            _ = try LogWalk(continued).restore(state, by: "reload")
        }
        return continued
    }

    /// Reads a document, which may be in the middle of a merge.
    private func read(_ path: String) throws(CommandError) -> DocumentFile {
        try DocumentFile(path, merging: options.merge.flatMap { $0.path == path ? $0.inputs : nil })
    }

    /// Begins a session on a document, in the place of one whose log is closed or as the current one; `unsaved` is the beginning of the
    /// note about edits that are only in the journal.
    private func begin(_ file: DocumentFile, unsaved: String, lock: FileLock?, inPlaceOf old: Session? = nil) -> Reply {
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
        enter(continued?.session ?? session, inPlaceOf: old)
        var reply = OpeningReply(session: continued?.session ?? session, options: options).reply(unsaved: unsaved)
        if let continued { reply.notices.append(continued.notice) }
        return reply
    }

    private func journaledLog(of path: String, folder: String?, bytes: [UInt8]) -> JournaledLog {
        JournaledLog(
            documentPath: path, folder: folder, bytes: bytes, waitsForSave: !options.isInteractive,
            edits: options.isInteractive || options.locksDocuments, isDurable: options.isDurable)
    }
}
