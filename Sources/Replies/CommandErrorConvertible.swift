import CommandLanguage

/// An error that can be reported to the user of a command.
///
/// Each module makes its own error types conform; `Replies` itself knows only the errors of the command language.
package protocol CommandErrorConvertible: Error {
    /// The error with its stable code and its hints.
    var commandError: CommandError { get }
}

extension LanguageError: CommandErrorConvertible {
    /// The error with the code `usage`.
    package var commandError: CommandError {
        var error = CommandError("usage", message, span: span, hints: hints)
        error.usage = usage
        return error
    }
}
