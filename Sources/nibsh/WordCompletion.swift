import NibShell

/// Finds what can come at one word of the program's command line, for the completions of bash, zsh and fish.
///
/// Everything comes from `ProgramTable` and from the declarations of the commands, so a shell's script knows no names of its own.
struct WordCompletion {
    /// A word that can come there.
    struct Candidate: Equatable {
        let text: String
        /// What it means.
        let note: String
    }

    /// What can come at the word.
    enum Answer: Equatable {
        /// These words.
        case words([Candidate])
        /// A file, which the shell completes better than nibsh could.
        case files
        /// A folder.
        case folders
        /// A document.
        case documents
    }

    /// The words before the completed one, without the program's name.
    let before: [String]
    /// The part of the word before the cursor.
    let partial: String
    /// The words after the completed one.
    let after: [String]
    /// Opens a document and finds what can come at the end of a command.
    let commands: (_ document: String?, _ command: String) -> Suggestions

    /// What can come at the word.
    var answer: Answer {
        if let option = optionBefore, case .value(let value, _) = option.effect { return answer(toValue: value) }
        if partial.hasPrefix("-"), partial != "-", !before.contains("--") { return .words(options) }
        if before.isEmpty {
            let named = ProgramTable.subcommands.map { Candidate(text: $0.name, note: $0.summary) }
            let direct = DirectCommands.named.map { Candidate(text: $0.name, note: $0.summary) }
            let words = (named + direct).filter { $0.text.hasPrefix(partial) }
            if !partial.isEmpty, !words.isEmpty { return .words(words) }
        }
        if let subcommand {
            if !subcommand.choices.isEmpty { return .words(choices(of: subcommand)) }
            if subcommand.name == "help" { return .words(topics) }
        }
        if let first = before.first, subcommand == nil, DirectCommands.isNamed(first) {
            let words = commands(document, (before + [partial]).joined(separator: " ")).items
            if !words.isEmpty { return .words(words.map { Candidate(text: $0.text, note: $0.note) }) }
        }
        return .documents
    }

    /// The first document of the command line.
    private var document: String? {
        (before + after).first(where: DirectCommand.isDocument)
    }

    /// The words that a subcommand such as `git` takes.
    private func choices(of subcommand: Subcommand) -> [Candidate] {
        let isGiven = before.contains { subcommand.choices.contains($0) }
        return subcommand.choices.filter { !isGiven && $0.hasPrefix(partial) }.map { Candidate(text: $0, note: "") }
    }

    /// What `nibsh help` explains: subcommands, and what `help` explains at the prompt.
    private var topics: [Candidate] {
        let named = before.count > 1 ? [] : ProgramTable.subcommands.filter { $0.name.hasPrefix(partial) }
        let words = (["help"] + before.dropFirst()).joined(separator: " ") + " "
        let found = commands(nil, words + partial).items.filter { item in !named.contains { $0.name == item.text } }
        return named.map { Candidate(text: $0.name, note: $0.summary) }
            + found.map { Candidate(text: $0.text, note: $0.note) }
    }

    private var subcommand: Subcommand? { before.first.flatMap(ProgramTable.subcommand) }

    private func option(_ name: String) -> ProgramOption? {
        subcommand?.ownOptions.first { $0.names.contains(name) } ?? ProgramTable.option(name)
    }

    /// The option whose value the word is.
    private var optionBefore: ProgramOption? {
        guard let last = before.last, !before.dropLast().contains("--"), let option = option(last),
            case .value = option.effect
        else { return nil }
        return option
    }

    private func answer(toValue value: String) -> Answer {
        switch value {
        case "COMMAND": .words(statements)
        case "DIR": .folders
        default: .files
        }
    }

    private var options: [Candidate] {
        let taken = ProgramTable.options.filter { option in
            guard let subcommand else { return option.isShown }
            return subcommand.options.contains(option.names[0]) || option.names[0] == "--help"
        }
        return (taken + (subcommand?.ownOptions ?? [])).flatMap { option in
            option.names.filter { $0.hasPrefix(partial) }.prefix(1).map {
                Candidate(text: $0, note: option.summary)
            }
        }
    }

    // MARK: - Commands

    /// The values of `-c` that begin with the word: whole commands up to the next word.
    ///
    /// A shell that finds one value only closes the quotes around it. So a command that has only one next word is continued until
    /// there are several, or nothing more is expected but flags, without which it is complete.
    private var statements: [Candidate] {
        let document = document
        var line = partial
        while true {
            let found = commands(document, line)
            guard let only = found.items.first, found.items.count == 1 else { return statements(found, in: line) }
            let next = Self.line(line, with: only, at: found.replace)
            let more = only.isFinal ? next + " " : next
            guard more != line, !commands(document, more).items.allSatisfy({ $0.text.hasPrefix("--") }) else {
                return [Candidate(text: next, note: only.note)]
            }
            line = more
        }
    }

    private func statements(_ found: Suggestions, in line: String) -> [Candidate] {
        guard !found.items.isEmpty else {
            return line == partial ? [] : [Candidate(text: line, note: "")]
        }
        return found.items.map {
            Candidate(text: Self.line(line, with: $0, at: found.replace), note: $0.note)
        }
    }

    private static func line(_ line: String, with item: Suggestion, at place: Range<Int>) -> String {
        let bytes = Array(line.utf8)
        return String(decoding: bytes[..<place.lowerBound], as: UTF8.self) + item.text
            + String(decoding: bytes[place.upperBound...], as: UTF8.self)
    }
}

extension WordCompletion.Answer {
    /// What a shell's script reads: what kind of answer it is, then a line for each word with a tab before its description.
    var lines: String {
        switch self {
        case .files: "files"
        case .folders: "folders"
        case .documents: "documents"
        case .words(let items):
            (["words"] + items.map { "\($0.text)\t\($0.note)" }.filter { !$0.contains("\n") }).joined(separator: "\n")
        }
    }
}
