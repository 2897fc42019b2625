import CommandLanguage
import NibShell
import Platform

/// An argument that is read as a file, but was probably meant as a subcommand or as a command of the prompt, as in
/// `nibsh check View.xib`.
struct StrayWord {
    /// What is wrong.
    let message: String
    /// The command line that was probably meant.
    let hint: String

    /// Looks for such a word among the files; nil if there is none. A file that exists is always meant as a file.
    init?(_ options: Options) {
        guard let index = options.files.firstIndex(where: Self.couldBeCommand) else { return nil }
        let word = options.files[index]
        let others = options.files.enumerated().filter { $0.offset != index }.map(\.element)
        message = "cannot read '\(word)': no such file"
        if Self.isCommand(word) {
            hint = Self.commandHint(for: word, with: others)
        } else if index == 0, options.subcommand == nil,
            let near = Nearest.name(to: word, among: ProgramTable.subcommands.map(\.name))
        {
            hint = "did you mean 'nibsh \(near)'?"
        } else if let option = ProgramTable.option("--" + word), option.isShown {
            hint = "did you mean '\(option.names[0])'?"
        } else {
            return nil
        }
    }

    /// Returns what to do instead if all arguments are a line of the prompt, as in `nibsh check --all`.
    static func hint(forCommand arguments: [String]) -> String? {
        guard let first = arguments.first, ProgramTable.subcommand(first) == nil, couldBeCommand(first),
            isCommand(first)
        else { return nil }
        return commandHint(for: first, with: Array(arguments.dropFirst()))
    }

    private static func commandHint(for command: String, with others: [String]) -> String {
        if command == "open" {
            let files = others.isEmpty ? "FILE" : others.map { Quoting.quote($0) }.joined(separator: " ")
            return "documents are opened without a command: nibsh \(files)"
        }
        guard let line = commandLine(for: command, with: others) else {
            return "'\(command)' is a command of the prompt; 'nibsh help \(command)' shows what it takes"
        }
        return "'\(command)' is a command of the prompt: \(line)"
    }

    private static func isCommand(_ word: String) -> Bool {
        Shell.table.commands.contains { $0.name.split(separator: " ").first.map(String.init) == word }
    }

    /// Commands that need no open document.
    private static let withoutDocument: Set = ["apropos", "declarations", "help", "library", "new", "why"]

    /// The command line for a command of the prompt: of the other arguments those that exist are documents, the rest belong to the command.
    /// Nil if the command does not take them.
    private static func commandLine(for command: String, with others: [String]) -> String? {
        let checksProject = command == "check" && others.contains("--all")
        let needsDocument = !withoutDocument.contains(command) && !checksProject
        let files = others.filter { needsDocument && FileStatus($0) != nil }
        let words = others.filter { !files.contains($0) }
        // In quotes an option would be a name.
        let statement = ([command] + words).map { $0.hasPrefix("--") ? $0 : Quoting.quote($0) }.joined(separator: " ")
        guard (try? Shell.table.parse(statement)) != nil else { return nil }
        let place = files.isEmpty && needsDocument ? ["FILE"] : files.map { Quoting.quote($0) }
        return (["nibsh"] + place + ["-c", Quoting.quote(statement)]).joined(separator: " ")
    }

    private static func couldBeCommand(_ file: String) -> Bool {
        !file.isEmpty && file.allSatisfy { $0.isLetter && $0.isASCII } && FileStatus(file) == nil
    }
}
