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

    /// Returns the name of a script in the log.
    static func label(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
