import Bytes
import CommandLanguage
import Replies

/// Names of commands, with what the commands do, and names that the user gave them.
extension Completer {
    /// Whether the cursor is in the first word.
    var isAtFirstWord: Bool { context.text.utf8.prefix(partial.span.lowerBound).allSatisfy { $0 <= Byte.space } }

    /// What a command does whose name a word completes, or the words that can follow.
    func note(ofVerb verb: String) -> String {
        let before = Lexer.guessedWords(of: context.text).filter { $0.span.upperBound < partial.span.upperBound }
        let name = (before.map(\.text) + [verb]).joined(separator: " ")
        if let command = context.commands.first(where: { $0.name == name }) { return command.summary }
        let longer = context.commands.lazy.map(\.name).filter { $0.hasPrefix(name + " ") }
        return longer.map { String($0.dropFirst(name.utf8.count + 1)) }.joined(separator: ", ")
    }

    /// The aliases that begin with what is typed.
    func aliases() -> [Suggestion] {
        guard partial.isBare else { return [] }
        return context.aliases.keys.sorted().filter { $0.hasPrefix(partial.text) }.map {
            Suggestion(text: $0, note: context.aliases[$0] ?? "", isFinal: true)
        }
    }

    /// What `help` explains: commands and topics.
    func helpWords() -> [Suggestion] { helpCommands() + plain(HelpTopics.all.map(\.name)) }

    /// All commands by their whole names.
    func helpCommands() -> [Suggestion] {
        context.commands.filter { $0.name.hasPrefix(partial.text) }.map {
            Suggestion(text: Quoting.quote($0.name), note: $0.summary, isFinal: true)
        }
    }
}
