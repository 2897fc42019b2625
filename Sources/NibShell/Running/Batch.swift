import CommandLanguage
import Platform
import Queries
import Replies
import SourceIndex

/// A run of commands over documents without a person at the keyboard: one transaction a file.
package struct Batch: Sendable {
    /// Where commands come from.
    package enum Input: Sendable {
        /// One command from the program's arguments.
        case command(String)
        /// A script's text; one entry of the log.
        case script(path: String, text: String)
        /// Commands from standard input, each an entry of its own.
        case piped(text: String)

        /// The commands.
        var text: String {
            switch self {
            case .command(let text), .script(_, let text), .piped(let text): text
            }
        }
    }

    /// What came of one command, or of the file as a whole.
    package enum Event {
        /// A command's reply, and the document that was open then.
        case reply(Reply, command: String, document: String?)
        /// A line of a command's reply that is too long to be kept; the reply follows without text.
        case line(StyledText)
        /// An error with the statement that failed, if one did, and the document that was open then.
        case failure(CommandError, command: String, statement: String?, document: String?)
        /// Something to tell besides.
        case notice(String)
    }

    /// What happened to a file.
    package struct Outcome: Sendable {
        /// The file; nil for a run without one.
        package var file: String?
        /// The error that stopped the run; nothing was saved then.
        package var error: CommandError?
        /// What the save said, where one was asked for.
        package var saved: Reply?
        /// Whether anything was found that a checking job should fail on.
        package var fallsShort = false
        /// Whether a search found nothing.
        package var findsNothing = false
    }

    /// The commands, in the order in which they run.
    package let inputs: [Input]
    /// How the shell is run.
    package var options: Shell.Options {
        didSet { options.locksDocuments = writes && !options.isDryRun }
    }

    /// Whether a command may edit or save: then documents are locked from reading on. Runs that only look wait for nobody.
    private var writes = false

    /// The files of a run, each once, whatever the paths by which they are given.
    ///
    /// - Parameter files: paths.
    /// - Returns: the first path of each file, and those that name one again.
    package static func distinct(_ files: [String]) -> (files: [String], repeated: [String]) {
        var seen: Set<String> = []
        var (first, repeated): ([String], [String]) = ([], [])
        for file in files {
            if seen.insert(RealPath.of(file) ?? file).inserted { first.append(file) } else { repeated.append(file) }
        }
        return (first, repeated)
    }

    /// Finishes or takes back saves of several files that an earlier run did not finish, so that none of several workers meets one that
    /// another is just finishing.
    ///
    /// - Parameter files: the documents of the run.
    /// - Returns: what is told of that.
    package func settle(_ files: [String]) -> [String] {
        files.flatMap { AbandonedSaves.notices(concerning: $0, recordsIn: options.saveRecordFolder) }
    }

    /// Makes a batch.
    package init(inputs: [Input], options: Shell.Options) {
        self.inputs = inputs
        self.options = options
        // The first statement that edits ends this, so it costs nothing with long scripts.
        writes = has { command, arguments in command.changesDocument(arguments) }
        self.options.locksDocuments = writes && !options.isDryRun
    }

    /// Whether a command touches other files than the open one, so that the files of the run must be taken one after the other.
    ///
    /// A statement that does not fit its command's syntax fails wherever it is run, so it touches nothing.
    package var touchesOtherFiles: Bool { has { command, arguments in command.touchesOtherFiles(arguments) } }

    /// Whether a command saves.
    package var saves: Bool { has { command, _ in command.name == "save" } }

    /// Refuses a value that no command of the run uses, which is probably misspelled.
    ///
    /// - Throws: an error that names it, unless commands are in files that other commands name.
    package func checkValues() throws(CommandError) {
        guard !options.values.isEmpty, !has({ command, _ in command.name == "run" }) else { return }
        var used: Set<String> = []
        for input in inputs {
            for part in input.text.split(separator: "$").dropFirst() {
                used.insert(String(part.prefix { Quoting.isName("$a\($0)") }))
            }
        }
        guard let name = options.values.keys.sorted().first(where: { !used.contains($0) })
        else { return }
        let unset = used.filter { !$0.isEmpty && options.values[$0] == nil }.sorted()
        let near = Nearest.names(to: name, among: unset)
        throw CommandError(
            "unknown-name", "no command uses '$\(name)', to which '--let' gives a value",
            hints: Advice.didYouMean(near.map { "--let \($0)=\(Quoting.quote(options.values[name] ?? ""))" })
                + ["in quotes, '$\(name)' is only text"])
    }

    /// Whether a command that fits its syntax has a property.
    private func has(_ isWanted: (ShellCommand, Arguments) -> Bool) -> Bool {
        inputs.contains { input in
            StatementReader.statements(in: input.text).contains { statement in
                guard let written = try? Lexer.words(of: statement) else { return false }
                let words = ScriptNames(values: options.values).filled(written)
                // A query in braces is one word.
                let readings = [words] + (BracedWords(words).map { [$0.words] } ?? [])
                return readings.contains { words in
                    guard let (command, arguments) = try? Shell.table.parse(words, allowPrefixes: options.isInteractive)
                    else { return false }
                    return isWanted(command, arguments)
                }
            }
        }
    }

    /// Runs all commands on one file; what fails stops the run, and nothing of the file is saved.
    ///
    /// - Parameters:
    ///   - file: the document to open first; nil to begin without one.
    ///   - recent: the code that was read for an earlier file, kept for the next one.
    ///   - report: called with each thing to print, as it comes.
    /// - Returns: what happened to the file.
    package func run(
        on file: String?, recent: RecentCode = RecentCode(), report: @escaping (Event) -> Void
    ) -> Outcome {
        let runner = BatchRunner(shell: Shell(options: options, recent: recent), report: report)
        var outcome = Outcome(file: file)
        do throws(CommandError) {
            try CommandError.throwIfInterrupted()
            if let file { try runner.open(file) }
            try runner.run(inputs)
            outcome.saved = try runner.finish()
        } catch {
            runner.giveUp()
            outcome.error = error
        }
        (outcome.fallsShort, outcome.findsNothing) = (runner.fallsShort, runner.findsNothing)
        return outcome
    }
}
