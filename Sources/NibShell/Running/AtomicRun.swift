import CommandLog
import Platform
import Replies

/// A run whose documents are saved as one: all of them are edited in memory, and none is written unless all commands succeed on all.
///
/// In each document the run is one entry of the log, which has the number of the run in its name. A record (`RunRecord`) says which
/// documents the run has changed, so that all of them can be taken back (`RunUndo`).
package final class AtomicRun {
    /// What became of a run.
    package struct Result {
        /// What happened to each document.
        package var outcomes: [Batch.Outcome] = []
        /// Why nothing was saved, if that is about all documents.
        package var error: CommandError?
        /// The number of the run; nil if it changed nothing, or keeps no log.
        package var number: Int?

        /// Whether nothing was saved because of an error.
        package var hasFailed: Bool { error != nil || outcomes.contains { $0.error != nil } }
    }

    private let batch: Batch
    private let files: [String]
    private let report: (_ file: Int?, Batch.Event) -> Void
    private var options: ShellOptions
    private var record: RunRecords.Begun?
    private var documents: [Document] = []
    /// Whether the logs on disk say that the documents are about to be saved.
    private var isLogged = false

    /// A document that was edited and is not saved yet.
    private struct Document {
        let runner: BatchRunner
        /// The index of its outcome.
        let index: Int
        /// What it was when it was opened.
        let before: (state: Int, digest: Digest)
    }

    /// Makes a run.
    ///
    /// - Parameters:
    ///   - batch: the commands.
    ///   - files: the documents.
    ///   - report: called with each thing to print and the index of the document that it is about, as it comes.
    package init(_ batch: Batch, on files: [String], report: @escaping (_ file: Int?, Batch.Event) -> Void) {
        (self.batch, self.files, self.report) = (batch, files, report)
        options = batch.options
    }

    /// Runs the commands on all documents, and saves them.
    ///
    /// - Parameter begin: called before each document.
    /// - Returns: what became of the run.
    package func run(_ begin: (Int) -> Void = { _ in }) -> Result {
        var result = Result()
        do throws(CommandError) {
            let locks = try RunLocks(files, options: options)
            for notice in locks.notices { report(nil, .notice(notice)) }
            if batch.saves, let runs = options.runs { record = try Self.begun(runs) }
            options.run = record?.number
            let recent = RecentCode()
            for index in files.indices {
                begin(index)
                result.outcomes.append(edit(index, recent: recent, holding: locks.locks[files[index]]))
            }
            if result.hasFailed { leave() } else { try save(&result) }
        } catch {
            report(nil, .failure(error, command: "save", statement: nil, document: nil))
            result.error = error
            leave()
        }
        return result
    }

    private static func begun(_ runs: RunRecords) throws(CommandError) -> RunRecords.Begun {
        do throws(FileError) { return try runs.begin() } catch {
            throw notUndoable(error.message, hints: error.hint.map { [$0] } ?? [])
        }
    }

    private static func notUndoable(_ reason: String, hints: [String] = []) -> CommandError {
        CommandError(
            "not-undoable", "the run could not be undone later: \(reason)",
            hints: hints + ["'--no-journal' saves without any log"])
    }

    // MARK: - Editing

    /// The name of the run in the logs.
    private var label: String {
        let scripts = batch.inputs.compactMap { input in
            if case .script(let path, _) = input { ScriptFile.label(path) } else { nil }
        }
        return (options.run.map { "run \($0)" } ?? "run")
            + (scripts.isEmpty ? "" : ": \(scripts.joined(separator: ", "))")
    }

    private func edit(_ index: Int, recent: RecentCode, holding lock: FileLock?) -> Batch.Outcome {
        var outcome = Batch.Outcome(file: files[index])
        let runner = BatchRunner(shell: Shell(options: options, recent: recent)) { [report] in report(index, $0) }
        do throws(CommandError) {
            try CommandError.throwIfInterrupted()
            runner.shell.documents.heldLock = lock
            try runner.open(files[index])
            let session = try runner.shell.documents.requireSession()
            let before = (state: session.log.state, digest: Digest(of: session.disk.bytes))
            try runner.shell.scripts.grouped(label, by: "--atomic") { () throws(CommandError) in
                try runner.run(batch.inputs)
                try runner.requireNoBlock()
            }
            if !runner.shell.documents.hasStagedSave { try runner.leave(isSaved: false) }
            documents.append(Document(runner: runner, index: index, before: before))
        } catch {
            runner.giveUp()
            outcome.error = error
        }
        (outcome.fallsShort, outcome.findsNothing) = (runner.fallsShort, runner.findsNothing)
        return outcome
    }

    // MARK: - Saving

    private func save(_ result: inout Result) throws(CommandError) {
        let saves = documents.map { $0.runner.takeStagedSaves() }
        var replies = try JoinedSaves.write(saves.flatMap(\.self), options: options) { parts throws(CommandError) in
            try note(parts)
        }[...]
        if isLogged, let record {
            record.keep()
            result.number = record.number
        }
        for (document, saves) in zip(documents, saves) where !saves.isEmpty {
            for reply in replies.prefix(saves.count) {
                document.runner.tell(reply, as: "save")
                result.outcomes[document.index].saved = reply
            }
            replies = replies.dropFirst(saves.count)
            try document.runner.leave(isSaved: true)
        }
    }

    /// Notes in the record of the run what is about to be saved.
    ///
    /// - Throws: an error if a log cannot be kept, as then the run could not be undone.
    private func note(_ parts: [SavePart]) throws(CommandError) {
        let changing = parts.filter { $0.changes && $0.digest != nil }
        guard let record, !changing.isEmpty else { return }
        isLogged = true
        let known = documents.compactMap { document in
            document.runner.shell.session.map { (ObjectIdentifier($0), document.before) }
        }
        let before = Dictionary(uniqueKeysWithValues: known)
        var noted: [RunRecord.Document] = []
        for part in changing {
            let log = part.session.journaledLog
            guard log.isKept, log.failure == nil else {
                throw Self.notUndoable(log.failure ?? "the log of '\(part.session.path)' cannot be kept")
            }
            guard let before = before[ObjectIdentifier(part.session)] else { continue }
            noted.append(
                RunRecord.Document(
                    path: part.session.path, states: (before.state, log.log.state),
                    digests: (before.digest, part.digest ?? before.digest)))
        }
        do throws(FileError) { try record.write(noted) } catch { throw Self.notUndoable(error.message) }
    }

    /// Leaves the documents without saving them.
    private func leave() {
        for document in documents {
            if isLogged { document.runner.shell.session?.noteGivenUp() }
            document.runner.shell.abandon()
        }
    }
}
