import CommandLog
import NibDocument
import Platform
import Replies

/// The document that is open, if one is: opens, begins and leaves documents.
final class OpenDocument {
    let options: ShellOptions
    /// The session of the open document.
    private(set) var session: Session?

    /// Begins without a document.
    init(options: ShellOptions) { self.options = options }

    /// Returns the session of the open document.
    ///
    /// - Throws: an error if no document is open.
    func requireSession() throws(CommandError) -> Session {
        guard let session else { throw .noDocument }
        return session
    }

    /// Returns what saves the open document.
    ///
    /// - Throws: an error if no document is open.
    func saving() throws(CommandError) -> Saving { Saving(session: try requireSession(), options: options) }

    /// Whether a document is open and has unsaved changes.
    ///
    /// In scripts a new document that was never saved counts as well: it was begun for its file.
    var isModified: Bool {
        guard let session else { return false }
        return session.isModified || session.isNew && !options.isInteractive
    }

    // MARK: - Opening

    /// How the note about edits that an earlier session did not save begins.
    private static let endedUnsaved = "an earlier session ended with"

    /// Opens a document in place of the open one.
    ///
    /// - Throws: an error if it cannot be read, is no document, or the open one has unsaved changes.
    func open(_ given: String) throws(CommandError) -> Reply {
        // What the open one was to be saved as may be what is opened now.
        let left = try saveBeforeLeaving(for: "open")
        do throws(CommandError) {
            let file = try DocumentFile(given)
            endSession()
            return begin(file, unsaved: Self.endedUnsaved).following(left)
        } catch { throw error.following(left) }
    }

    /// Begins an empty document in place of the open one; it is written by the first save.
    ///
    /// - Parameters:
    ///   - form: what kind of document.
    ///   - path: the file that it will be.
    ///   - force: whether a file that is there may be replaced.
    /// - Returns: what there is in it.
    /// - Throws: an error if there is such a file, or the open document has unsaved changes.
    func begin(_ form: NewDocument, at path: String, force: Bool) throws(CommandError) -> Reply {
        let place = try NewDocumentPlace(path, for: form, force: force)
        let left = try leave(for: "new")
        do {
            let bytes = try form.bytes()
            let session = Session(
                path: path, document: try NibDocument(bytes: bytes), bytes: bytes, identity: place.old?.identity,
                log: journaledLog(of: path, folder: options.journalFolder, bytes: bytes))
            session.isNew = true
            session.diskBytes = place.old?.bytes ?? []
            self.session = session
            return OpeningReply(session: session, options: options).reply(unsaved: Self.endedUnsaved).following(left)
        } catch { throw CommandError(error).following(left) }
    }

    /// Reads the file again as it is on disk now, and gives up the edits made here.
    func reload() throws(CommandError) -> Reply {
        let session = try requireSession()
        try session.requireNoBlock(for: "reload")
        try session.requireNoGroup(for: "reload")
        guard !session.isNew else {
            throw CommandError("not-saved", "\(session.name) is new and was never saved", hints: ["save", "revert"])
        }
        // What cannot be read leaves everything as it is.
        let file = try DocumentFile(session.path)
        session.journaledLog.close()
        return begin(file, unsaved: "given up, but still in the log:")
    }

    /// Begins a session on a document; `unsaved` is how the note about edits that are only in the journal begins.
    private func begin(_ file: DocumentFile, unsaved: String) -> Reply {
        // What cannot be edited has no journal.
        let folder = file.document.readOnlyFormat == nil ? options.journalFolder : nil
        let session = Session(
            path: file.path, document: file.document, bytes: file.bytes, identity: file.identity,
            log: journaledLog(of: file.path, folder: folder, bytes: file.bytes))
        self.session = session
        return OpeningReply(session: session, options: options).reply(unsaved: unsaved)
    }

    private func journaledLog(of path: String, folder: String?, bytes: [UInt8]) -> JournaledLog {
        JournaledLog(documentPath: path, folder: folder, bytes: bytes, waitsForSave: !options.isInteractive)
    }

    // MARK: - Leaving

    /// Closes the document.
    func close() throws(CommandError) -> Reply {
        let session = try requireSession()
        let left = try leave(for: "close")
        return Reply("closed \(session.name)", fields: [.init("file", .string(session.path))], isEcho: true)
            .following(left)
    }

    /// Gives the document up, unless changes would be lost.
    ///
    /// - Parameter verb: the command that leaves it.
    /// - Returns: what is told of the saves that were asked for and are done now.
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
        session = nil
    }

    /// Does the saves that were asked for, and refuses to leave a document with unsaved changes.
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
                // At a prompt nobody asks for them.
                if options.isInteractive {
                    left.notices.append(reply.text.plain)
                } else {
                    left.saves.append(Reply.Save(document: session.path, reply: reply))
                }
            }
            guard isSaved || !isModified else {
                throw CommandError(
                    "unsaved", "\(session.name) has unsaved changes",
                    hints: ["'save' writes them, 'revert' gives them up ('redo' brings them back)"])
            }
        } catch { throw error.following(left) }
        return left
    }
}

extension Reply {
    /// The reply, after what was told of the document that was left.
    fileprivate func following(_ left: Reply) -> Reply {
        var reply = self
        reply.notices = left.notices + notices
        reply.saves = left.saves + saves
        return reply
    }
}

extension CommandError {
    /// The error, after what was told of the document that was to be left.
    fileprivate func following(_ left: Reply) -> CommandError {
        var error = self
        error.notices = left.notices + notices
        return error
    }
}
