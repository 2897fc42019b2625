import CommandLanguage
import Replies

/// The errors of statements that are run together, each of which is tried although others failed.
struct FailedStatements {
    private(set) var errors: [CommandError] = []
    /// The words by which later statements may mean what the failed ones would have made.
    private var missing: Set<String> = []

    /// Adds the error of a statement, unless the statement only lacks what a failed one would have made.
    mutating func add(_ error: CommandError, of statement: Statement) {
        let words = Lexer.guessedWords(of: String(statement.text)).map(\.text)
        let isConsequence = words.contains { word in missing.contains { word == $0 || word.hasPrefix($0 + ".") } }
        if !isConsequence { errors.append(error) }
        missing.insert("$")
        if let place = words.lastIndex(of: "as") { missing.formUnion(words[(place + 1)...]) }
    }
}
