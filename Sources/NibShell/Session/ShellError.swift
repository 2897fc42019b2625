import CommandLog
import Platform
import Replies

/// The error of commands, by the name that it has in the shell.
public typealias ShellError = CommandError

extension FileError: CommandErrorConvertible {
    /// The error with the code `file-…` of its kind.
    package var commandError: CommandError { CommandError("file-\(kind)", message, hints: hint.map { [$0] } ?? []) }
}

extension JournalError: CommandErrorConvertible {
    /// The error with the code `journal`.
    package var commandError: CommandError { CommandError("journal", message, hints: hint.map { [$0] } ?? []) }
}
