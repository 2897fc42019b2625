import LineDiff
import NibDocument
import Platform
import Replies

/// One of the saves that are written as one: a document with the files that were changed along with it, or a copy of a document.
struct SavePart {
    /// The session of the document.
    let session: Session
    /// Its files that change, the document last.
    let files: [JointSave.File]
    /// Whether the document's own file or other files change.
    var changes: Bool { !isElsewhere && !files.isEmpty }
    private let options: ShellOptions
    private let save: Session.StagedSave
    private let others: [(path: String, file: Companions.File)]
    /// The bytes of the document, or of the copy.
    private let bytes: [UInt8]
    /// Whether the document's file has these bytes already.
    private let isSame: Bool
    /// Their digest; nil if the log need not know of the save.
    let digest: Digest?

    private var isElsewhere: Bool { save.path != nil }
    private var target: String { save.path ?? session.path }

    /// Makes a save ready.
    ///
    /// - Parameters:
    ///   - save: what is saved.
    ///   - saving: saves the document.
    ///   - locks: the locks of its files by path, but for that of the session.
    /// - Throws: an error if another program has changed a file since it was read.
    init(of save: Session.StagedSave, by saving: Saving, holding locks: [String: FileLock]) throws(CommandError) {
        (session, options, self.save) = (saving.session, saving.options, save)
        others = saving.others(with: save)
        if save.path == nil && !save.force { try saving.checkOnDisk() }
        bytes = save.bytes ?? session.document.bytes
        isSame = save.path == nil && bytes.isEqual(to: session.disk.bytes) && !save.force
        digest = save.path != nil || !session.log.hasMovedSinceSave ? nil : Digest(of: bytes)
        var files = others.map { JointSave.File(path: $0.path, bytes: $0.file.bytes, lock: locks[$0.path]) }
        let target = save.path ?? session.path
        let ownLock = save.path == nil ? session.lock : nil
        if !isSame { files.append(JointSave.File(path: target, bytes: bytes, lock: locks[target] ?? ownLock)) }
        self.files = files
        guard save.path == nil, !save.force, !options.isDryRun else { return }
        do throws(FileError) { try session.companions.requireUnchanged(others) } catch { throw CommandError(error) }
    }

    /// What the save would do.
    func preview() throws(CommandError) -> Reply {
        do throws(FileError) {
            for file in files { try AtomicFile.checkWritable(file.path) }
        } catch { throw Saving.failure(error, of: [session]) }
        return Difference(session).preview(of: bytes, as: target, others)
    }

    /// Brings the log to the disk, so that the next session knows the bytes even if nibsh is killed before it notes that they were saved.
    func prepareLog() {
        guard !isSame, let digest else { return }
        session.journaledLog.prepareSave(of: digest, length: bytes.count, to: session.path)
    }

    /// Notes that the files were written.
    ///
    /// - Parameter written: the files, as they are on disk.
    /// - Returns: a report for the user.
    func done(_ written: ArraySlice<WrittenFile>) -> Reply {
        let notices = zip(files, written).flatMap { $1.notices(PathName.shown($0.path)) }
        let counts = isSame ? LineCounts.none : LineCounts(old: session.disk.bytes, new: bytes)
        if !isElsewhere { noteSaved(written) }
        var texts: [StyledText] = isSame ? [] : ["saved \(target) (\(counts.summary))"]
        if isElsewhere, options.isInteractive { texts.append("\(session.name) is still the document that is open") }
        texts += others.map { path, file in
            if file.isEmptied { return "removed \(PathName.shown(path))" }
            return "saved \(PathName.shown(path)) (\(LineCounts(old: file.diskBytes, new: file.bytes).summary))"
        }
        let text = texts.isEmpty ? "\(session.name): nothing to save" : texts.joined(separator: "\n")
        let answer = SaveAnswer(
            file: target, isWritten: !isSame, counts: counts, otherFiles: others.map { PathName.shown($0.path) },
            run: isSame ? nil : options.run)
        var reply = Reply(text, record: SaveAnswer.type.record(answer))
        reply.counts = isSame ? nil : (counts.added, counts.removed)
        reply.notices += notices + session.takeWarnings()
        if options.isInteractive, let failure = session.journaledLog.failure {
            reply.notices.append(
                "saved without its log, so these edits cannot be undone after nibsh has ended: \(failure)")
        }
        return reply
    }

    private func noteSaved(_ written: ArraySlice<WrittenFile>) {
        // The empty file was written with the others, all or none, and nothing is lost if it stays.
        for (path, file) in others where file.isEmptied { FileSystem.remove(RealPath.of(path) ?? path) }
        session.companions.noteSaved(zip(others, written).map { ($0.path, $0.file.isEmptied ? nil : $1.identity) })
        session.disk.become(
            bytes, identity: isSame ? session.disk.identity : written.last?.identity, of: session.document)
        if let digest {
            session.journaledLog.apply(
                .saved(state: session.log.state, digest: digest, length: bytes.count, path: session.path))
        }
        // Entries that were undone before the save are kept too.
        session.journaledLog.flush()
    }
}
