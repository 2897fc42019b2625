import CommandLanguage
import Replies

/// What `run` works on.
struct RunContext {
    /// Runs scripts.
    let scripts: Scripts
    /// Runs a statement of a script; its errors name the place in the script.
    let run: (_ statement: Statement, _ path: String) throws(CommandError) -> Reply
}

/// `run`: runs a script as one entry of the log.
enum RunCommand {
    private static let script = Parameter<FilePath>("FILE", summary: "a script of commands")

    static let command = Command<RunContext, Reply>(
        name: "run", syntax: [.operand(script)],
        summary: "runs a script as one entry of the log",
        discussion: "The first command that fails stops the script and takes back what it did.",
        examples: [Example("run connect.nibsh", "'undo' undoes the whole script")],
        seeAlso: ["log", "begin"], group: "Files", answer: Scripts.type.shape,
        changesDocument: { _ in true }, touchesOtherFiles: { _ in true }
    ) { context, arguments in
        let word = try arguments[script]
        do {
            return try context.scripts.source(word.text) { statement throws(CommandError) in
                try context.run(statement, word.text)
            }
        } catch { throw CommandError(error, span: word.span) }
    }
}
