import CommandLog
import Platform
import Replies
import SourceIndex
import Wording

/// Takes back what a run over several documents saved, in all of them as one.
package struct RunUndo {
    /// What is asked for.
    package struct Request {
        /// The number of the run; nil for the last one that is not undone yet.
        package var number: Int?
        /// The documents in which it is undone; empty for all.
        package var files: [String] = []
        /// Whether documents that were changed since are left as they are.
        package var leavesChanged = false

        /// Makes a request.
        package init() {}
    }

    private let options: ShellOptions
    private let request: Request
    /// The documents that are open at a prompt, the current one last.
    private let sessions: [Session]
    /// The current one; nil if none is open.
    private var open: Session? { sessions.last }
    private let recent = RecentCode()

    /// Makes an undo.
    ///
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - options: how a shell is run.
    package init(_ request: Request, options: ShellOptions) { self.init(request, options: options, open: []) }

    init(_ request: Request, options: ShellOptions, open sessions: [Session]) {
        (self.request, self.sessions) = (request, sessions)
        var options = options
        options.isInteractive = false
        options.prompt = nil
        options.locksDocuments = !options.isDryRun
        self.options = options
    }

    /// Undoes the run.
    ///
    /// - Returns: what was undone, and where.
    /// - Throws: an error if there is no such run, or a document was changed since; nothing is changed then.
    package func reply() throws(CommandError) -> Reply {
        guard let runs = options.runs else {
            throw CommandError("no-run", "no log is kept, so no run can be undone")
        }
        if let number = request.number {
            guard let run = runs[number] else {
                throw CommandError("no-run", "there is no run \(number)", hints: Self.known(runs))
            }
            guard let reply = try undo(run) else { throw Self.undone("run \(number) is undone") }
            return reply
        }
        for number in runs.numbers {
            if let run = runs[number], concerns(run), let reply = try undo(run) { return reply }
        }
        let place = request.files.first.map { "of '\($0)'" } ?? open.map { "of '\($0.name)'" } ?? "in this project"
        // Those of this place are undone.
        let others = Self.known(runs) { !concerns($0) }
        throw CommandError("no-run", "no run \(place) is left to undo", hints: others)
    }

    private static func undone(_ message: String) -> CommandError {
        CommandError(LogWalk.nothingToUndo, message, hints: ["'redo' brings it back in each document"])
    }

    private static func known(_ runs: RunRecords, where isMeant: (RunRecord) -> Bool = { _ in true }) -> [String] {
        runs.numbers.lazy.compactMap { runs[$0] }.filter(isMeant).prefix(3).map { run in
            "run \(run.number) was in \(FirstFew.of(run.documents.map { PathName.shown($0.path) }, most: 2)): "
                + "nibsh undo --run \(run.number)"
        }
    }

    // MARK: - The documents

    private var wanted: Set<String> { Set(request.files.map(PathName.absolute)) }

    /// Whether a run is one that is meant without its number: of the documents that are named, or of this project.
    private func concerns(_ run: RunRecord) -> Bool {
        let paths = run.documents.map(\.path)
        if !request.files.isEmpty { return wanted.isSubset(of: paths) }
        if let open { return paths.contains(PathName.absolute(open.path)) }
        let here = PathName.absolute(ProjectRoot.around(".") ?? ".")
        return paths.contains { PathName.relative($0, to: here) != nil }
    }

    /// A document as a run left it, or as it is now.
    private enum Standing {
        /// Nothing has changed since the run.
        case asSaved
        /// What the run did is not in it any more.
        case undone
        /// It was changed since, or cannot be gone back in; with the reason.
        case changed(String)
    }

    /// A document of a run with its session; none if it cannot be opened.
    private struct Member {
        let document: RunRecord.Document
        let session: Session?
        let standing: Standing
        var name: String { PathName.shown(document.path) }
        /// What has the session, if it was opened for this.
        var opened: OpenDocuments?
    }

    /// Undoes a run.
    ///
    /// - Returns: nil if it is undone already.
    private func undo(_ run: RunRecord) throws(CommandError) -> Reply? {
        let chosen = try chosen(of: run)
        // Most of the runs that are undone already are told by the bytes of their files.
        guard chosen.contains(where: Self.mayBeThere) else { return nil }
        let locks = try RunLocks(chosen.map { PathName.shown($0.path) }, options: options)
        var members: [Member] = []
        defer {
            for member in members { member.opened?.abandon() }
            // At a prompt documents are locked only while they are saved.
            for session in sessions { session.lock = nil }
        }
        for document in chosen {
            members.append(try member(document, holding: locks.locks[PathName.shown(document.path)]))
        }
        let changed = members.filter { if case .changed = $0.standing { true } else { false } }
        let there = members.filter { if case .asSaved = $0.standing { true } else { false } }
        guard !there.isEmpty || !changed.isEmpty else { return nil }
        guard !there.isEmpty, request.leavesChanged || changed.isEmpty else {
            throw refusal(of: run, changed: changed, there: there.count)
        }
        let saved = try goBack(there)
        let answer = RunUndoAnswer(run: run.number, files: there.map(\.name), left: changed.map(\.name), saved: saved)
        var reply = answer.reply(isDryRun: options.isDryRun)
        reply.notices = locks.notices + reply.notices
        return reply
    }

    private func chosen(of run: RunRecord) throws(CommandError) -> [RunRecord.Document] {
        let paths = Set(run.documents.map(\.path))
        if let stranger = request.files.first(where: { !paths.contains(PathName.absolute($0)) }) {
            throw CommandError(
                "not-in-run", "run \(run.number) did not change '\(stranger)'",
                hints: ["it changed \(FirstFew.of(run.documents.map { PathName.shown($0.path) }, most: 10))"])
        }
        let wanted = wanted
        return wanted.isEmpty ? run.documents : run.documents.filter { wanted.contains($0.path) }
    }

    private static func mayBeThere(_ document: RunRecord.Document) -> Bool {
        guard document.digests.before != document.digests.after, let bytes = try? FileIO.read(document.path) else {
            return true
        }
        return Digest(of: bytes) != document.digests.before
    }

    private func member(_ document: RunRecord.Document, holding lock: FileLock?) throws(CommandError) -> Member {
        if let open = sessions.first(where: { PathName.absolute($0.path) == document.path }) {
            open.lock = lock
            let isModified = open.isModified || open.block != nil
            let standing = isModified ? .changed("has changes that are not saved") : Self.standing(of: open, document)
            return Member(document: document, session: open, standing: standing)
        }
        let sources = ProjectSources(options: options, recent: recent)
        let opened = OpenDocuments(options: options, isForeign: sources.isForeign(_:for:))
        opened.heldLock = lock
        let name = PathName.shown(document.path)
        let notices: [String]
        do throws(CommandError) { notices = try opened.open(name).notices } catch {
            if error.code == CommandError.interrupted.code { throw error }
            return Member(document: document, session: nil, standing: .changed(error.message))
        }
        let session = try opened.requireSession()
        var standing = Self.standing(of: session, document)
        // A log that another session has, for example, cannot be read.
        if case .changed = standing, let notice = notices.first { standing = .changed(notice) }
        return Member(document: document, session: session, standing: standing, opened: opened)
    }

    private static func standing(of session: Session, _ document: RunRecord.Document) -> Standing {
        let (log, digest) = (session.log, Digest(of: session.disk.bytes))
        guard log.hasState(document.states.after), log.hasState(document.states.before) else {
            if digest == document.digests.before, digest != document.digests.after { return .undone }
            return .changed(digest == document.digests.after ? "has lost its log" : "was changed by another program")
        }
        if document.states.after != log.state {
            guard log.path(to: log.state).contains(document.states.after) else { return .undone }
            guard digest == document.digests.after else { return .changed("was edited since") }
        }
        // Other files that the run changed along with it.
        let (back, forward) = log.way(to: document.states.before)
        let patches = back.flatMap { log[$0].inversePatches } + forward.flatMap { log[$0].patches }
        do throws(CommandError) { try session.companions.require(patches) } catch { return .changed(error.message) }
        return .asSaved
    }

    private func refusal(of run: RunRecord, changed: [Member], there: Int) -> CommandError {
        let count = changed.count + there
        var error = CommandError(
            "changed-since",
            "run \(run.number) cannot be undone in \(changed.count) of \(Plural.of("document", count: count)); nothing was changed"
        )
        error.details = changed.prefix(20).map { member in
            guard case .changed(let reason) = member.standing else { return "" }
            return "  \(member.name): \(reason)"
        }
        if changed.count > 20 { error.details.append("  \(changed.count - 20) more") }
        if there > 0 { error.hints = ["to undo it in the other \(there): nibsh undo --run \(run.number) --rest"] }
        return error
    }

    // MARK: - Going back

    /// Takes the documents back and saves them as one.
    private func goBack(_ members: [Member]) throws(CommandError) -> [Reply] {
        var isLogged = false
        do throws(CommandError) {
            var items: [JoinedSaves.Item] = []
            for member in members {
                guard let session = member.session else { continue }
                _ = try LogWalk(session).restore(member.document.states.before, by: "undo")
                guard Digest(of: session.document.bytes) == member.document.digests.before else {
                    throw CommandError(
                        "log-mismatch", "the log of '\(member.name)' does not lead back to what the document was")
                }
                items.append(
                    (
                        Saving(session: session, options: options),
                        Session.StagedSave(path: nil, force: false, bytes: nil)
                    ))
            }
            return try JoinedSaves.write(items, options: options) { _ in isLogged = true }
        } catch {
            for member in members {
                guard let session = member.session else { continue }
                if sessions.contains(where: { $0 === session }) {
                    _ = try? LogWalk(session).restore(session.log.savedState, by: "redo")
                } else if isLogged {
                    session.noteGivenUp()
                }
            }
            throw error
        }
    }
}
