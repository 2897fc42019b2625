import LineDiff
import NibDocument
import Platform
import Replies
import XMLTree

/// Saving: nothing when nothing changed, else all or nothing.
extension Shell {
    /// Saves the document, now or when the script that runs has ended.
    ///
    /// - Parameters:
    ///   - path: another file to write to; nil for the document's own.
    ///   - force: whether a file that changed on disk, or another one that is there, is overwritten.
    /// - Returns: what was written, or that it will be.
    /// - Throws: `CommandError` or a file's error; the old file is whole then.
    func save(to path: String?, force: Bool) throws -> Reply {
        let session = try requireSession()
        try requireEditable(session)
        try requireNoBlock(session, for: "save")
        let path = path.flatMap { SaveTarget.isOwn($0, of: session) ? nil : $0 }
        if let path, !force { try SaveTarget.check(path, for: session) }
        if session.group != nil || !options.isInteractive {
            session.stagedSaves.removeAll { $0.path == path }
            let bytes = path == nil ? nil : session.document.bytes
            session.stagedSaves.append(Session.StagedSave(path: path, force: force, bytes: bytes))
            var reply = Reply(fields: [.init("staged", true)], isEcho: true)
            reply.isDeferred = true
            return reply
        }
        return try write(session, Session.StagedSave(path: path, force: force, bytes: nil))
    }

    /// Does the saves that a script asked for: copies first, so that the document's own file stays as it is where one fails.
    ///
    /// - Parameter tell: called with the reply of each.
    /// - Throws: the error of the save that fails; those behind it are not done then.
    public func finishStagedSaves(_ tell: (Reply) -> Void) throws {
        guard let session, session.group == nil else { return }
        let staged = session.stagedSaves
        session.stagedSaves = []
        let inOrder = staged.filter { $0.path != nil } + staged.filter { $0.path == nil }
        for save in inOrder { tell(try write(session, save)) }
    }

    /// Whether a save was asked for that is not done yet.
    public var hasStagedSave: Bool { session?.stagedSaves.isEmpty == false }

    private func write(_ session: Session, _ save: Session.StagedSave) throws -> Reply {
        let (isElsewhere, force) = (save.path != nil, save.force)
        let target = save.path ?? session.path
        let disk = isElsewhere || force ? nil : stateOnDisk(session)
        let bytes = save.bytes ?? session.document.bytes
        if let disk { try check(disk.value, session) }
        let isSame = !isElsewhere && bytes == session.diskBytes && !force
        // A copy elsewhere is of the document alone.
        let others = isElsewhere ? [] : session.companions.modified
        if options.isDryRun {
            if !isSame || !others.isEmpty { try checkWritable([target] + others.map(\.path)) }
            return dryRun(session, bytes, target, others)
        }
        let counting = isSame ? nil : lineCounts(session, bytes)
        do throws(FileError) {
            let staged = try session.companions.stage(others, force: force)
            if !isSame {
                let identity = try AtomicFile.write(bytes, to: target) {
                    if let counting, !counting.isUnderWay { _ = counting.value }
                }
                if !isElsewhere { session.identity = identity }
            }
            try session.companions.putInPlace(staged)
        } catch { throw CommandError(error) }
        if !isElsewhere { noteSaved(session, bytes) }
        let counts = counting?.value ?? .none
        var texts: [StyledText] = isSame ? [] : ["saved \(target) (\(counts.summary))"]
        texts += others.map { path, file in
            "saved \(PathName.shown(path)) (\(LineCounts(old: file.diskBytes, new: file.bytes).summary))"
        }
        let text = texts.isEmpty ? "\(session.name): nothing to save" : texts.joined(separator: "\n")
        var fields: [JSONValue.Member] = [
            .init("file", .string(target)), .init("written", .bool(!isSame)), .init("added", .int(counts.added)),
            .init("removed", .int(counts.removed)),
        ]
        if !others.isEmpty { fields.append(.init("otherFiles", .strings(others.map { PathName.shown($0.path) }))) }
        return Reply(text, fields: fields)
    }

    /// The count of the lines that a save changes: made while the disk is busy, or on a thread of its own from now on where
    /// many commands changed a large document.
    private func lineCounts(_ session: Session, _ bytes: [UInt8]) -> Aside<LineCounts> {
        let (back, forward) = session.log.way(to: session.log.savedState)
        let commands = (back + forward).reduce(0) { $0 + session.log[$1].lines.count }
        let old = session.diskBytes
        return Aside(if: commands > Self.manyCommands && Worker.pays(forBytes: bytes.count)) {
            LineCounts(old: old, new: bytes)
        }
    }

