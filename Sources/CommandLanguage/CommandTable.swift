import Replies

/// All commands, found by the words a statement begins with.
///
/// The longest name wins: `unset attribute` before `unset`. A quoted word is never a name.
package struct CommandTable<Context, Reply>: Sendable {
    /// The type of the table's commands.
    package typealias Entry = Command<Context, Reply>

    /// The commands in declared order.
    package let commands: [Entry]

    let names: NameIndex

    /// Makes a table; ``validate()`` reports what is wrong with it.
    package init(_ commands: [Entry]) {
        let families = Dictionary(grouping: commands.indices) { commands[$0].nameWords.first ?? "" }
        self.commands = commands.map { command in
            let name = command.nameWords
            let others = families[name.first ?? ""] ?? []
            let longer = others.map { commands[$0].nameWords }.filter { $0.count > name.count && $0.starts(with: name) }
            return longer.isEmpty ? command : Command(command, reserved: longer.map { $0[name.count] })
        }
        names = NameIndex(self.commands.map(\.pattern))
    }

    /// The command with exactly this name.
    package subscript(name: String) -> Entry? {
        names.index(named: name).map { commands[$0] }
    }

    /// The command a statement gives, and its arguments.
    ///
    /// - Parameters:
    ///   - statement: the text of one statement.
    ///   - allowPrefixes: whether the words of names may be shortened to unique beginnings, as at a prompt.
    /// - Returns: the command, and the words for its parameters.
    /// - Throws: a ``CommandError`` that says what is wrong and where, with the usage line and hints.
    package func parse(
        _ statement: String, allowPrefixes: Bool = false
    ) throws(CommandError) -> (command: Entry, arguments: Arguments) {
        try parse(Lexer.words(of: statement), allowPrefixes: allowPrefixes)
    }

    /// The command that the words of a statement give, and its arguments.
    ///
    /// - Throws: a ``CommandError`` as for a statement's text; also when there are no words.
    package func parse(
        _ words: [Word], allowPrefixes: Bool = false
    ) throws(CommandError) -> (command: Entry, arguments: Arguments) {
        let (index, arguments) = try names.parse(words, allowPrefixes: allowPrefixes)
        return (commands[index], arguments)
    }
}
