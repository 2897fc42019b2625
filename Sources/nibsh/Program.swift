import CommandLanguage
import LineEditing
import NibShell
import Platform
import Replies
import SourceIndex
import Wording

/// The program: reads its arguments, then runs a prompt, a batch or a subcommand.
struct Program {
    let arguments: [String]
    let settings = PromptSettings()
    let output: Output

    init(arguments: [String]) {
        self.arguments = DirectCommand(arguments)?.arguments ?? arguments
        output = Output(settings, width: Self.lineWidth)
    }

    /// Runs the program.
    ///
    /// - Returns: the exit status: 0 done, 1 findings, 2 an error, 130 stopped by Ctrl-C.
    func run() -> Int32 {
        if arguments.first == "--complete" { return complete(arguments.dropFirst()) }
        let options: Options
        do throws(Options.Problem) { options = try Options(arguments) } catch {
            if let hint = StrayWord.hint(forCommand: arguments) { return fail(error.message, hint: hint) }
            if let hint = error.word.flatMap(StrayWord.hint(forOption:)) { return fail(error.message, hint: hint) }
            let near = error.word.flatMap { Nearest.names(to: $0, among: Self.longNames).first }
            return fail(error.message, hint: near.map { "did you mean '\($0)'?" } ?? "'nibsh --help' shows the usage")
        }
        defer { output.flush() }
        if options.showsHelp { return say(options.subcommand.map(UsageText.subcommand) ?? UsageText.program) }
        if options.showsVersion { return say("nibsh \(Version.current)") }
        if let what = options.printed { return printDocumentation(what) }
        do throws(CommandError) { try AnswerSchema.check(options.form, of: options.subcommand?.name) } catch {
            return fail(error, command: "nibsh")
        }
        if options.playsTutorial { return playTutorial(options) }
        if let subcommand = options.subcommand { return subcommand.run(self, options) }
        return edit(options)
    }

    /// Edits documents: by commands that are given, or at a prompt.
    func edit(_ options: Options) -> Int32 {
        if let stray = StrayWord(options) { return fail(stray.message, hint: stray.hint) }
        for folder in options.codeFolders where !RealPath.isFolder(folder) {
            return fail("'\(folder)' is not a folder", hint: "--sources takes a folder of source code")
        }
        let readsInput = options.sources.contains { if case .standardInput = $0 { true } else { false } }
        let hasCommand = options.sources.contains { if case .command = $0 { true } else { false } }
        if readsInput, hasCommand, Terminal.isTerminal(0) {
            return fail(
                "'-' reads further commands from the standard input, which is a terminal",
                hint: "a command of several words is in quotes: nibsh View.xib -c 'connect owner.view -> R0L'")
        }
        if options.sources.isEmpty || readsInput, !Terminal.isTerminal(0) || readsInput {
            return runBatch(options, readsInput: true)
        }
        return options.sources.isEmpty ? runPrompt(options) : runBatch(options, readsInput: false)
    }

    private static let longNames = ProgramTable.options.flatMap(\.names).filter { $0.hasPrefix("--") }

    // MARK: - Batch

    private func runBatch(_ options: Options, readsInput: Bool) -> Int32 {
        var inputs: [Batch.Input] = []
        var sources = options.sources
        if readsInput, sources.isEmpty { sources = [.standardInput] }
        for source in sources {
            switch source {
            case .command(let text): inputs.append(.command(text))
            case .script(let path):
                do throws(CommandError) {
                    inputs.append(.script(path: path, text: try ScriptFile.text(of: path)))
                } catch {
                    return fail(error, command: "source", file: options.files.first)
                }
            case .standardInput:
                guard let text = String(validating: StandardInput.readAll(), as: UTF8.self) else {
                    return fail("standard input is not in UTF-8", hint: nil)
                }
                inputs.append(.piped(text: text))
            }
        }
        var batch = Batch(inputs: inputs, options: shellOptions(options, isInteractive: false))
        do throws(CommandError) { try batch.checkValues() } catch {
            return fail(error, command: "source", file: options.files.first)
        }
        let (files, repeated) = Batch.distinct(options.files)
        if options.isAtomic, files.isEmpty {
            return fail("'--atomic' takes the documents as arguments", hint: "nibsh --atomic -f SCRIPT FILE…")
        }
        let workers = BatchProgram.workers(for: batch, files)
        batch.options = shellOptions(options, isInteractive: false, workers: workers)
        watchInterrupts()
        if !options.isDryRun, let note = Self.logNote(options), batch.saves { output.note(note) }
        for file in repeated { output.note("\(file) is given twice; the commands run on it once") }
        return BatchProgram(
            batch: batch, files: files, output: output, form: options.form, workers: workers, isAtomic: options.isAtomic
        ).run()
    }

    /// Lets Ctrl-C stop a command that is under way.
    func watchInterrupts() {
        Interrupt.watch()
        Interruption.ask { Interrupt.isPending }
    }

