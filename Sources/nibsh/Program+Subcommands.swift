import CommandLanguage
import LineDiff
import ModelContext
import NibShell
import Platform
import Replies
import Wording

/// What the subcommands do.
extension Program {
    /// Lists all journals, or those of the named documents.
    func listJournals(_ options: Options) -> Int32 {
        let reply = JournalList.reply(folder: StateFolder.journals, documents: options.files)
        return say(reply, of: "nibsh journals", by: options) ? 0 : 2
    }

    /// Undoes a run in all its documents.
    ///
    /// - Returns: 0 if it is undone, 2 if nothing was done.
    func undoRun(_ options: Options) -> Int32 {
        guard options.undoesRun else {
            let files =
                options.files.isEmpty ? "FILE" : options.files.map(Quoting.forSystemShell).joined(separator: " ")
            return fail(
                "'nibsh undo' undoes runs with '--atomic', by '--run'",
                hint: "nibsh undo --run; the last edit of a document: nibsh \(files) -c undo -c save")
        }
        var request = RunUndo.Request()
        request.files = options.files
        if let first = request.files.first, let number = WrittenNumber.read(first), !FileSystem.exists(first) {
            request.number = number
            request.files.removeFirst()
        }
        request.leavesChanged = options.leavesChanged
        watchInterrupts()
        // The logs are read also if nothing is written.
        var reading = options
        reading.isDryRun = false
        var shellOptions = shellOptions(reading, isInteractive: false)
        shellOptions.isDryRun = options.isDryRun
        do throws(CommandError) {
            let reply = try RunUndo(request, options: shellOptions).reply()
            return say(reply, of: "nibsh undo", by: options) ? 0 : 2
        } catch { return fail(error, command: "nibsh undo") }
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
        watchInterrupts()
        var form = options.difference
        form.wantsFields = options.form != .text
        do throws(CommandError) {
            let reply = try VersionComparison.reply(old: options.files[0], new: options.files[1], form: form)
            return say(reply, of: "nibsh diff", by: options) ? (reply.fallsShort ? 1 : 0) : 2
        } catch { return fail(error, command: "nibsh diff") }
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
        watchInterrupts()
        do throws(CommandError) {
            let merge = FileMerge(
                options.files, path: options.mergedPath, output: options.mergeOutput, markers: options.markers)
            let reply = try merge.run()
            return say(reply, of: "nibsh merge", by: options) ? (reply.fallsShort ? 1 : 0) : 2
        } catch { return fail(error, command: "nibsh merge") }
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
            let inputs = try MergeInputs(
                base: given.files[0], ours: given.files[1], theirs: given.files[2], of: document)
            options.merge = (document, inputs)
        } catch { return fail(error, command: "nibsh mergetool") }
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
            return say(try TextConversion.reply(for: options.files[0]), of: "nibsh textconv", by: options) ? 0 : 2
        } catch { return fail(error, command: "nibsh textconv") }
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
            return say(reply, of: "nibsh git", by: options) ? (reply.fallsShort ? 1 : 0) : 2
        } catch { return fail(error, command: "nibsh git") }
    }

    /// Prints the usage, or the help for what some words name: a subcommand, a command of the prompt or a topic.
    func explain(_ words: [String]) -> Int32 {
        guard let first = words.first else { return say(UsageText.program) }
        let subcommand = words.count == 1 ? ProgramTable.subcommand(first) : nil
        let statement = (["help"] + words.map { Quoting.quote($0) }).joined(separator: " ")
        do throws(CommandError) {
            let text = try Shell().execute(statement).text.rendered(colour: false)
            guard let subcommand else { return say(text) }
            return say(UsageText.subcommand(subcommand) + "\n\nAt the prompt:\n\n" + text)
        } catch {
            if let subcommand { return say(UsageText.subcommand(subcommand)) }
            var error = error
            // 'nibsh help' alone prints the usage of the program.
            error.hints = error.hints.map { $0 == HelpAdvice.list ? "'nibsh -c help' lists the commands" : $0 }
            return fail(error, command: "help")
        }
    }

    /// Prints the schema of what a command answers, or of all answers.
    func printSchema(_ words: [String]) -> Int32 {
        do throws(CommandError) {
            return say(try AnswerSchema.schema(of: words.joined(separator: " ")).text)
        } catch { return fail(error, command: "nibsh schema") }
    }

    /// Serves the Model Context Protocol until the input ends.
    func serve(_ options: Options) -> Int32 {
        if let file = options.files.first {
            return fail("'nibsh mcp' takes no files", hint: "to let the client use a folder: --root '\(file)'")
        }
        for folder in options.roots where !RealPath.isFolder(folder) {
            return fail("'\(folder)' is not a folder", hint: "--root takes a folder that may be read and written")
        }
        let server = MCPServer(
            options: shellOptions(options, isInteractive: false), roots: options.roots,
            reference: { Documentation.text("reference") ?? "" }, confine: Self.confine
        ) { message in
            output.write(message + "\n")
            output.flush()
        }
        var lines = InputLines()
        while output.isOpen, let line = lines.next() {
            if !line.isEmpty { server.receive(line) }
        }
        server.finish()
        return output.finish() ? 0 : 2
    }

    /// Confines the process to the folders of a client, and its own for logs and caches.
    private static func confine(_ folders: [String]) {
        Confinement.keep(in: folders + [StateFolder.path, CacheFolder.path].compactMap(\.self))
    }
}
