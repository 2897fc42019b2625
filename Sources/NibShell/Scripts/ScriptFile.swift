import CommandLanguage
import Platform
import Replies

/// The files of scripts.
package enum ScriptFile {
    /// Returns the text of a script, which may come from a pipe: `nibsh -f <(make-script)`.
    ///
    /// - Throws: an error if it cannot be read or is not in UTF-8.
    package static func text(of path: String) throws(CommandError) -> String {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileIO.readToEnd(path) } catch {
            var commandError = CommandError(error)
            if error.kind == .folder { commandError.hints = ["give the path of a script inside it"] }
            throw commandError
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError("encoding", "the script '\(path)' is not in UTF-8")
        }
        return text
    }

    /// Returns the error of a statement with its place in the script, unless it has a place already.
    static func placed(_ error: CommandError, at statement: Statement, of path: String) -> CommandError {
        var error = error
        guard error.place == nil else { return error }
        let (line, column) = statement.position(of: error.span?.lowerBound ?? 0)
        error.place = CommandError.Place(file: path, line: line, column: column)
        error.statement = statement.text
        return error
    }

    /// Returns the name of a script in the log.
    static func label(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