    /// How shells are run, of which each of several workers has one.
    func shellOptions(_ options: Options, isInteractive: Bool, workers: Int = 1) -> Shell.Options {
        var result = Shell.Options()
        if options.keepsJournal, !options.isDryRun, Self.strangeState == nil {
            result.journalFolder = StateFolder.journals
        }
        result.isInteractive = isInteractive
        if isInteractive {
            result.prompt = settings
            result.idSalt = Self.idSalt
        }
        result.values = options.values
        result.isDryRun = options.isDryRun
        result.isDurable = options.isDurable
        result.answer(as: options.form)
        result.lineWidth = Self.lineWidth
        result.sources = options.codeFolders
        result.merge = options.merge
        result.cacheFolder = options.keepsJournal ? CacheFolder.path : nil
        if let reader = ReaderPath.find() {
            result.makeReader = { SwiftReader(program: reader, processes: SwiftReader.cores / workers) }
        }
        return result
    }

    /// Drawn by lot for each prompt, unless `NIBSH_SEED` gives it.
    private static let idSalt = Environment.value("NIBSH_SEED").flatMap { UInt64($0) } ?? .random(in: 1 ... .max)

    /// Returns the columns of the terminal as it is now. Elsewhere lines may be of any length, unless the user asks for another one.
    @Sendable private static func lineWidth() -> Int? {
        if Terminal.isTerminal(1), !Redirection.isUnderWay { return Terminal.width(1) }
        return Environment.value("COLUMNS").flatMap { WrittenNumber.read($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    // MARK: - Prompt

    private func runPrompt(_ options: Options) -> Int32 {
        if options.isAtomic {
            let files =
                options.files.isEmpty ? "FILE…" : options.files.map(Quoting.forSystemShell).joined(separator: " ")
            return fail(
                "'--atomic' is for commands that are given, not for a prompt",
                hint: "nibsh --atomic -f SCRIPT \(files)")
        }
        let shell = Shell(options: shellOptions(options, isInteractive: true))
        Interruption.ask { Interrupt.isPending }
        if let note = Self.logNote(options) { output.note(note) }
        // The one that is opened last is the current one.
        for file in options.files.reversed() {
            do throws(CommandError) {
                let reply = try shell.open(file, isArgument: true)
                output.print(reply.text)
                reply.notices.forEach(output.note)
            } catch {
                return fail(error, command: "open", file: file)
            }
        }
        return Prompt(
            shell: shell, output: output, settings: settings, form: options.form,
            keepsHistory: options.keepsJournal
        ).run()
    }

    /// Says why the log is not kept although it should be; nil if it is.
    private static func logNote(_ options: Options) -> String? {
        guard options.keepsJournal else { return nil }
        let reason =
            options.isWithoutHome ? "neither HOME nor XDG_STATE_HOME is set" : Self.strangeState.map(\.message)
        return reason.map { "\($0), so the log is not kept; '--no-journal' silences this note" }
    }

    /// Why no file may be kept in the state folder; nil if it is the user's, or not there yet.
    private static let strangeState: FileError? = {
        guard let folder = StateFolder.journals else { return nil }
        do throws(FileError) {
            try OwnFolder.check(folder)
            return nil
        } catch { return error }
    }()

    // MARK: - Saying

    /// Prints the reply of a subcommand.
    func say(_ reply: Reply, of command: String, by options: Options) -> Bool {
        switch options.form.kind {
        case .json: output.print(ReplyJSON.object(reply, command: command, file: nil, fields: options.form.fields))
        case .csv: reply.record.map { output.print(CSV($0, fields: options.form.fields)) }
        case .text:
            output.print(reply.text)
            reply.notices.forEach(output.note)
        }
        return output.finish()
    }

    func say(_ text: String) -> Int32 {
        output.write(text + "\n")
        return output.finish() ? 0 : 2
    }

    private func printDocumentation(_ what: String) -> Int32 {
        guard let text = Documentation.text(what) else {
            return fail(
                "there is no '\(what)' to print",
                hint: "one of \(Documentation.names.joined(separator: ", ")) can be printed")
        }
        output.write(text)
        return output.finish() ? 0 : 2
    }

    func fail(_ message: String, hint: String?) -> Int32 {
        fail(CommandError("usage", message, hints: hint.map { [$0] } ?? []), command: "nibsh")
    }

    /// Says why nothing was done, as JSON if `--json` is among the arguments, even if other arguments are wrong.
    func fail(_ error: CommandError, command: String, file: String? = nil) -> Int32 {
        if arguments.contains(where: { AnswerForm(option: $0)?.kind == .json }) {
            output.print(ReplyJSON.object(error, command: command, file: file, statement: nil))
            output.flush()
        } else {
            output.complain(error)
        }
        return 2
    }
}
