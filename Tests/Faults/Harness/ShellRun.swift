import Foundation
import NibShell
import Replies

/// A shell in this process, as a batch run has it.
struct ShellRun {
    private(set) var shell: Shell

    /// What came of statements.
    struct Result {
        /// The replies' texts.
        var texts: [String] = []
        /// The first error, which ended it.
        var error: String?
    }

    init(folder: String, isInteractive: Bool = false, hasJournal: Bool = true) {
        var options = Shell.Options()
        options.journalFolder = hasJournal ? folder + "/state/nibsh/journals" : nil
        options.isInteractive = isInteractive
        shell = Shell(options: options)
    }

    /// Opens a document and runs statements up to the first error; what is to be saved is saved then.
    func run(_ path: String, _ statements: [String]) -> Result {
        var result = Result()
        do {
            result.texts.append(try shell.open(path).text.plain)
            for statement in statements { result.texts.append(try shell.execute(statement).text.plain) }
            try shell.finishStagedSaves { result.texts.append($0.text.plain) }
        } catch { result.error = CommandError(error).message }
        shell.abandon()
        return result
    }
}
