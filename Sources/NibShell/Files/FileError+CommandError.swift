import Platform
import Replies

extension FileError: CommandErrorConvertible {
    /// The error with the code `file-…` of its kind.
    package var commandError: CommandError { CommandError("file-\(kind)", message, hints: hint.map { [$0] } ?? []) }
}
