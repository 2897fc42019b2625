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
        /// What the user is told besides.
        var notices: [String] = []
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
            note(try shell.open(path), in: &result)
            for statement in statements { note(try shell.execute(statement), in: &result) }
            try shell.finishStagedSaves { note($0, in: &result) }
        } catch {
            let error = CommandError(error)
            result.notices += error.notices
            result.error = error.message
        }
        shell.abandon()
        return result
    }

    private func note(_ reply: Reply, in result: inout Result) {
        result.texts.append(reply.text.plain)
        result.notices += reply.notices
    }
}
