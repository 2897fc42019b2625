import CommandLanguage
import LineEditing
import NibShell
import Platform
import Replies

/// Runs what is typed at the prompt: commands of nibsh, programs of the system, and where output goes.
final class StatementRunner {
    private let shell: Shell
    private let output: Output
    private let settings: PromptSettings
    private let form: AnswerForm
    /// The tutorial that is played.
    private let tutorial: Tutorial?
    private let ask: (String, [Character]) -> Character?
    private let terminal: TerminalLoan
    private var failures = FailureCount()
    private var hasPagerFailed = false
    private let terminalDisplay: @Sendable () -> PictureDisplay

    init(
        shell: Shell, output: Output, settings: PromptSettings, form: AnswerForm, tutorial: Tutorial?,
        ask: @escaping (String, [Character]) -> Character?, terminal: TerminalLoan
    ) {
        self.shell = shell
        self.output = output
        self.settings = settings
        self.form = form
        self.tutorial = tutorial
        self.ask = ask
        self.terminal = terminal
        terminalDisplay = TerminalDisplay(output).find
    }

    /// Runs the statements of a line, up to one that quits.
    func run(line: String) {
        for statement in StatementReader.statements(in: line) {
            if let answer = tutorial?.answer(statement.text) {
                output.print(answer)
                continue
            }
            let succeeded = run(statement)
            if let tutorial, !shell.hasQuit { output.print(tutorial.follow(succeeded: succeeded)) }
            if shell.hasQuit || Interrupt.isPending { return }
        }
    }

    /// Runs the commands with which the user lets each prompt begin. One that fails is told with its place.
    func runStartFile() {
        guard let file = StartFile.read() else { return }
        switch file {
        case .problem(let error): output.complain(error)
        case .statements(let statements, let path):
            for statement in statements where !shell.hasQuit && !Interrupt.isPending {
                run(statement, from: path)
            }
        }
        failures = FailureCount()
    }

    // MARK: - One statement

    /// Runs a statement.
    ///
    /// - Parameters:
    ///   - statement: the statement.
    ///   - path: the file with which prompts begin, if the statement is from there; nil if it was typed.
    /// - Returns: whether a command was carried out.
    @discardableResult
    private func run(_ statement: Statement, from path: String? = nil) -> Bool {
        let text = statement.text
        defer { if settings.takeClearScreen() { clearScreen() } }
        do throws(CommandError) {
            switch try TypedStatement(text, aliases: settings.aliases) {
            case .program(let program):
                run(program, input: nil)
                return false
            case .command(let command, let destination):
                if let destination { try Redirection.check(destination, documents: OpenPaths.of(shell)) }
                return run(command: command, to: destination, of: statement, from: path)
            }
        } catch {
            fail(error, text: text, of: statement, from: path)
            return false
        }
    }

    /// Runs a command; if its error offers another way, asks, and runs that.
    private func run(
        command text: String, to destination: TypedStatement.OutputPlace?, of statement: Statement, from path: String?
    ) -> Bool {
        let lines = ReplyLines(style: output.style, isPlain: destination != nil)
        do throws(CommandError) {
            let reply = try execute(text, for: destination, lines: lines)
            failures.succeeded()
            deliver(reply, lines: lines, to: destination)
            reply.notices.forEach(output.note)
            return true
        } catch {
            if destination == nil { output.write(lines.text) }
            guard let offer = error.offer, error.statement == nil, form == .text, path == nil else {
                fail(error, text: text, of: statement, from: path)
                return false
            }
            output.complain(error.reasons)
            output.flush()
            guard ask(offer.question, ["y", "n"]) == "y" else { return false }
            return run(command: text + " " + offer.word, to: destination, of: statement, from: path)
        }
    }

    /// Runs a command. The lines of a long reply are collected, or printed at once if nothing is to be done with the whole.
    private func execute(
        _ text: String, for destination: TypedStatement.OutputPlace?, lines: ReplyLines
    ) throws(CommandError) -> Reply {
        defer { shell.printLine = nil }
        settings.display = destination == nil && form == .text && output.style.isTerminal ? terminalDisplay : nil
        shell.numbersRows = destination == nil && form == .text
        if destination != nil {
            if form == .text { shell.printLine = { lines.add($0) } }
            return try Redirection.whileUnderWay { () throws(CommandError) in try shell.execute(text) }
        }
        if form == .text { shell.printLine = pager == nil ? { self.output.print(line: $0) } : { lines.add($0) } }
        return try shell.execute(text)
    }

