import CommandLanguage
import NibDocument
import Replies

/// A statement with values and ids in place of the `$names` and the rows of the last answer.
struct WrittenStatement {
    /// The words that are run.
    let words: [Word]
    /// The name that the statement gives to what it makes.
    let name: String?

    /// Reads the words of a statement.
    ///
    /// - Throws: an error for a name that is not set or is set twice, and for a row that the last answer does not have.
    init(
        _ words: [Word], names: ScriptNames, rows: [AnswerRow], of other: String? = nil, document: NibDocument?,
        parse: ([Word]) throws(CommandError) -> (command: ShellCommand, arguments: Arguments)
    ) throws(CommandError) {
        func named(_ words: [Word]) throws(CommandError) -> (name: String, arguments: Arguments) {
            let parsed = try parse(words)
            return (parsed.command.name, parsed.arguments)
        }
        let naming = try names.definition(in: words, of: document, parse: named)
        name = naming?.name
        let replaced = try names.replaced(naming?.words ?? words, in: document, parse: named)
        guard let document else {
            self.words = replaced
            return
        }
        self.words = try RowReferences(rows: rows, document: document, other: other).replaced(replaced, parse: parse)
    }

    /// Whether the words after a command are only texts.
    static func isText(after command: Word) -> Bool {
        ["help", "apropos", "why", "alias", "unalias"].contains(command.text)
    }
}
