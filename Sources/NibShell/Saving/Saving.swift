import Bytes
import LineDiff
import NibDocument
import Platform
import Replies

/// Saves a document: writes nothing if nothing changed, otherwise all files or none.
struct Saving {
    let session: Session
    let options: ShellOptions

    /// Saves the document, now or at the end of a running script.
    ///
    /// - Parameters:
    ///   - path: another file to write to; nil for the document's own.
    ///   - force: whether to overwrite a file that changed on disk, or another existing file.
    /// - Returns: a report of what was written, or of a save that is done later.
    /// - Throws: an error if the file cannot be written; the old file is then unchanged.
    func save(to path: String?, force: Bool) throws(CommandError) -> Reply {
        try session.requireEditable()
        try session.requireNoBlock(for: "save")
        let path = path.flatMap { SaveTarget.isOwn($0, of: session) ? nil : $0 }
        if path == nil, !force { try session.requireNoConflicts() }
        if let path {
            try SaveTarget.check(path, for: session, isInteractive: options.isInteractive, force: force)
        }
        if session.group != nil || !options.isInteractive {
            session.stagedSaves.removeAll { $0.path == path }
            let bytes = path == nil ? nil : session.document.bytes
            session.stagedSaves.append(Session.StagedSave(path: path, force: force, bytes: bytes))
            let answer = SaveAnswer(file: path ?? session.path, isStaged: true)
            var reply = Reply(record: SaveAnswer.type.record(answer), isEcho: true)
            reply.isDeferred = true
            return reply
        }
        return try write(Session.StagedSave(path: path, force: force, bytes: nil))
    }

    /// Refuses what stands in the way of a save to the document's own file, before any of several documents is written.
    func requireReady(force: Bool) throws(CommandError) {
        try session.requireEditable()
        try session.requireNoBlock(for: "save")
        guard !force else { return }
        try session.requireNoConflicts()
        try checkOnDisk()
    }

    /// Saves at once, for the question at the end of a session.
    func saveNow(force: Bool) throws(CommandError) -> Reply {
        if session.block != nil { _ = try session.commit() }
        try session.requireNoConflicts()
        return try write(.own(force: force))
    }

    private func write(_ save: Session.StagedSave) throws(CommandError) -> Reply {
        try JoinedSaves.write([(self, save)], options: options)[0]
    }

    /// The saves that a script requested: copies first, then the document's own file.
    func takeStaged() -> [JoinedSaves.Item] {
        let staged = session.stagedSaves
        session.stagedSaves = []
        return (staged.filter { $0.path != nil } + staged.filter { $0.path == nil }).map { (self, $0) }
    }

    /// The other files that are written with a save. A copy is of the document alone.
    func others(with save: Session.StagedSave) -> [(path: String, file: Companions.File)] {
        save.path == nil ? session.companions.modified : []
    }

    /// The error of a file that a save could not write. A document, unlike the other files that its edits change, can be saved elsewhere.
    static func failure(_ error: FileError, of sessions: [Session]) -> CommandError {
        sessions.contains { $0.path == error.path } ? CommandError(error, elsewhere: "save PATH") : CommandError(error)
    }

    /// Refuses to overwrite changes that another program made since the file was opened.
    func checkOnDisk() throws(CommandError) {
        let state: StateOnDisk
        do throws(FileError) { state = try session.stateOnDisk() } catch {
            var failure = CommandError(error)
            failure.hints = ["'save PATH' writes it elsewhere"]
            throw failure
        }
        switch state {
        case .unchanged: return
        case .missing where session.disk.isNew && session.disk.identity == nil: return
        case .changed:
            throw CommandError(
                "changed-on-disk", "\(session.path) has changed on disk since it was opened",
                hints: [
                    "'diff --disk' shows the changes; 'reload --replay' reads them and makes the edits here again",
                    "'reload' discards the edits made here; 'save --force' overwrites the changes",
                ])
        case .missing:
            throw CommandError(
                "gone-from-disk", "\(session.path) no longer exists",
                hints: [
                    "'save --force' writes it again; 'save PATH' writes it elsewhere"
                ])
        }
    }
}
