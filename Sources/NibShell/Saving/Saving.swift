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

    /// Saves at once, for the question at the end of a session.
    func saveNow(force: Bool) throws(CommandError) -> Reply {
        if session.block != nil { _ = try session.commit() }
        try session.requireNoConflicts()
        return try write(Session.StagedSave(path: nil, force: force, bytes: nil))
    }

    /// Does the saves that a script requested: copies first, so that the document's own file is unchanged if one fails.
    ///
    /// - Parameter tell: called with the reply of each.
    /// - Throws: the error of the first save that fails; those after it are not done then.
    func finishStaged(_ tell: (Reply) -> Void) throws(CommandError) {
        guard session.group == nil else { return }
        let staged = session.stagedSaves
        session.stagedSaves = []
        let inOrder = staged.filter { $0.path != nil } + staged.filter { $0.path == nil }
        for save in inOrder { tell(try write(save)) }
    }

    /// Writes under the locks of all files, so that nobody else saves between the look at the disk and the writing.
    private func write(_ save: Session.StagedSave) throws(CommandError) -> Reply {
        // A copy is of the document alone, without other changed files.
        let others = save.path == nil ? session.companions.modified : []
        var locks = session.lock.map { [$0] } ?? []
        if !options.isDryRun {
            let paths = [save.path ?? session.path] + others.map(\.path)
            do throws(FileError) {
                locks += try FileLock.take(all: paths.filter { session.lock?.covers($0) != true })
            } catch { throw CommandError(error) }
        }
        return try withExtendedLifetime(locks) { () throws(CommandError) in
            try write(save, with: others, holding: locks)
        }
    }

    private func write(
        _ save: Session.StagedSave, with others: [(path: String, file: Companions.File)], holding locks: [FileLock]
    ) throws(CommandError) -> Reply {
        let (isElsewhere, force) = (save.path != nil, save.force)
        let target = save.path ?? session.path
        if !isElsewhere && !force { try checkOnDisk() }
        let bytes = save.bytes ?? session.document.bytes
        let isSame = !isElsewhere && bytes.isEqual(to: session.disk.bytes) && !force
        if options.isDryRun {
            if !isSame || !others.isEmpty { try checkWritable([target] + others.map(\.path)) }
            return Difference(session).preview(of: bytes, as: target, others)
        }
        let counts = isSame ? LineCounts.none : LineCounts(old: session.disk.bytes, new: bytes)
        let digest = isElsewhere || !session.log.hasMovedSinceSave ? nil : Digest(of: bytes)
        var notices: [String] = []
        var identity = session.disk.identity
        do throws(FileError) {
            if isElsewhere {
                let lock = locks.first { $0.covers(target) }
                notices = try AtomicFile.write(bytes, to: target, holding: lock).notices(target)
            } else {
                if !force { try session.companions.requireUnchanged(others) }
                (notices, identity) = try write(isSame ? nil : bytes, digest: digest, with: others, holding: locks)
            }
        } catch { throw CommandError(error) }
        if !isElsewhere { noteSaved(bytes, as: identity, digest: digest) }
        var texts: [StyledText] = isSame ? [] : ["saved \(target) (\(counts.summary))"]
        if isElsewhere, options.isInteractive { texts.append("\(session.name) is still the document that is open") }
        texts += others.map { path, file in
            "saved \(PathName.shown(path)) (\(LineCounts(old: file.diskBytes, new: file.bytes).summary))"
        }
        let text = texts.isEmpty ? "\(session.name): nothing to save" : texts.joined(separator: "\n")
        let answer = SaveAnswer(
            file: target, isWritten: !isSame, counts: counts, otherFiles: others.map { PathName.shown($0.path) })
        var reply = Reply(text, record: SaveAnswer.type.record(answer))
        reply.counts = isSame ? nil : (counts.added, counts.removed)
        reply.notices += notices + session.takeWarnings()
        if options.isInteractive, let failure = session.journaledLog.failure {
            reply.notices.append(
                "saved without its log, so these edits cannot be undone after nibsh has ended: \(failure)")
        }
        return reply
    }

    /// Writes the document and the files that were changed along with it as one.
    ///
    /// The log is flushed to disk first: if nibsh is killed before it can note that the document was saved, the next session knows
    /// the bytes all the same.
    ///
    /// - Parameters:
    ///   - bytes: the document's bytes; nil if it has not changed.
    ///   - digest: their digest; nil if the log has not moved since the last save.
    ///   - others: the other files.
    ///   - locks: the locks of all these files.
    /// - Returns: what the user must know of what the files could not keep, and the document's file.
    /// - Throws: `FileError` if one of them cannot be written.
    private func write(
        _ bytes: [UInt8]?, digest: Digest?, with others: [(path: String, file: Companions.File)],
        holding locks: [FileLock]
    ) throws(FileError) -> (notices: [String], identity: FileIdentity?) {
        if let bytes, let digest {
            session.journaledLog.prepareSave(of: digest, length: bytes.count, to: session.path)
        }
        guard !others.isEmpty else {
            guard let bytes else { return ([], session.disk.identity) }
            let lock = locks.first { $0.covers(session.path) }
            let written = try AtomicFile.write(bytes, to: session.path, holding: lock)
            return (written.notices(session.path), written.identity)
        }
        var files = others.map { JointSave.File(path: $0.path, bytes: $0.file.bytes) }
        if let bytes { files.append(JointSave.File(path: session.path, bytes: bytes)) }
        let written = try JointSave.write(files, recordsIn: options.saveRecordFolder, holding: locks)
        session.companions.noteSaved(zip(others, written).map { ($0.path, $1.identity) })
        let notices = zip(files, written).flatMap { $1.notices(PathName.shown($0.path)) }
        return (notices, bytes == nil ? session.disk.identity : written[others.count].identity)
    }

    /// For a dry run, refuses paths that could not be written.
    private func checkWritable(_ paths: [String]) throws(CommandError) {
        for path in paths {
            do throws(FileError) { try AtomicFile.checkWritable(path) } catch { throw CommandError(error) }
        }
    }

    private func noteSaved(_ bytes: [UInt8], as identity: FileIdentity?, digest: Digest?) {
        session.disk.become(bytes, identity: identity, of: session.document)
        if let digest {
            session.journaledLog.apply(
                .saved(state: session.log.state, digest: digest, length: bytes.count, path: session.path))
        }
        // Entries that were undone before the save are kept too.
        session.journaledLog.flush()
    }

    /// Refuses to overwrite changes that another program made since the file was opened.
    private func checkOnDisk() throws(CommandError) {
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
