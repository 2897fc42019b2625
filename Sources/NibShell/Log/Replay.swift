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

    /// The commands that a log can have.
    private static let table = EditingCommand.table(of: EditingCommand.all + EditingCommand.code)

    /// Reads a line.
    ///
    /// - Throws: an error if it is no editing command.
    static func step(_ line: String) throws(CommandError) -> Step {
        let (command, arguments) = try parse(Lexer.words(of: line))
        return Step(command: command, arguments: ResolvedArguments(arguments))
    }

    /// Finds the editing command of words.
    ///
    /// - Throws: an error if they fit none.
    static func parse(_ words: [Word]) throws(CommandError) -> (EditingCommand, Arguments) {
        do {
            let (command, arguments) = try table.parse(words)
            return (try command.run((), arguments), arguments)
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
