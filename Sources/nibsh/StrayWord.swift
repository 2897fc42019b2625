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
        } else if index == 0, options.subcommand == nil, let near = Nearest.name(to: word, among: Self.verbs) {
            hint = Self.commandHint(for: near, with: others)
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

    /// Returns where to write an option that only commands of the prompt have, as in `nibsh --fix RULE View.xib`.
    static func hint(forOption word: String) -> String? {
        let name = word.split(separator: "=").first.map(String.init) ?? word
        let subcommands = ProgramTable.subcommands.filter { subcommand in
            subcommand.ownOptions.contains { $0.names.contains(name) }
        }
        let found = Shell.table.commands.compactMap { command -> (name: String, option: String)? in
            let pieces = command.usage.split { "[]".contains($0) }.map { $0.split(separator: " ") }
            let option = pieces.first { $0.first.map(String.init) == name }
            return option.map { (command.name, $0.joined(separator: " ")) }
        }
        // Where a subcommand has it too, it is told only if more commands have it.
        guard let first = found.first, found.count > subcommands.count else { return nil }
        guard found.count == 1 else {
            return "it is an option of commands, which '-c' runs: nibsh FILE -c 'COMMAND \(name)'"
        }
        let line = CommandLineAdvice.line("\(first.name) \(first.option)", of: ["FILE"])
        return "it is an option of the command '\(first.name)', which '-c' runs: \(line)"
    }

    private static func commandHint(for command: String, with others: [String]) -> String {
        if command == "open" {
            let files = others.isEmpty ? "FILE" : others.map(Quoting.forSystemShell).joined(separator: " ")
            return "documents are opened without a command: nibsh \(files)"
        }
        if command == "upgrade", !others.contains("to") { return upgradeHint(others) }
        guard let line = commandLine(for: command, with: others) else {
            return "'\(command)' is a command of the prompt; 'nibsh help \(command)' shows what it takes"
        }
        return "'\(command)' is a command: \(line)"
    }

    /// How to upgrade a document: `nibsh upgrade A.xib B.xib` can only mean that B becomes the new file, if there is none of that name.
    private static func upgradeHint(_ files: [String]) -> String {
        let (names, flags) = (files.filter { !$0.hasPrefix("-") }, files.filter { $0.hasPrefix("-") })
        let isPair = names.count == 2 && FileStatus(names[1]) == nil
        let new = isPair ? names[1] : "NEW.xib"
        let statement = (["upgrade", "to", Quoting.quote(new)] + flags).joined(separator: " ")
        let line = CommandLineAdvice.line(statement, of: [names.first ?? "FILE"])
        return names.count > 1 && !isPair ? "each document by itself: \(line)" : "'upgrade' writes a new file: \(line)"
    }

    private static func isCommand(_ word: String) -> Bool { verbs.contains(word) }

    /// The first words of the names of commands.
    private static let verbs = Set(Shell.table.commands.map { String($0.name.prefix { $0 != " " }) }).sorted()

    /// The command line for a command: of the other arguments those that exist are documents, the rest belong to the command. Nil if the
    /// command does not take them.
    private static func commandLine(for command: String, with others: [String]) -> String? {
        let files = others.filter { FileStatus($0) != nil }
        let words = others.filter { !files.contains($0) }
        let statement = ([command] + words).map { isSign($0) ? $0 : Quoting.quote($0) }.joined(separator: " ")
        guard let parsed = try? Shell.table.parse(statement) else { return nil }
        let saves =
            parsed.command.changesDocument(parsed.arguments) && !DirectCommands.isNamed(command) && command != "save"
        return CommandLineAdvice.line(statement, of: files.isEmpty ? ["FILE"] : files) + (saves ? " -c save" : "")
    }

    /// Whether a word means something that it would not mean in quotes: an option, an arrow, a query, a name of a script, a row.
    private static func isSign(_ word: String) -> Bool {
        ["--", "{", "$", "@"].contains(where: word.hasPrefix) || ["->", "<-"].contains(word)
    }

    /// Whether a word is like the first one of a command, and no file has that name.
    static func couldBeCommand(_ file: String) -> Bool {
        !file.isEmpty && file.allSatisfy { $0.isLetter && $0.isASCII } && FileStatus(file) == nil
    }
}
