import LineEditing
import NibShell
import Platform
import Replies
import Synchronization
import Wording

/// A run without a prompt: commands over files, then a table.
struct BatchProgram {
    let batch: Batch
    let files: [String]
    let output: Output
    /// How commands answer.
    let form: AnswerForm
    /// How many files are worked on at a time.
    let workers: Int
    /// Whether all files are saved as one.
    let isAtomic: Bool

    /// How many files a run works on at a time: one for each processor, but only one if they may depend on each other.
    static func workers(for batch: Batch, _ files: [String]) -> Int {
        files.count < 2 || CurrentProcess.processorCount < 2 || batch.touchesOtherFiles
            ? 1 : min(CurrentProcess.processorCount, files.count)
    }

    /// Runs all files.
    ///
    /// - Returns: the exit status.
    func run() -> Int32 {
        if isAtomic { return runAsOne() }
        let outcomes = workers > 1 ? runTogether() : runInTurn()
        if files.count > 1, form == .text { printTable(outcomes) }
        return status(of: outcomes)
    }

    private func status(of outcomes: [Batch.Outcome]) -> Int32 {
        guard output.finish() else { return 2 }
        // What a shell reports of a program that SIGINT ended.
        if outcomes.contains(where: { $0.error?.code == CommandError.interrupted.code }) { return 130 }
        if outcomes.contains(where: { $0.error != nil }) { return 2 }
        // A search in several files found something if it did in one of them, as for grep.
        let findsNothing = !outcomes.isEmpty && outcomes.allSatisfy(\.findsNothing)
        return findsNothing || outcomes.contains(where: \.fallsShort) ? 1 : 0
    }

    /// Runs one file after the other, and prints as commands are done.
    private func runInTurn() -> [Batch.Outcome] {
        let recent = RecentCode()
        if files.isEmpty { return [run(nil, recent: recent, printing: output)] }
        var progress = Progress(count: files.count)
        defer { progress.clear() }
        return files.enumerated().map { index, file in
            progress.show(index, file: file)
            return run(file, recent: recent, printing: output)
        }
    }

    /// Runs all files, and saves them as one.
    private func runAsOne() -> Int32 {
        var progress = Progress(count: files.count)
        var printer: (index: Int?, print: (Batch.Event) -> Void)?
        let run = AtomicRun(batch, on: files) { index, event in
            if printer == nil || printer?.index != index {
                printer = (index, self.printer(for: index.map { files[$0] }, on: output))
            }
            printer?.print(event)
        }
        let result = run.run { progress.show($0, file: files[$0]) }
        progress.clear()
        if files.count > 1, form == .text { printTable(result.outcomes, of: result) }
        let status = status(of: result.outcomes)
        return result.error == nil ? status : 2
    }

    /// Runs several files at a time. What is printed for a file is kept until all files before it are done.
    private func runTogether() -> [Batch.Outcome] {
        batch.settle(files).forEach(output.note)
        let told = Mutex((outcomes: [Batch.Outcome](), progress: Progress(count: files.count)))
        OrderedWork.run(count: files.count, workers: workers) {
            RecentCode()
        } compute: { index, recent in
            let kept = KeptPrint(style: output.style)
            let outcome = run(files[index], recent: recent, printing: kept)
            return (outcome: outcome, pieces: kept.pieces)
        } deliver: { index, file in
            output.print(file.pieces)
            told.withLock {
                $0.outcomes.append(file.outcome)
                $0.progress.show(index, file: files[index])
            }
        }
        return told.withLock {
            $0.progress.clear()
            return $0.outcomes
        }
    }

    private func run(_ file: String?, recent: RecentCode, printing output: any Printing) -> Batch.Outcome {
        batch.run(on: file, recent: recent, report: printer(for: file, on: output))
    }

