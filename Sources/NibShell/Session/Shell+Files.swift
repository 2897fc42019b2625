import CommandLog
import NibDocument
import Platform
import Replies
import XMLTree

/// Opening, saving and closing documents.
extension Shell {
    /// Opens a document in place of the open one.
    ///
    /// - Throws: `CommandError` when it cannot be read, is no document, or the open one has unsaved changes.
    public func open(_ given: String) throws -> Reply {
        // What the open one was to be saved as may be what is opened now.
        try saveBeforeLeaving(for: "open")
        let loaded = try Self.load(given)
        closeSession()
        return begin(loaded.path, loaded, unsaved: Self.endedUnsaved)
    }

    /// How the note about edits that an earlier session did not save begins.
    static let endedUnsaved = "an earlier session ended with"

    /// A document as it is read from its file; the path is that of the file in a folder that was given.
    private typealias Loaded = (path: String, bytes: [UInt8], identity: FileIdentity, document: NibDocument)

    private static func load(_ given: String) throws(CommandError) -> Loaded {
        let (path, bytes, identity): (String, [UInt8], FileIdentity)
        do throws(FileError) { (path, bytes, identity) = try NibFolder.load(given) } catch { throw CommandError(error) }
        do throws(NibError) { return (path, bytes, identity, try Self.document(bytes)) } catch {
            throw placed(error, in: path)
        }
    }

    /// Begins a session on a document; `unsaved` is how the note about edits that are only in the journal begins.
    private func begin(_ path: String, _ loaded: Loaded, unsaved: String) -> Reply {
        // What cannot be edited has no journal.
        let folder = loaded.document.readOnlyFormat == nil ? options.journalFolder : nil
        let log = JournaledLog(
            documentPath: path, folder: folder, bytes: loaded.bytes, waitsForSave: !options.isInteractive)
        let session = Session(
            path: path, document: loaded.document, bytes: loaded.bytes, identity: loaded.identity, log: log)
        offerRecovery(session, unsaved)
        self.session = session
        noteDuplicates(session)
        return openingReply(session)
    }

    /// Tells of ids that several elements share, which only a document edited by hand has.
    private func noteDuplicates(_ session: Session) {
        let shared = session.document.sharedIDs
        guard let first = shared.first else { return }
        let more = shared.count > 1 ? " and \(shared.count - 1) more ids are" : " is"
        notices.append("the id '\(first)'\(more) used by several elements; 'find \(first)' shows by which")
    }

    /// An error of a whole document, with its place in the file.
    private static func placed(_ error: NibError, in path: String) -> CommandError {
        var commandError = CommandError(error)
        if let line = error.line {
            commandError.place = CommandError.Place(file: path, line: line, column: error.column ?? 1)
        } else {
            commandError.message = "\(path): \(error.message)"
        }
        return commandError
    }

    /// Tells of edits that an earlier session made and did not save; `unsaved` is how the note begins.
    func offerRecovery(_ session: Session, _ unsaved: String) {
        guard options.isInteractive, let target = session.journaledLog.unsavedState else { return }
        let (back, forward) = session.log.way(to: target)
        let count = forward.count + back.count
        notices.append(
            "\(unsaved) \(count) unsaved edit\(count == 1 ? "" : "s"); 'restore \(target)' brings "
                + "\(count == 1 ? "it" : "them") back, 'log --all' shows \(count == 1 ? "it" : "them")")
    }