    /// The pager; nil if the user wants none or it cannot be used.
    private var pager: Pager? { settings.usesPager && !hasPagerFailed ? Pager(style: output.style) : nil }

    private func run(_ program: String, input: [UInt8]?) {
        output.flush()
        terminal.lend()
        do throws(SystemError) {
            tell(try ForegroundProgram.run(program, input: input), of: program)
        } catch { complain("cannot start '\(program)': \(error.reason)") }
    }

    // MARK: - Where replies go

    private func deliver(_ reply: Reply, lines: ReplyLines, to destination: TypedStatement.OutputPlace?) {
        if destination == nil, let graphic = reply.graphic { output.write(graphic) }
        let reply =
            reply.form == nil && form != .text
            ? reply.answered(as: form, command: shell.lastCommand, document: shell.lastDocument) : reply
        if destination == nil, form != .text || pager == nil { return output.print(reply.text) }
        if !reply.text.isEmpty { lines.add(reply.text) }
        switch destination {
        case nil: show(lines)
        case .program(let program):
            run(program, input: Array(lines.text.utf8))
        case .file(let path, let appends):
            do throws(FileError) {
                try Redirection.write(Array(lines.text.utf8), to: path, appends: appends)
            } catch {
                output.complain(CommandError(error))
            }
        }
    }

    private func show(_ lines: ReplyLines) {
        output.flush()
        var problem: String?
        // What was typed ahead is for the prompt; the pager would take it for its keys.
        if let pager, lines.isLonger(than: Terminal.size(1)), !terminal.hasTypedAhead() {
            terminal.lend()
            problem = pager.show(lines.text)
            if problem == nil { return }
            // It is told once; a machine without the pager has none a minute later either.
            hasPagerFailed = true
        }
        output.write(lines.text)
        output.flush()
        problem.map(output.note)
    }

    private func clearScreen() {
        guard output.style.isTerminal, output.style.isSmart else { return }
        // To the first row and column; then everything after the cursor is erased (ECMA-48, 8.3.21 and 8.3.39).
        output.write("\u{1B}[H\u{1B}[2J")
        output.flush()
    }

    // MARK: - Failures

    /// Says why a statement failed.
    ///
    /// - Parameters:
    ///   - error: what its command, or reading it, threw.
    ///   - text: the command that was run.
    ///   - statement: the statement as it was typed.
    ///   - path: the file that it is from; nil if it was typed.
    private func fail(_ error: CommandError, text: String, of statement: Statement, from path: String?) {
        var error = TypedStatement.advised(statement.text == text ? statement.advised(error) : error, of: text)
        if let path, error.place == nil {
            let (line, column) = statement.position(of: error.span?.lowerBound ?? 0)
            error.place = CommandError.Place(file: path, line: line, column: column)
        }
        if form.kind == .json {
            output.print(
                ReplyJSON.object(error, command: shell.lastCommand, file: shell.documentPath, statement: text))
        } else {
            output.complain(error, statement: text)
        }
        error.notices.forEach(output.note)
        if let advice = failures.failed(command: shell.lastCommand), form == .text { output.note(advice) }
    }

    private func complain(_ message: String) { output.complain("\("error:", .error) \(message)") }

    /// Tells how a program ended, unless it ended well or the user ended it.
    private func tell(_ ending: ChildProcess.Ending, of program: String) {
        guard !ending.isOrdinarySignal else {
            // The key was echoed in the middle of a line.
            if ending.signal == 2 { output.write("\n") }
            return
        }
        if let signal = ending.signal {
            output.note("'\(program)' was ended by \(ChildProcess.Ending.name(ofSignal: signal))")
        } else if ending != .status(0), case .status(let status) = ending {
            output.note("'\(program)' ended with status \(status)")
        }
    }
}
