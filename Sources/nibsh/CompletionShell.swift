import NibShell
import Replies

/// Completes commands on the document that a command line names, as the Tab key does at the prompt.
///
/// A document that cannot be opened is not told of: commands are completed all the same.
final class CompletionShell {
    private let shell: Shell
    private var opened: String?

    /// - Parameter options: how a shell at a prompt is run; this one keeps no log.
    init(options: Shell.Options) {
        var options = options
        options.journalFolder = nil
        shell = Shell(options: options)
    }

    /// Returns what can come at the end of the last statement of a command.
    ///
    /// - Parameters:
    ///   - command: the value of `-c` so far.
    ///   - document: the path of the document; nil if the command line names none.
    /// - Returns: what fits, and the part of the command that it replaces.
    func suggestions(in command: String, document: String?) -> Suggestions {
        if let document, document != opened {
            opened = document
            do throws(CommandError) { _ = try shell.open(document) } catch { return complete(command) }
        }
        return complete(command)
    }

    private func complete(_ command: String) -> Suggestions {
        shell.suggestions(in: command, cursor: command.utf8.count)
    }
}
