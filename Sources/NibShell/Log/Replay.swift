import CodeEditing
import CommandLanguage
import NibDocument
import NibEditing
import Replies

/// Applies lines of the log: nothing is resolved, checked against code, or logged.
enum Replay {
    /// The commands that a log can contain; each only applies what its line says.
    private static let table = CommandTable<ApplyContext, Outcome>(
        (EditingCommand.all + EditingCommand.code).map { editing in
            Command(name: editing.name, syntax: editing.syntax, summary: editing.summary, group: editing.group) {
                context, arguments in
                try editing.apply(ResolvedArguments(arguments), in: context)
            }
        })

    /// Applies a line.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - edit: the transaction that the line is part of.
    /// - Returns: the outcome of applying it.
    /// - Throws: an error if the line is not an editing command, or the document lacks what it names.
    static func apply(_ line: String, in edit: Edit) throws(CommandError) -> Outcome {
        do {
            let (command, arguments) = try table.parse(Lexer.words(of: line))
            return try command.run(ApplyContext(edit: edit, isTold: false, wantsFields: false), arguments)
        } catch { throw CommandError(error) }
    }
}
