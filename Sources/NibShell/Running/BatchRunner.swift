import CommandLanguage
import Platform
import Replies

/// The state of a run on one file.
final class BatchRunner {
    let shell: Shell
    private(set) var fallsShort = false
    /// Whether a search found nothing.
    private(set) var findsNothing = false
    /// Called with each thing to print, as it comes.
    var report: (Batch.Event) -> Void

    init(shell: Shell, report: @escaping (Batch.Event) -> Void) {
        self.shell = shell
        self.report = report
        shell.printLine = { [unowned self] in self.report(.line($0)) }
    }

    func open(_ file: String) throws(CommandError) {
        do throws(CommandError) {
            tell(try shell.open(file, isArgument: true), as: "open")
        } catch { throw failed(error, in: "open") }
    }

    /// Runs commands up to one that quits.
    func run(_ inputs: [Batch.Input]) throws(CommandError) {
        for input in inputs where !shell.hasQuit { try run(input) }
    }

    private func run(_ input: Batch.Input) throws(CommandError) {
        switch input {
        case .command(let text):
            for statement in StatementReader.statements(in: text) {
                try execute(statement, of: nil)
            }
        case .piped(let text):
            for statement in StatementReader.statements(in: text) where !shell.hasQuit {
                try execute(statement, of: "standard input")
            }
        case .script(let path, let text):
            var isReported = false
            do throws(CommandError) {
                try shell.scripts.run(text, label: ScriptFile.label(path)) { statement throws(CommandError) in
                    isReported = true
                    let reply = try execute(statement, of: path)
                    isReported = false
                    return reply
                }
            } catch {
                throw isReported ? error : failed(error, in: "source")
            }
        }
    }

    /// Does the saves that were asked for and refuses to lose changes.
    ///
    /// - Returns: the reply of the last save, that of the document's own file if there is one.
    func finish() throws(CommandError) -> Reply? {
        var saved: Reply?
        do throws(CommandError) {
            try shell.documents.finishStaged { session, reply in
                tell(reply, as: "save", of: session.path)
                saved = reply
            }
        } catch { throw failed(error, in: "save") }
        try leave(isSaved: false)
        return saved
    }

    /// The saves that were asked for, to be done elsewhere.
    func takeStagedSaves() -> [JoinedSaves.Item] { (try? shell.documents.saving().takeStaged()) ?? [] }

    /// Leaves the documents, and refuses to lose changes. What was saved elsewhere, or would have been, is not lost.
    func leave(isSaved: Bool) throws(CommandError) {
        do throws(CommandError) { try finishUnsaved(isSaved: isSaved) } catch { throw failed(error, in: "quit") }
    }

    /// Refuses commands that end inside a block.
    func requireNoBlock() throws(CommandError) {
        guard shell.session?.block != nil else { return }
        throw failed(Self.openBlock, in: "quit")
    }

    private static let openBlock = CommandError(
        "block-open", "the commands end inside 'begin'", hints: ["end them with 'commit'"])

    private func finishUnsaved(isSaved: Bool) throws(CommandError) {
        guard shell.session?.block == nil else { throw Self.openBlock }
        if !isSaved {
            for session in shell.documents.sessions { try requireSettled(session) }
        }
        shell.abandon()
    }

    /// Refuses to lose changes of a document; a dry run shows them.
    private func requireSettled(_ session: Session) throws(CommandError) {
        do throws(CommandError) { try shell.documents.requireSettled(session) } catch {
            guard shell.options.isDryRun else {
                var error = error
                let save = shell.documents.sessions.count > 1 ? "save --all" : "save"
                error.hints = ["end the commands with '\(save)', or run with --dry-run"]
                throw error
            }
            var form = DifferenceForm()
            form.kind = .lines
            var reply = try Difference(session).reply(disk: false, form: form)
            reply.notices.append("to write this, end the commands with 'save'")
            tell(reply, as: "diff", of: session.path)
        }
    }

    @discardableResult
    private func execute(_ statement: Statement, of path: String?) throws(CommandError) -> Reply {
        do throws(CommandError) {
            let reply: Reply
            if let path {
                reply = try shell.execute(statement, of: path)
            } else {
                reply = try shell.execute(statement)
            }
            tell(reply)
            return reply
        } catch {
            var error = error
            if path == nil, error.code == CommandError.noDocument.code {
                error.hints = CommandLineAdvice.hints(forStatementWithoutDocument: statement.text)
            }
            throw failed(error, in: shell.lastCommand, statement: statement.text)
        }
    }

    /// Leaves the document after an error, and tells which requested saves are not done.
    func giveUp() {
        defer { shell.abandon() }
        for session in shell.documents.sessions {
            for save in session.stagedSaves {
                report(
                    .notice(
                        "'\(PathName.shown(save.path ?? session.path))' was not saved: a command after 'save' failed"))
            }
        }
    }

    func tell(_ reply: Reply, as command: String? = nil, of document: String? = nil) {
        tellAside(reply)
        if reply.isNothing, reply.fallsShort {
            findsNothing = true
        } else if reply.fallsShort {
            fallsShort = true
        }
        guard !reply.isDeferred else { return }
        let path = command == nil ? shell.lastDocument : document ?? shell.documentPath
        report(.reply(reply, command: command ?? shell.lastCommand, document: path))
    }

    /// Tells what a reply brings besides its text.
    private func tellAside(_ reply: Reply) {
        for save in reply.saves { report(.reply(save.reply, command: "save", document: save.document)) }
        for notice in reply.notices { report(.notice(notice)) }
    }

    func failed(
        _ error: CommandError, in command: String, statement: String? = nil
    ) -> CommandError {
        for notice in error.notices { report(.notice(notice)) }
        report(.failure(error, command: command, statement: statement, document: shell.documentPath))
        return error
    }
}