    /// Returns what prints the events of a file.
    private func printer(for file: String?, on output: any Printing) -> (Batch.Event) -> Void {
        var heading = FileHeading(files.count > 1 ? file : nil, output: output)
        return { event in
            switch event {
            case .reply(let reply, let command, let document):
                if form.kind == .json {
                    output.print(
                        ReplyJSON.object(reply, command: command, file: file ?? document, fields: form.fields))
                } else if form.kind == .csv {
                    if !reply.isEcho { reply.record.map { output.print(table($0, of: file)) } }
                } else if !reply.isEcho, !reply.text.isEmpty, !isInTable(command),
                    !(reply.isNothing && files.count > 1)
                {
                    heading.print()
                    output.print(reply.text)
                }
            case .line(let line):
                heading.print()
                output.print(line: line)
            case .failure(let error, let command, let statement, let document):
                if form.kind == .json {
                    output.print(
                        ReplyJSON.object(error, command: command, file: file ?? document, statement: statement))
                } else if !isToldTogether(error) {
                    if error.place?.file != file { heading.complain() }
                    output.complain(error, statement: statement)
                }
            case .notice(let notice):
                heading.complain()
                output.note(notice)
            }
        }
    }

    /// An answer as a table; that of one file of several has a column for the file.
    private func table(_ record: Record, of file: String?) -> CSV {
        let known = Set(record.shape.selectable.map(\.name))
        return CSV(
            record, fields: form.fields.filter(known.contains),
            leading: files.count > 1 ? [("document", file ?? "")] : [])
    }

    /// Whether the table says what the command's reply would.
    private func isInTable(_ command: String) -> Bool {
        command == "save" && files.count > 1 && !batch.options.isDryRun
    }

    /// Whether an error is told once for all files that have it: the commands lack a `save`.
    private func isToldTogether(_ error: CommandError) -> Bool { files.count > 1 && error.code == "unsaved" }

    /// What happened to each file that was saved or should have been. Files that were only read are counted.
    private func printTable(_ outcomes: [Batch.Outcome], of run: AtomicRun.Result? = nil) {
        let unsaved = outcomes.filter { $0.error.map(isToldTogether) == true }
        let others = outcomes.filter { $0.error.map(isToldTogether) != true }
        for line in Columns.lines(others.compactMap(row)) { output.print(line) }
        let failed = outcomes.filter { $0.error != nil }.count
        var summary = failed == 0 ? "\(files.count) files" : "\(files.count) files, \(failed) failed"
        if run?.hasFailed == true { summary += "; nothing was saved" }
        if let number = run?.number { summary += ", saved as run \(number)" }
        output.print(StyledText(summary, failed == 0 && run?.error == nil ? .dim : .error))
        if let error = unsaved.first?.error { complain(error, of: unsaved.compactMap(\.file)) }
    }

    private func row(_ outcome: Batch.Outcome) -> [StyledText]? {
        let file = StyledText(outcome.file ?? "", .label)
        if let error = outcome.error { return [file, StyledText("failed", .error), StyledText(error.message)] }
        guard let saved = outcome.saved else { return nil }
        guard let (added, removed) = saved.counts, added + removed > 0 else { return [file, "unchanged", ""] }
        return [
            file, StyledText(batch.options.isDryRun ? "would change" : "saved", .added),
            "+\(added) −\(removed) lines",
        ]
    }

    /// How many files an error names.
    private static let mostNamed = 3

    /// Tells once of an error that several files have.
    private func complain(_ error: CommandError, of files: [String]) {
        guard files.count > 1 else { return output.complain(error) }
        var error = error
        error.message = "\(files.count) files have unsaved changes: \(FirstFew.of(files, most: Self.mostNamed))"
        output.complain(error)
    }
}

/// The name of a file above what is printed for it, once on each stream, when there are several.
private struct FileHeading {
    private let name: String?
    private let output: any Printing
    private var isPrinted = false
    private var hasComplained = false

    init(_ name: String?, output: any Printing) {
        self.name = name
        self.output = output
    }

    mutating func print() {
        if let name, !isPrinted { output.print(StyledText("\(name):", .label)) }
        isPrinted = true
    }

    mutating func complain() {
        if let name, !hasComplained { output.complain(StyledText("\(name):", .label)) }
        hasComplained = true
    }
}

/// A line on standard error that says how far a long run is; only at a terminal and only when it takes over a second.
struct Progress {
    private let count: Int
    private let start = Clock.uptime
    private let isShown = Terminal.isTerminal(2)
    private var hasLine = false

    init(count: Int) { self.count = count }

    mutating func show(_ index: Int, file: String) {
        guard isShown, count > 1, Clock.uptime - start > 1 else { return }
        hasLine = true
        write("\r\u{1B}[K\(index + 1)/\(count) \(ShownText.line(file))")
    }

    mutating func clear() {
        if hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    private func write(_ text: String) { Descriptor.standardError.write(text) }
}
