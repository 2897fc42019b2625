import CommandLanguage
import Replies

/// The JSON Schema of what commands answer.
package enum AnswerSchema {
    /// What the subcommands of the program answer, by the names that their answers have.
    private static let subcommands = [
        (name: "nibsh journals", shape: JournalList.shape), (name: "nibsh undo", shape: RunUndoAnswer.type.shape),
        (name: "nibsh diff", shape: VersionComparison.shape),
        (name: "nibsh merge", shape: FileMerge.shape), (name: "nibsh git", shape: GitInstallation.shape),
    ]

    /// All commands with what they answer, those of the prompt first.
    package static let answers: [(name: String, shape: RecordShape)] =
        Shell.table.commands.map { ($0.name, $0.answer) } + subcommands

    /// The schema of an answer as `--json` prints it.
    ///
    /// - Parameter command: the name of a command or subcommand; empty for any answer and any error.
    /// - Returns: a schema that stands on its own.
    /// - Throws: an error with the nearest name if there is no such command.
    package static func schema(of command: String) throws(CommandError) -> JSONValue {
        guard !command.isEmpty else { return all }
        let command = Shell.table.newName(for: command) ?? command
        guard let answer = answers.first(where: { $0.name == command }) else {
            let near = Nearest.names(to: command, among: answers.map(\.name))
            throw CommandError(
                "unknown-command", "there is no command '\(command)'",
                hints: Advice.didYouMean(near) + ["'nibsh schema' prints the schema of all answers"])
        }
        guard case .object(let members) = ReplyJSON.schema(of: answer.shape, command: answer.name) else { return .null }
        return .object(
            [.init("$schema", .string(JSONSchema.dialect))] + members
                + [.init("$defs", .object(JSONSchema.definitions(of: [answer.shape])))])
    }

    /// Refuses fields of the program's options that no command answers, or not the subcommand.
    ///
    /// - Parameters:
    ///   - form: the form that the options ask for.
    ///   - subcommand: the name of the subcommand; nil for none.
    /// - Throws: an error with the nearest name.
    package static func check(_ form: AnswerForm, of subcommand: String?) throws(CommandError) {
        // Making the records of all answers takes longer than opening a document.
        guard form.kind != .text, subcommand != nil || !form.fields.isEmpty else { return }
        if let subcommand, let answer = answers.first(where: { $0.name == "nibsh \(subcommand)" }) {
            return try form.check(answer.shape, of: answer.name)
        }
        let known = Set(answers.flatMap { $0.shape.selectable.map(\.name) })
        guard let unknown = form.fields.first(where: { !known.contains($0) }) else { return }
        throw CommandError(
            "unknown-field", "no command answers a field '\(unknown)'",
            hints: Advice.didYouMean(Nearest.names(to: unknown, among: known.sorted()))
                + ["'nibsh help COMMAND' lists the fields of a command"])
    }

    /// The schema of any answer and any error.
    private static var all: JSONValue {
        let queried = Shell.lookingCommands.map { ($0.name, RecordShape.results(of: $0.answer)) }
        let schemas = (answers + queried).map { ReplyJSON.schema(of: $1, command: $0) }
        let shapes = (answers + queried).map(\.1) + [ReplyJSON.failureShape]
        return .object([
            .init("$schema", .string(JSONSchema.dialect)), .init("title", "what nibsh prints with --json"),
            .init("oneOf", .array([ReplyJSON.failureSchema] + schemas)),
            .init("$defs", .object(JSONSchema.definitions(of: shapes))),
        ])
    }
}
