import CommandLanguage
import NibShell
import Platform
import Replies

/// The commands with which a user lets each prompt begin: `nibshrc` in the folder for settings.
///
/// There is no such file of a project or of the current folder: it can start programs, so only the user may write it.
enum StartFile {
    /// The statements of the file with its path as it is shown, or why it cannot be read.
    case statements(StatementReader.Statements, String)
    case problem(CommandError)

    /// Reads the file.
    ///
    /// - Returns: nil if there is none.
    static func read() -> StartFile? {
        guard let folder = SettingsFolder.path else { return nil }
        let path = PathName.join(folder, "nibshrc")
        do throws(SystemError) {
            let bytes = try FileIO.contents(path, atMost: 1 << 20)
            guard try OwnFile.isTrusted(path) else {
                return .problem(
                    CommandError(
                        "strange-file", "'\(path)' is not read, because another user may have written it",
                        hints: ["if nobody else has: chmod go-w '\(path)'"]))
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                return .problem(CommandError("encoding", "'\(path)' is not in UTF-8"))
            }
            return .statements(StatementReader.statements(in: text), path)
        } catch {
            return error.isMissing ? nil : .problem(CommandError(FileError(error, path: path, operation: "read")))
        }
    }
}
