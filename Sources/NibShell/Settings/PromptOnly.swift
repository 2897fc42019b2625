import CommandLanguage
import Queries
import Replies

/// What only the prompt understands: programs of the system, and where output goes.
///
/// A script, a pipe or a journal may come from somebody else, so no line of them starts a program or writes a file that it names
/// this way.
enum PromptOnly {
    /// The word before a program of the system.
    static let program = "!"

    /// Refuses the words of a statement that only the prompt understands. The prompt takes them off before it runs the command.
    ///
    /// - Throws: an error for an unquoted `|`, `>` or `>>`, and for `!` at the beginning.
    static func refuse(in words: [Word]) throws(CommandError) {
        for (index, word) in BracedWords.outside(words) where word.text.utf8.count <= 2 && word.isBare {
            if index == 0, word.text == program {
                throw refusal(
                    "programs are started only at the prompt", of: word,
                    hint: "'help prompt' explains what the prompt understands")
            }
            guard Quoting.promptMarks.contains(word.text) else { continue }
            if let error = MistakenMark.error(at: index, in: words) { throw error }
            throw refusal(
                word.text == "|"
                    ? "output is passed to programs only at the prompt" : "output is redirected only at the prompt",
                of: word, hint: "quote '\(word.text)' if it is text; 'help prompt' explains what the prompt understands"
            )
        }
    }

    private static func refusal(_ message: String, of word: Word, hint: String) -> CommandError {
        CommandError("prompt-only", message, span: word.span, hints: [hint])
    }
}
