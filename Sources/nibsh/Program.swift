import CommandLanguage
import LineDiff
import LineEditing
import ModelContext
import NibShell
import Platform
import Replies
import SourceIndex

/// The program: reads its arguments, then runs a prompt, a batch or a subcommand.
struct Program {
    let arguments: [String]
    let settings = PromptSettings()
    let output: Output

    init(arguments: [String]) {
        self.arguments = arguments
        output = Output(settings)
    }

    /// Runs the program.
    ///
    /// - Returns: the exit status: 0 done, 1 findings, 2 an error, 130 stopped by Ctrl-C.
    func run() -> Int32 {
        if arguments.first == "--complete" { return complete(arguments.dropFirst()) }
        let options: Options
        do throws(Options.Problem) { options = try Options(arguments) } catch {
            let near = error.word.flatMap { Nearest.names(to: $0, among: Self.longNames).first }
            return fail(error.message, hint: near.map { "did you mean '\($0)'?" } ?? "'nibsh --help' shows the usage")
        }
        defer { output.flush() }
        if options.showsHelp { return say(options.subcommand.map(UsageText.subcommand) ?? UsageText.program) }
        if options.showsVersion { return say("nibsh \(Version.current)") }
        if let what = options.printed { return printDocumentation(what) }
        if options.playsTutorial { return playTutorial(options) }
        if let subcommand = options.subcommand { return subcommand.run(self, options) }
        return edit(options)
    }

    /// Edits documents: by commands that are given, or at a prompt.
    private func edit(_ options: Options) -> Int32 {
        for folder in options.codeFolders where !RealPath.isFolder(folder) {
            return fail("'\(folder)' is not a folder", hint: "--sources takes a folder of source code")
        }
        let readsInput = options.sources.contains { if case .standardInput = $0 { true } else { false } }
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
        let (files, repeated) = Batch.distinct(options.files)
        let workers = BatchProgram.workers(for: batch, files)
        batch.options = shellOptions(options, isInteractive: false, workers: workers)
        Interrupt.watch()
        Interruption.ask { Interrupt.isPending }
        if options.isWithoutHome, !options.isDryRun, batch.saves { output.note(Self.noHome) }
        for file in repeated { output.note("\(file) is given twice; the commands run on it once") }
        return BatchProgram(batch: batch, files: files, output: output, isJSON: options.isJSON, workers: workers).run()
    }

    /// How shells are run, of which each of several workers has one.
    func shellOptions(_ options: Options, isInteractive: Bool, workers: Int = 1) -> Shell.Options {
        var result = Shell.Options()
        result.journalFolder = options.keepsJournal && !options.isDryRun ? StateFolder.journals : nil
        result.isInteractive = isInteractive
        if isInteractive { result.prompt = settings }
        result.isDryRun = options.isDryRun
        result.isDurable = options.isDurable
        result.wantsFields = options.isJSON
        result.wantsText = !options.isJSON
        result.lineWidth = Self.lineWidth
        result.sources = options.codeFolders
        result.merge = options.merge
        result.cacheFolder = options.keepsJournal ? CacheFolder.path : nil
        if let reader = ReaderPath.find() {
            result.makeReader = { SwiftReader(program: reader, processes: SwiftReader.cores / workers) }
        }
        return result
    }

