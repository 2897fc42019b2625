import CommandLanguage
import NibDocument
import ObjectReferences
import Platform
import Replies
import Wording

/// A command of the shell.
package typealias ShellCommand = Command<Shell, Reply>

/// The evaluator: runs statements on the current one of the open documents, the same for the prompt, scripts, pipes and tests.
///
/// What commands do is elsewhere: each gets a context with what it needs (`CommandList`).
package final class Shell {
    /// How a shell is run.
    package typealias Options = ShellOptions

    /// All commands.
    package static let table = CommandTable<Shell, Reply>(CommandList.all, rewordings: Rewording.all)

    /// The commands that only look, in the order of the manual.
    package static let lookingCommands = table.commands.filter { CommandList.looking.contains($0.name) }
    /// The names of the commands that edit.
    package static let editingCommands = Set(CommandList.editing)

    /// How the shell is run.
    package private(set) var options: Options { didSet { documents.options = options } }
    /// The open documents.
    let documents: OpenDocuments
    /// The source code that belongs to the documents.
    let projectSources: ProjectSources
    /// Runs scripts.
    let scripts: Scripts
    /// Prints a line of a long reply at once; if it is nil, replies come as a whole.
    package var printLine: ((StyledText) -> Void)?
    /// For programs, the name of the command that was run last, or the first word of a statement that is not a command.
    package private(set) var lastCommand = ""
    /// Whether the rows of answers are numbered, because a person reads them at a prompt.
    package var numbersRows = false
    /// The rows of the last answer that can have some.
    private var rows = AnswerRows()
    /// The path of the document that the last statement was about; nil if none was open.
    package private(set) var lastDocument: String?
    /// Whether the user asked to leave, which happens at the next opportunity, as by `quit`.
    package var hasQuit = false

    /// Makes a shell without a document.
    ///
    /// - Parameters:
    ///   - options: how it is run.
    ///   - recent: the code that an earlier shell with the same options read.
    package init(options: Options = Options(), recent: RecentCode = RecentCode()) {
        self.options = options
        projectSources = ProjectSources(options: options, recent: recent)
        documents = OpenDocuments(options: options, isForeign: projectSources.isForeign(_:for:))
        scripts = Scripts(documents: documents)
    }

    // MARK: - The open documents

    /// The session of the current document.
    var session: Session? { documents.session }

    /// The text of the prompt: the current document's name and its state.
    package var prompt: String { PromptText.of(documents) }

    /// Whether the current document has unsaved changes.
    ///
    /// In scripts a new document that was never saved counts as well: it was begun for its file.
    package var isModified: Bool { documents.isModified }

    /// The name of the current document, as a terminal may show it.
    package var documentName: String? { session.map { ShownText.line($0.name) } }

    /// The bytes of the current document as they are now, saved or not.
    package var documentBytes: [UInt8]? { session?.document.bytes }

    /// Whether the current document's file differs from what was read from it, or written to it, last.
    package var hasChangedOnDisk: Bool { documents.hasChangedOnDisk }

    /// The path of the current document as it was given.
    package var documentPath: String? { session?.path }

    /// Opens a document and makes it the current one; hints are command lines if the path is an argument of the program.
    ///
    /// - Throws: `CommandError` if it cannot be read, or is not a document.
    package func open(_ path: String, isArgument: Bool = false) throws(CommandError) -> Reply {
        try documents.open(path, isArgument: isArgument)
    }

    /// Closes the current document.
    ///
    /// - Throws: `CommandError` if no document is open, or it has unsaved changes.
    package func close() throws(CommandError) -> Reply { try documents.close() }

    /// Saves at once, for the question at the end of a session.
    ///
    /// - Parameter force: whether to save even if another program changed the file.
    /// - Returns: what was saved.
    /// - Throws: `CommandError` if no document is open, or it cannot be saved.
    package func saveNow(force: Bool = false) throws(CommandError) -> Reply {
        try documents.saving().saveNow(force: force)
    }

    /// Does the requested saves that are not done yet.
    ///
    /// - Parameter tell: called with the reply of each.
    /// - Throws: the error of the first save that fails; those after it are not done then.
    package func finishStagedSaves(_ tell: (Reply) -> Void) throws(CommandError) {
        try documents.finishStaged { tell($1) }
    }

    /// Gives all documents up because the user gave their unsaved changes up; they are not offered again.
    package func discard() { documents.discard() }

    /// Gives all documents up with their unsaved changes; they stay in the journals.
    package func abandon() { documents.abandon() }

    // MARK: - Running statements

    /// Runs one statement.
    ///
    /// - Parameter statement: one command, without its line end.
    /// - Returns: the command's reply.
    /// - Throws: `CommandError`; nothing has changed then.
    package func execute(_ statement: String) throws(CommandError) -> Reply {
        try execute(try Lexer.words(of: statement))
    }

    /// Runs one statement of a text.
    ///
    /// - Throws: as for a statement that is given as a string.
    package func execute(_ statement: Statement) throws(CommandError) -> Reply {
        do { return try execute(Lexer.words(of: statement)) } catch { throw statement.advised(error) }
    }

    /// Runs one statement of a script; its errors have their place in the script.
    func execute(_ statement: Statement, of path: String) throws(CommandError) -> Reply {
        do throws(CommandError) {
            return try execute(statement)
        } catch {
            throw ScriptFile.placed(error, at: statement, of: path)
        }
    }

    /// Runs the words of a statement. At the prompt, a name that could mean several objects means the only one that fits.
    private func execute(_ words: [Word]) throws(CommandError) -> Reply {
        let words = OtherDocument.spelled(HelpFlag.meant(by: words) { Self.table[$0] != nil }, in: documents)
        if let reply = try OtherDocument(words, in: documents)?.reply(by: execute) { return reply }
        let joined = session.map { PrintedNames(document: $0.document).joined(words) } ?? words
        guard let first = joined.first, !WrittenStatement.isText(after: first) else { return try run(joined) }
        let statement = try WrittenStatement(
            joined, names: scripts.names, rows: rows.rows(of: session),
            of: rows.otherSession(than: session).map(documents.names.shown), document: session?.document, parse: parse)
        session?.namedLast = nil
        let reply = try runOrTry(statement.words)
        if let name = statement.name { scripts.names.set(name, to: session?.nameLast(name)) }
        return StatementAdvice(shell: self, words: joined).noted(reply)
    }

    private func runOrTry(_ words: [Word]) throws(CommandError) -> Reply {
        do throws(CommandError) { return try run(words) } catch {
            if let certain = error.words(meantBy: words) { return try runOrTry(certain) }
            let advice = StatementAdvice(shell: self, words: words)
            guard let meant = trial?.meant(by: words, after: error) else { throw advice.advised(error) }
            return try run(meant.words).noting(meant.note)
        }
    }

    var trial: Trial? {
        session.map { Trial(session: $0, sources: projectSources, options: options, isInScript: scripts.isRunning) }
    }

    private func run(_ words: [Word]) throws(CommandError) -> Reply {
        do {
            guard let first = words.first else { return Reply() }
            lastCommand = first.text
            defer { lastDocument = documentPath }
            try CommandError.throwIfInterrupted()
            try PromptOnly.refuse(in: words)
            let meant = try MeantStatement(words, in: self)
            // A script that the command runs changes the name meanwhile.
            defer { lastCommand = meant.command.name }
            let given = options
            defer { options = given }
            options.answer(as: meant.answerForm)
            let numbering = RowNumbering(of: meant.command, in: self)
            let print = printLine
            defer { printLine = print }
            if let numbering { (printLine, options.lineWidth) = (numbering.printLine, numbering.lineWidth) }
            var reply = try meant.run(in: self)
            if let numbered = numbering?.number(&reply) { rows = AnswerRows(numbered, of: session) }
            reply = reply.answered(as: meant.answerForm, by: meant.command, document: documentPath)
            reply.notices += session?.takeWarnings() ?? []
            if reply.asksToQuit { hasQuit = true }
            if !scripts.isRunning { reply.notices += options.prompt?.notes(on: meant.rewording) ?? [] }
            return reply
        } catch {
            var error = CommandError(error)
            error.notices += session?.takeWarnings() ?? []
            throw error
        }
    }

    func parse(_ words: [Word]) throws(CommandError) -> (command: ShellCommand, arguments: Arguments) {
        do throws(CommandError) {
            return try Self.table.parse(words, allowPrefixes: options.isInteractive)
        } catch {
            // If an operand is missing, the first words still name the command.
            let words = Self.table.reworded(words)?.words ?? words
            let names = [2, 1].lazy.map { words.prefix($0).map(\.text).joined(separator: " ") }
            guard let command = names.compactMap({ Self.table[$0] }).first else { throw error }
            lastCommand = command.name
            throw error.advised(command.advice(self, words))
        }
    }

    /// Returns what can come at the cursor of a statement.
    ///
    /// - Parameters:
    ///   - text: the statement so far.
    ///   - cursor: the UTF-8 offset of the cursor.
    /// - Returns: what fits, and the part of the statement that it replaces.
    package func suggestions(in text: String, cursor: Int) -> Suggestions {
        ShellCompletion(shell: self).suggestions(in: text, at: cursor)
    }
}