    /// What a document is, in a line.
    func openingReply(_ session: Session) -> Reply {
        let document = session.document
        // Nobody is told in a script, and counting goes over the whole document.
        guard options.wantsFields else {
            var reply = Reply()
            reply.isEcho = true
            return reply
        }
        let counts = DocumentCounts(document)
        let readOnly = document.readOnlyFormat?.name
        let kind = readOnly.map { "\(document.kind.platform.rawValue) \($0)" } ?? document.kind.description
        var reply = Reply(
            "\(session.name, .label): \(kind), \(counts.description)\(readOnly == nil ? "" : ", read-only")")
        reply.fields = [
            .init("file", .string(session.path)), .init("platform", .string(document.kind.platform.rawValue)),
            .init("storyboard", .bool(document.kind.isStoryboard)), .init("objects", .int(counts.objects)),
            .init("connections", .int(counts.connections)), .init("scenes", .int(counts.scenes)),
        ]
        if let readOnly { reply.fields += [.init("readOnly", true), .init("format", .string(readOnly))] }
        reply.isEcho = true
        return reply
    }

    /// Closes the document.
    public func close() throws -> Reply {
        let session = try requireSession()
        try leaveDocument(for: "close")
        return Reply("closed \(session.name)", fields: [.init("file", .string(session.path))], isEcho: true)
    }

    /// Gives the document up, unless changes would be lost.
    func leaveDocument(for verb: String) throws {
        try saveBeforeLeaving(for: verb)
        closeSession()
    }

    private func closeSession() {
        session?.journaledLog.close()
        session = nil
    }

    /// Does the saves that were asked for, and refuses to leave a document with unsaved changes.
    private func saveBeforeLeaving(for verb: String) throws {
        guard let session else { return }
        try requireNoBlock(session, for: verb)
        try requireNoGroup(session, for: verb)
        var isSaved = false
        try finishStagedSaves { reply in
            isSaved = true
            // At a prompt nobody asks for them.
            guard !options.isInteractive else { return notices.append(reply.text.plain) }
            savedOnLeaving.append((session.path, reply))
        }
        guard isSaved || !isModified else {
            throw CommandError(
                "unsaved", "\(session.name) has unsaved changes",
                hints: ["'save' writes them, 'revert' gives them up ('redo' brings them back)"])
        }
    }

    /// Gives the document up because the user gave its unsaved changes up; they are not offered again.
    public func discard() {
        if let session, session.log.hasMovedSinceSave {
            session.journaledLog.apply(.moved(to: session.log.savedState, by: "quit"))
        }
        abandon()
    }

    /// Gives the document up with its unsaved changes; they stay in the journal.
    public func abandon() {
        session?.block?.edit.cancel()
        session?.journaledLog.close()
        session = nil
    }

    /// Goes back to what was last opened or saved; an entry of the log like any other move.
    func revert() throws -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "revert")
        try requireNoGroup(session, for: "revert")
        let savedState = session.log.savedState
        guard session.log.hasMovedSinceSave else {
            session.ids = IDMaker(bytes: session.document.bytes)
            return Reply("nothing to revert", fields: [.init("state", .int(savedState))])
        }
        var reply = try restore(savedState, by: "revert")
        session.ids = IDMaker(bytes: session.document.bytes)
        reply.text = "reverted to what was last saved; \("redo", .hint) and \("restore N", .hint) bring the edits back"
        return reply
    }

    /// Reads the file again as it is on disk now, and gives up the edits made here.
    func reload() throws -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "reload")
        try requireNoGroup(session, for: "reload")
        guard !session.isNew else {
            throw CommandError("not-saved", "\(session.name) is new and was never saved", hints: ["save", "revert"])
        }
        // What cannot be read leaves everything as it is.
        let loaded = try Self.load(session.path)
        session.journaledLog.close()
        return begin(session.path, loaded, unsaved: "given up, but still in the log:")
    }
}

/// How much is in a document, for a line at its opening.
struct DocumentCounts {
    let objects: Int
    let connections: Int
    let scenes: Int
    let placeholders: Int

    init(_ document: NibDocument) {
        let counts = document.counts
        placeholders = counts.placeholders
        objects = counts.objects - placeholders
        connections = counts.connections
        scenes = document.scenes.count
    }

    var description: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let head = scenes > 0 ? "\(count(scenes, "scene")), " : ""
        return head
            + "\(count(objects, "object")), \(count(placeholders, "placeholder")), \(count(connections, "connection"))"
    }
}
