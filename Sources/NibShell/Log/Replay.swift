import CodeEditing
import CommandLanguage
import NibDocument
import NibEditing
import Replies

/// Reads and applies lines of the log: nothing is resolved, checked against code, or logged.
///
/// A command that is given for the first time goes this way as well (`EditRunner`): what is applied is what its line says, so
/// playing the line again does the same.
enum Replay {
    /// What a line of the log says.
    struct Step {
        let command: EditingCommand
        let arguments: ResolvedArguments

        /// Does what the line says.
        ///
        /// - Throws: an error if the document lacks what the line names.
        func apply(in context: ApplyContext) throws(CommandError) -> Outcome {
            try command.apply(arguments, in: context)
        }
    }

    /// The commands that a log can have, each of which gives back what its line says.
    private static let table = CommandTable<Void, Step>(
        (EditingCommand.all + EditingCommand.code).map { editing in
            Command(name: editing.name, syntax: editing.syntax, summary: editing.summary, group: editing.group) {
                _, arguments in
                Step(command: editing, arguments: ResolvedArguments(arguments))
            }
        })

    /// Reads a line.
    ///
    /// - Throws: an error if it is no editing command.
    static func step(_ line: String) throws(CommandError) -> Step {
        do {
            let (command, arguments) = try table.parse(Lexer.words(of: line))
            return try command.run((), arguments)
        } catch { throw CommandError(error) }
    }

    /// Applies a line.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - edit: the transaction that the line is part of.
    /// - Returns: the outcome of applying it.
    /// - Throws: an error if the line is not an editing command, or the document lacks what it names.
    static func apply(_ line: String, in edit: Edit) throws(CommandError) -> Outcome {
        try step(line).apply(in: ApplyContext(edit: edit, isTold: false, wantsFields: false))
    }
}