    /// Returns the columns of the terminal as it is now. Elsewhere lines may be of any length, unless the user asks for another one.
    @Sendable private static func lineWidth() -> Int? {
        if Terminal.isTerminal(1), !Redirection.isUnderWay { return Terminal.width(1) }
        return Environment.value("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    // MARK: - Prompt

    private func runPrompt(_ options: Options) -> Int32 {
        guard options.files.count <= 1 else {
            return fail(
                "the prompt opens one document, not \(options.files.count)",
                hint: "use -c or -f to edit several files")
        }
        let shell = Shell(options: shellOptions(options, isInteractive: true))
        Interruption.ask { Interrupt.isPending }
        if options.isWithoutHome { output.note(Self.noHome) }
        if let file = options.files.first {
            do throws(CommandError) {
                let reply = try shell.open(file)
                output.print(reply.text)
                reply.notices.forEach(output.note)
            } catch {
                return fail(error, command: "open", file: file)
            }
        }
        return Prompt(
            shell: shell, output: output, settings: settings, isJSON: options.isJSON,
            keepsHistory: options.keepsJournal
        ).run()
    }

    private static let noHome =
        "neither HOME nor XDG_STATE_HOME is set, so the log is not kept; '--no-journal' silences this note"

    // MARK: - Subcommands

    /// Lists all journals, or those of the named documents.
    func listJournals(_ options: Options) -> Int32 {
        let reply = JournalList.reply(folder: StateFolder.journals, documents: options.files)
        if options.isJSON {
            output.print(ReplyJSON.object(reply, command: "journals", file: nil))
        } else {
            output.print(reply.text)
        }
        return output.finish() ? 0 : 2
    }

    /// Compares two versions of a document.
    ///
    /// - Returns: 0 if they are the same, 1 if they differ, 2 if they could not be compared.
    func compareVersions(_ options: Options) -> Int32 {
        guard options.files.count == 2 else {
            return fail(
                "'nibsh diff' compares two versions",
                hint: "nibsh diff OLD NEW, as in 'nibsh diff HEAD:View.xib View.xib'")
        }
        Interrupt.watch()
        Interruption.ask { Interrupt.isPending }
        var form = options.difference
        form.wantsFields = options.isJSON
        do throws(CommandError) {
            let reply = try VersionComparison.reply(old: options.files[0], new: options.files[1], form: form)
            return say(reply, of: "diff", by: options) ? (reply.fallsShort ? 1 : 0) : 2
        } catch { return fail(error, command: "diff") }
    }

    /// Merges two versions of a document.
    ///
    /// - Returns: 0 if everything was merged, 1 if conflicts are left, 2 if nothing was done.
    func mergeVersions(_ options: Options) -> Int32 {
        guard options.files.count == 3 else {
            return fail(
                "'nibsh merge' takes three versions: the common ancestor, ours and theirs",
                hint: "nibsh merge BASE OURS THEIRS -o OUT")
        }
        guard (ConflictMarkers.smallestSize...1000).contains(options.markers.size) else {
            return fail("'--marker-size' takes a number from 7", hint: "nibsh merge --marker-size 7 BASE OURS THEIRS")
        }
        Interrupt.watch()
        Interruption.ask { Interrupt.isPending }
        do throws(CommandError) {
            let merge = FileMerge(
                options.files, path: options.mergedPath, output: options.mergeOutput, markers: options.markers)
            let reply = try merge.run()
            return say(reply, of: "merge", by: options) ? (reply.fallsShort ? 1 : 0) : 2
        } catch { return fail(error, command: "merge") }
    }

    /// Resolves the conflicts of a merge.
    ///
    /// - Returns: 0 if the result was saved, 1 if not, 2 if the versions cannot be merged.
    func resolveMerge(_ given: Options) -> Int32 {
        guard given.files.count == 4 else {
            return fail(
                "'nibsh mergetool' takes the three versions and the document",
                hint: "nibsh mergetool BASE LOCAL REMOTE MERGED")
        }
        var options = given
        let document = given.files[3]
        options.files = [document]
        do throws(CommandError) {
            options.merge = (
                document, try MergeInputs(base: given.files[0], ours: given.files[1], theirs: given.files[2])
            )
        } catch { return fail(error, command: "mergetool") }
        let before = try? FileIdentity(of: document)
        let status = edit(options)
        guard status == 0 else { return status }
        return (try? FileIdentity(of: document)) == before ? 1 : 0
    }

    /// Prints a document as lines for a diff.
    func convertToText(_ options: Options) -> Int32 {
        guard options.files.count == 1 else {
            return fail("'nibsh textconv' takes one file", hint: "nibsh textconv FILE")
        }
        do throws(CommandError) {
            return say(try TextConversion.reply(for: options.files[0]), of: "textconv", by: options) ? 0 : 2
        } catch { return fail(error, command: "textconv") }
    }

    /// Installs the drivers of git, removes them, or says whether they are there.
    ///
    /// - Returns: 0 if that is done, 1 if `status` finds something missing, 2 after an error.
    func setUpGit(_ options: Options) -> Int32 {
        do throws(CommandError) {
            let installation = { () throws(CommandError) in try GitInstallation(isGlobal: options.isGlobal) }
            let reply: Reply
            switch options.files {
            case ["install"]: reply = try installation().install()
            case ["uninstall"]: reply = try installation().uninstall()
            case ["status"]: reply = try installation().status()
            default:
                return fail(
                    "'nibsh git' takes 'install', 'status' or 'uninstall'", hint: "'nibsh git --help' explains them")
            }
            return say(reply, of: "git", by: options) ? (reply.fallsShort ? 1 : 0) : 2
        } catch { return fail(error, command: "git") }
    }

    /// Serves the Model Context Protocol until the input ends.
    func serve(_ options: Options) -> Int32 {
        for folder in options.roots where !RealPath.isFolder(folder) {
            return fail("'\(folder)' is not a folder", hint: "--root takes a folder that may be read and written")
        }
        let server = MCPServer(
            options: shellOptions(options, isInteractive: false), roots: options.roots,
            reference: Documentation.text("reference") ?? "", confine: Self.confine
        ) { message in
            output.write(message + "\n")
            output.flush()
        }
        while let line = readLine() {
            if !line.isEmpty { server.receive(line) }
        }
        server.finish()
        return output.finish() ? 0 : 2
    }

    /// Confines the process to the folders of a client, and its own for logs and caches.
    private static func confine(_ folders: [String]) {
        Confinement.keep(in: folders + [StateFolder.path, CacheFolder.path].compactMap(\.self))
    }

    /// Prints the reply of a subcommand.
    private func say(_ reply: Reply, of command: String, by options: Options) -> Bool {
        if options.isJSON {
            output.print(ReplyJSON.object(reply, command: command, file: nil))
        } else {
            output.print(reply.text)
            reply.notices.forEach(output.note)
        }
        return output.finish()
    }

    // MARK: - Completions of shells

    /// Prints what can come at a word of a command line: its index among the arguments, then all arguments.
    private func complete(_ words: ArraySlice<String>) -> Int32 {
        guard let index = words.first.flatMap(Int.init), index >= 0 else {
            return fail("'--complete' takes the index of a word and the words", hint: nil)
        }
        let line = Array(words.dropFirst())
        let (before, after) = (Array(line.prefix(index)), Array(line.dropFirst(index + 1)))
        // The value of the last option is still missing.
        let options = try? Options(Array(before.dropLast()))
        let shell = CompletionShell(options: options.map { shellOptions($0, isInteractive: true) } ?? Shell.Options())
        let completion = WordCompletion(
            before: before, partial: line.dropFirst(index).first ?? "", after: after,
            commands: { shell.suggestions(in: $1, document: $0) })
        return say(completion.answer.lines)
    }

    // MARK: - Saying

    private func say(_ text: String) -> Int32 {
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
        if arguments.contains("--json") {
            output.print(ReplyJSON.object(error, command: command, file: file, statement: nil))
            output.flush()
        } else {
            output.complain(error.rendered(statement: nil))
        }
        return 2
    }
}