    /// From how many commands on the lines that they changed are so many that counting them takes milliseconds.
    private static let manyCommands = 1000

    /// Refuses, where nothing will be written, what could not be written.
    private func checkWritable(_ paths: [String]) throws(CommandError) {
        for path in paths {
            do throws(FileError) { try AtomicFile.checkWritable(path) } catch { throw CommandError(error) }
        }
    }

    private func dryRun(
        _ session: Session, _ bytes: [UInt8], _ target: String, _ others: [(path: String, file: Companions.File)]
    ) -> Reply {
        let diff = UnifiedDiff.make(old: session.diskBytes, new: bytes, oldName: session.path, newName: target)
        let all = [diff] + others.map(Self.diff)
        return Reply(
            lines: all.flatMap { $0.lines.map(\.styled) },
            fields: [
                .init("file", .string(target)), .init("written", false), .init("added", .int(diff.added)),
                .init("removed", .int(diff.removed)), .init("diff", .string(all.map(\.text).joined())),
            ])
    }

    private static func diff(_ path: String, _ file: Companions.File) -> UnifiedDiff {
        let name = PathName.shown(path)
        return UnifiedDiff.make(old: file.diskBytes, new: file.bytes, oldName: name, newName: name)
    }

    private func noteSaved(_ session: Session, _ bytes: [UInt8]) {
        session.diskBytes = bytes
        session.isNew = false
        session.ids = IDMaker(bytes: bytes)
        let log = session.log
        if log.hasMovedSinceSave {
            session.journaledLog.apply(
                .saved(state: log.state, digest: Digest(of: bytes), length: bytes.count, path: session.path))
        }
        // Entries that were undone before the save are kept too.
        session.journaledLog.flush()
    }

    /// Looks at the file, which may have to be read, while other things are done.
    private func stateOnDisk(_ session: Session) -> Aside<Result<StateOnDisk, FileError>> {
        let (path, identity, bytes) = (session.path, session.identity, session.diskBytes)
        return Aside(if: Worker.pays(forBytes: bytes.count)) {
            Result { () throws(FileError) in try StateOnDisk(path: path, identity: identity, bytes: bytes) }
        }
    }

    /// Refuses to overwrite what someone else wrote since the file was opened.
    private func check(_ found: Result<StateOnDisk, FileError>, _ session: Session) throws(CommandError) {
        let state: StateOnDisk
        do throws(FileError) { state = try found.get() } catch { throw CommandError(error) }
        switch state {
        case .unchanged: return
        case .missing where session.isNew && session.identity == nil: return
        case .changed:
            throw CommandError(
                "changed-on-disk", "\(session.path) has changed on disk since it was opened",
                hints: [
                    "'diff --disk' shows how; 'save --force' overwrites it; 'reload' takes it and gives up the edits here",
                    "'log --script' prints the edits, to play them on the new file",
                ])
        case .missing:
            throw CommandError(
                "gone-from-disk", "\(session.path) is no longer there",
                hints: [
                    "'save --force' writes it anew; 'save PATH' writes it elsewhere"
                ])
        }
    }

    /// The difference between the document and its file, as it was opened or as it is on disk now.
    func diff(disk: Bool) throws -> Reply {
        let session = try requireSession()
        let old: [UInt8]
        if session.document.readOnlyFormat != nil {
            old = session.document.bytes
        } else if disk {
            do throws(FileError) { old = try FileIO.read(session.path) } catch { throw CommandError(error) }
        } else {
            old = session.diskBytes
        }
        let diff = UnifiedDiff.make(old: old, new: session.document.bytes, oldName: session.path, newName: session.path)
        let all = ([diff] + session.companions.modified.map(Self.diff)).filter { !$0.isEmpty }
        var reply = Reply(lines: all.flatMap { $0.lines.map(\.styled) })
        if all.isEmpty { reply.text = "no differences" }
        reply.fields = [
            .init("added", .int(diff.added)), .init("removed", .int(diff.removed)),
            .init("diff", .string(all.map(\.text).joined())),
        ]
        return reply
    }
}

extension Shell {
    /// Saves at once, for the question at the end of a session.
    public func saveNow() throws(CommandError) -> Reply {
        do {
            let session = try requireSession()
            if session.block != nil { _ = try commit() }
            return try write(session, Session.StagedSave(path: nil, force: false, bytes: nil))
        } catch { throw CommandError(error) }
    }

    /// Leaves at the next opportunity, as `quit` does.
    public func askToQuit() { hasQuit = true }

    /// Takes back a `quit`.
    public func stay() { hasQuit = false }
}
