import CommandLog
import Replies

extension JournalError: CommandErrorConvertible {
    /// The error with the code `journal`.
    package var commandError: CommandError { CommandError("journal", message, hints: hint.map { [$0] } ?? []) }
}
