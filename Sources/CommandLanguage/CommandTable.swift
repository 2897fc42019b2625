/// All commands, found by the words a statement begins with.
///
/// The longest name wins: `unset attribute` before `unset`. A name in quotes is no name.
public struct CommandTable<Context, Reply>: Sendable {
    /// The type of the table's commands.
    public typealias Entry = Command<Context, Reply>

    /// The commands in declared order.
    public let commands: [Entry]

    /// The places of the commands whose names begin with a word, longest names first.
    let families: [String: [Int]]

    /// Makes a table; ``validate()`` says what is wrong with it.
    public init(_ commands: [Entry]) {
        self.commands = commands.map { command in
            let longer = commands.filter {
                $0.nameWords.count > command.nameWords.count && $0.nameWords.starts(with: command.nameWords)
            }
            return Command(command, reserved: longer.map { $0.nameWords[command.nameWords.count] })
        }
        var families: [String: [Int]] = [:]
        for (index, command) in commands.enumerated() {
            families[command.nameWords.first ?? "", default: []].append(index)
        }
        self.families = families.mapValues { members in
            members.sorted {
                let (first, second) = (commands[$0].nameWords.count, commands[$1].nameWords.count)
                return first == second ? $0 < $1 : first > second
            }
        }
    }

    /// The command with exactly this name.
    public subscript(name: String) -> Entry? {
        let first = name.prefix { $0 != " " }
        for index in families[String(first)] ?? [] where commands[index].name == name { return commands[index] }
        return nil
    }

    /// The command a statement gives, and its arguments.
    ///
    /// - Parameters:
    ///   - statement: the text of one statement.
    ///   - allowPrefixes: whether the words of names may be shortened to unique beginnings, as at a prompt.
    /// - Returns: the command, and the words for its parameters.
    /// - Throws: a ``LanguageError`` that says what is wrong and where, with the usage line and hints.
    public func parse(
        _ statement: String, allowPrefixes: Bool = false
    ) throws(LanguageError) -> (command: Entry, arguments: Arguments) {
        try parse(Lexer.words(of: statement), allowPrefixes: allowPrefixes)
    }

    /// The command that the words of a statement give, and its arguments.
    ///
    /// - Throws: a ``LanguageError`` as for a statement's text; also when there are no words.
    public func parse(
        _ words: [Word], allowPrefixes: Bool = false
    ) throws(LanguageError) -> (command: Entry, arguments: Arguments) {
        let found = try allowPrefixes ? lookupByPrefix(words) : lookup(words)
        return try parse(words, as: found)
    }

    /// Matches the words behind a command's name.
    func parse(
        _ words: [Word], as found: Found
    ) throws(LanguageError) -> (command: Entry, arguments: Arguments) {
        let command = commands[found.index]
        var matcher = Matcher(words, from: found.length, pattern: command.pattern)
        do {
            try matcher.match()
        } catch {
            throw withNearerName(error, command, words, found.length)
        }
        return (command, matcher.arguments)
    }

    /// Adds a hint when the operands of a short name begin with what may be a misspelt longer name.
    private func withNearerName(
        _ error: LanguageError, _ command: Entry, _ words: [Word], _ length: Int
    ) -> LanguageError {
        guard !command.pattern.reserved.isEmpty, length < words.count, words[length].isBare,
            let near = Nearest.name(to: words[length].text, among: command.pattern.reserved)
        else { return error }
        var error = error
        error.hints.insert("did you mean '\(command.name) \(near)'?", at: 0)
        return error
    }
}
