import CommandLanguage
import NibShell
import Platform

/// A command of the prompt that is given as the first argument: `nibsh tree View.xib`, `nibsh check --all`.
///
/// Commands that look can be given so, and `new`, whose document is saved. The documents among the arguments are what the command runs on;
/// all other words are the statement.
struct DirectCommand {
    /// The same as arguments with `-c`.
    let arguments: [String]

    /// Reads the program's arguments; nil if the first is no such command, or a file of that name exists.
    init?(_ arguments: [String]) {
        // The table of commands is not made for those who name a file, an option or a subcommand.
        guard let first = arguments.first, ProgramTable.subcommand(first) == nil, StrayWord.couldBeCommand(first),
            DirectCommands.isNamed(first)
        else { return nil }
        var (words, documents, options) = ([first], [String](), [String]())
        let takesDocuments = first != "new" && !arguments.contains("--all")
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            if let option = Self.programOption(word, after: first) {
                options.append(word)
                if case .value = option.effect, option.names.contains(word), let value = rest.popFirst() {
                    options.append(value)
                }
            } else if takesDocuments, Self.isDocument(word) {
                documents.append(word)
            } else {
                words.append(word)
            }
        }
        if first == "check", words.contains("--fix"), words.contains("--all") {
            // Each document is changed by itself, and has the fixes in its own log.
            let places = Self.places(in: words)
            words.removeAll { $0 == "--all" || places.contains($0) }
            documents = FixedDocuments.paths(in: places)
        }
        if first == "check", words.count > 1, words.dropFirst().allSatisfy(RealPath.isFolder) { words.append("--all") }
        if options.contains(where: { ["--help", "-h"].contains($0) }) {
            self.arguments = ["help", first]
            return
        }
        let statement = words.map(Self.quoted).joined(separator: " ")
        self.arguments = ["-c", statement] + (Self.writes(statement) ? ["-c", "save"] : []) + options + documents
    }

    /// Whether a statement makes or changes a document, which is then saved.
    private static func writes(_ statement: String) -> Bool {
        guard let parsed = try? Shell.table.parse(statement) else { return false }
        return parsed.command.name == "new" || parsed.command.changesDocument(parsed.arguments)
    }

    /// The program's option that a word is, unless the command has one of that name.
    private static func programOption(_ word: String, after command: String) -> ProgramOption? {
        let name = word.hasPrefix("--") ? word.split(separator: "=").first.map(String.init) ?? word : word
        let isOwn = Shell.lookingCommands.contains { looking in
            looking.name.split(separator: " ").first.map(String.init) == command
                && looking.usage.split { " []|".contains($0) }.contains { $0 == name }
        }
        return isOwn ? nil : ProgramTable.option(name)
    }

    /// The documents and folders among the words of `check --all`; what follows an option is its value.
    private static func places(in words: [String]) -> [String] {
        zip(words, words.dropFirst()).compactMap { option, word in
            let isValue = option.hasPrefix("--") && option != "--all"
            return !isValue && (isDocument(word) || RealPath.isFolder(word)) ? word : nil
        }
    }

    /// Whether a word is the name of a document.
    static func isDocument(_ word: String) -> Bool {
        [".xib", ".storyboard", ".nib"].contains { word.lowercased().hasSuffix($0) }
    }

    /// An argument as a word of a statement. Options and queries in braces are as they are; of `label:Sign in` the value is quoted, because
    /// a field in quotes would be a text.
    private static func quoted(_ word: String) -> String {
        if word.hasPrefix("--") || ["->", "<-", "(", ")"].contains(word) || (word.hasPrefix("{") && word.hasSuffix("}"))
        {
            return word
        }
        let operators = ":~=<>!"
        guard let start = word.firstIndex(where: { operators.contains($0) }), start > word.startIndex,
            word[..<start].allSatisfy({ $0.isLetter || $0 == "." })
        else { return Quoting.quote(word) }
        let value = word[start...].drop { operators.contains($0) }
        return word[..<value.startIndex] + (value.isEmpty ? "" : Quoting.quote(String(value)))
    }
}
