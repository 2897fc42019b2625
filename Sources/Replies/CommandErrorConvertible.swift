/// An error that can be reported to the user of a command.
///
/// Each module makes its own error types conform; `Replies` itself knows only its own.
package protocol CommandErrorConvertible: Error {
    /// The error with its stable code and its hints.
    var commandError: CommandError { get }
}
