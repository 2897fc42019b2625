import NibDocument
import XMLTree

/// Opening, saving and closing documents.
extension Shell {
    /// Opens a document in place of the open one.
    ///
    /// - Throws: `ShellError` when it cannot be read, is no document, or the open one has unsaved changes.
    public func open(_ given: String) throws -> Reply {
        try leaveDocument(for: "open")
        let (path, bytes, identity): (String, [UInt8], FileIdentity)
        do throws(FileError) { (path, bytes, identity) = try NibFolder.load(given) } catch { throw ShellError(error) }
        let document: NibDocument
        do throws(NibError) { document = try Self.document(bytes) } catch { throw Self.placed(error, in: path) }
        // What cannot be edited has no journal.
        let folder = document.readOnlyFormat == nil ? options.journalFolder : nil
        let log = SessionLog(
            documentPath: path, folder: folder, bytes: bytes, waitsForSave: !options.isInteractive)
        let session = Session(path: path, document: document, bytes: bytes, identity: identity, log: log)
        resume(session, bytes: bytes)
        self.session = session
        return openingReply(session)
    }

    /// An error of a whole document, with its place in the file.
    private static func placed(_ error: NibError, in path: String) -> ShellError {
        var shellError = ShellError(error)
        if let line = error.line {
            shellError.place = ShellError.Place(file: path, line: line, column: error.column ?? 1)
        } else {
            shellError.message = "\(path): \(error.message)"
        }
        return shellError
    }

    /// Continues the log of an earlier session, if the file is as that left it in one of its states.
    private func resume(_ session: Session, bytes: [UInt8]) {
        guard let contents = session.log.contents,
            let state = contents.state(matching: Digest(of: bytes), length: bytes.count)
        else { return }
        for number in stride(from: 1, through: contents.lastEdit, by: 1) {
            guard let edit = contents.edit(number) else { return }
            session.history.append(journaled: edit)
        }
        session.history.assume(state: state)
        session.savedState = state
        session.log.resume()
        if contents.currentState != state { offerRecovery(session, contents) }
    }

    /// Tells of edits that an earlier session made and did not save.
    private func offerRecovery(_ session: Session, _ contents: JournalContents) {
        let target = contents.currentState
        let (back, forward) = session.history.way(to: target)
        let count = forward.count + back.count
        session.log.append([.moved(to: session.history.state, by: "open")])
        guard options.isInteractive, count > 0 else { return }
        notices.append(
            "an earlier session ended with \(count) unsaved edit\(count == 1 ? "" : "s"); 'restore \(target)' brings "
                + "\(count == 1 ? "it" : "them") back, 'log --all' shows \(count == 1 ? "it" : "them")")
    }

    private func openingReply(_ session: Session) -> Reply {
        let document = session.document
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
        guard let session else { return }
        try requireNoBlock(session, for: verb)
        if session.group != nil {
            throw ShellError("in-script", "'\(verb)' cannot be used in a script that is one entry of the log")
        }
        _ = try finishStagedSave()
        guard !session.isModified else {
            throw ShellError(
                "unsaved", "\(session.name) has unsaved changes",
                hints: ["save", "'revert' gives them up (undo brings them back)"])
        }
        session.log.close()
        self.session = nil
    }

    /// Gives the document up because the user gave its unsaved changes up; they are not offered again.
    public func discard() {
        if let session, session.history.state != session.savedState {
            session.log.append([.moved(to: session.savedState, by: "quit")])
        }
        abandon()
    }

    /// Gives the document up with its unsaved changes; they stay in the journal.
    public func abandon() {
        session?.block?.edit.cancel()
        session?.log.close()
        session = nil
    }

    /// Goes back to what was last opened or saved; an entry of the log like any other move.
    func revert() throws -> Reply {
        let session = try requireSession()
        guard session.history.state != session.savedState else {
            return Reply("nothing to revert", fields: [.init("state", .int(session.savedState))])
        }
        var reply = try restore(session.savedState, by: "revert")
        reply.text = "reverted to what was last saved; \("redo", .hint) and \("restore N", .hint) bring the edits back"
        return reply
    }

    /// Reads the file again as it is on disk now, and gives up the edits made here.
    func reload() throws -> Reply {
        let session = try requireSession()
        try requireNoBlock(session, for: "reload")
        if session.group != nil {
            throw ShellError("in-script", "'reload' cannot be used in a script that is one entry of the log")
        }
        let path = session.path
        session.log.close()
        self.session = nil
        do { return try open(path) } catch {
            self.session = session
            throw error
        }
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
