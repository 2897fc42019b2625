import CommandLanguage
import Replies

/// What `source` works on.
struct SourceContext {
    /// Runs scripts.
    let scripts: Scripts
    /// Runs a statement of a script; its errors name the place in the script.
    let run: (_ statement: Statement, _ path: String) throws(CommandError) -> Reply
}

/// `source`: runs a script as one entry of the log.
enum SourceCommand {
    private static let script = Parameter<FilePath>("FILE", summary: "a script of commands")

    static let command = Command<SourceContext, Reply>(
        name: "source", syntax: [.operand(script)],
        summary: "runs a script as one entry of the log",
        discussion: "The first command that fails stops the script and takes back what it did.",
        examples: [Example("source connect.nibsh", "'undo' undoes the whole script")],
        seeAlso: ["log", "begin"], group: "Files", changesDocument: { _ in true }, touchesOtherFiles: { _ in true }
    ) { context, arguments in
        let word = try arguments[script]
        do {
            return try context.scripts.source(word.text) { statement throws(CommandError) in
                try context.run(statement, word.text)
            }
        } catch { throw CommandError(error, span: word.span) }
    }
}
