import Platform
import Replies

extension CommandError {
    /// Makes the error of a file that could not be written.
    ///
    /// - Parameters:
    ///   - error: what failed.
    ///   - line: the command that writes to another place, for the hint that there may be one.
    init(_ error: FileError, elsewhere line: String) {
        self.init(error)
        hints = hints.map { $0.hasSuffix(FileError.elsewhere) ? "\($0): \(line)" : $0 }
    }
}

extension FileError: CommandErrorConvertible {
    /// The error with the code `file-…` of its kind.
    package var commandError: CommandError { CommandError("file-\(kind)", message, hints: hint.map { [$0] } ?? []) }
}
