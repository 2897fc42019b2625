import Replies
import SourceIndex

extension CodeEditError: CommandErrorConvertible {
    /// The error with the code of its kind.
    package var commandError: CommandError { CommandError(kind.rawValue, message, hints: hint.map { [$0] } ?? []) }
}

extension CodeEditError {
    /// Whether it is the new name of a renaming that is refused.
    var isOfNewName: Bool { kind == .badName || kind == .exists }
}
