import CommandLanguage

/// A statement of a script, and what it says.
final class ParsedStatement: Sendable {
    /// The statement.
    let statement: Statement
    /// What it says; nil where that is to be found when it runs, as when it is wrong.
    let parsed: (command: ShellCommand, arguments: Arguments)?

    /// A statement that is parsed when it runs.
    init(unparsed statement: Statement) {
        self.statement = statement
        parsed = nil
    }

    /// A statement that is parsed now, if nothing is wrong with it.
    init(parsing statement: Statement) {
        self.statement = statement
        if let words = try? Lexer.words(of: statement), let parsed = try? Shell.table.parse(words) {
            self.parsed = (parsed.command, parsed.arguments)
        } else {
            parsed = nil
        }
    }
}
