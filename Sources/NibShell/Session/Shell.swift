import CommandLanguage
import CommandLog
import NibDocument
import Replies
import SourceIndex

/// A command of the shell.
public typealias ShellCommand = Command<Shell, Reply>

/// The evaluator: runs statements on one open document, the same for the prompt, scripts, pipes, replay and tests.
public final class Shell {
    /// How a shell is run.
    public struct Options: Sendable {
        /// The folder of journals; nil for no journal.
        public var journalFolder: String?
        /// Whether a person types the commands: verbs may be shortened, and saves happen at once.
        public var isInteractive = false
        /// Whether replies carry fields for programs that take work to find; text that is shown is always there.
        public var wantsFields = true
        /// Whether saving only shows what would be written.
        public var isDryRun = false
        /// The folders of source code that belong to the documents.
        public var sources: [String] = []
        /// The folder for what was read of source code; nil for none.
        public var cacheFolder: String?
        /// Makes what reads Swift; nil where there is nothing, and then only Objective-C is read.
        public var makeReader: (@Sendable () -> any SwiftReading)?
        /// Gives other code than that of the files in some folders.
        var makeCode: (@Sendable (_ roots: [String]) -> any CodeLookup)?

        /// Makes options: not interactive, no journal.
        public init() {}
    }

    /// All commands.
    public static let table = CommandTable<Shell, Reply>(allCommands)

    /// How the shell is run.
    public let options: Options
    /// The open document.
    var session: Session?
    /// The source code that belongs to the documents.
    let projectSources: ProjectSources
    /// The name of the command that was run last, or the first word of a statement that is none; for programs.
    public private(set) var lastCommand = ""
    /// How deep scripts call scripts.
    var scriptDepth = 0
    /// Whether `quit` was given.
    public internal(set) var hasQuit = false
    /// The replies of saves that were done when a document was left.
    var savedOnLeaving: [(document: String, reply: Reply)] = []
    /// Things to tell besides a command's reply, such as a journal in use.
    var notices: [String] = []

    /// Makes a shell without a document.
    public init(options: Options = Options()) {
        self.options = options
        projectSources = ProjectSources(options: options)
    }

    /// The text of the prompt: the document's name with `*` when it is modified.
    public var prompt: String {
        guard let session else { return "nibsh> " }
        let mark = session.block != nil ? "+" : session.isModified ? "*" : ""
        return "\(session.name)\(mark)> "
    }

    /// Whether a document is open and has unsaved changes.
    ///
    /// In scripts a new document that was never saved counts as well: it was begun for its file.
    public var isModified: Bool {
        guard let session else { return false }
        return session.isModified || session.isNew && !options.isInteractive
    }

    /// The name of the open document.
    public var documentName: String? { session?.name }

    /// The bytes of the open document as they are now, saved or not.
    public var documentBytes: [UInt8]? { session?.document.bytes }

    /// The path of the open document as it was given.
    public var documentPath: String? { session?.path }

    /// Takes the notices, so that each is told once.
    public func takeNotices() -> [String] {
        if let warning = session?.journaledLog.takeWarning() { notices.append(warning) }
        guard !notices.isEmpty else { return [] }
        defer { notices = [] }
        return notices
    }

    /// Takes the replies of saves that were done when a document was left, so that each is told once.
    func takeSaves() -> [(document: String, reply: Reply)] {
        guard !savedOnLeaving.isEmpty else { return [] }
        defer { savedOnLeaving = [] }
        return savedOnLeaving
    }

    /// Runs one statement.
    ///
    /// - Parameter statement: one command, without its line end.
    /// - Returns: the command's reply.
    /// - Throws: `CommandError`; nothing has changed then.
    public func execute(_ statement: String) throws(CommandError) -> Reply {
        let words: [Word]
        do throws(LanguageError) { words = try Lexer.words(of: statement) } catch { throw CommandError(error) }
        return try execute(words)
    }

    /// Runs one statement of a text.
    ///
    /// - Throws: as for one that is given as a string.
    public func execute(_ statement: Statement) throws(CommandError) -> Reply {
        let words: [Word]
        do throws(LanguageError) { words = try Lexer.words(of: statement) } catch { throw CommandError(error) }
        return try execute(words)
    }

    private func execute(_ words: [Word]) throws(CommandError) -> Reply {
        do {
            guard let first = words.first else { return Reply() }
            lastCommand = first.text
            let (command, arguments) = try parse(words)
            // A script that the command runs has commands of its own.
            defer { lastCommand = command.name }
            return try command.run(self, arguments)
        } catch { throw CommandError(error) }
    }

    private func parse(_ words: [Word]) throws(LanguageError) -> (command: ShellCommand, arguments: Arguments) {
        do throws(LanguageError) {
            return try Self.table.parse(words, allowPrefixes: options.isInteractive)
        } catch {
            // Where an operand is missing the command is still known by its first words.
            let names = [2, 1].lazy.map { words.prefix($0).map(\.text).joined(separator: " ") }
            guard let command = names.compactMap({ Self.table[$0] }).first else { throw error }
            lastCommand = command.name
            var error = error
            error.hints = command.advice(self, words) + error.hints
            throw error
        }
    }

    /// The open document's session.
    ///
    /// - Throws: `CommandError` when there is none.
    func requireSession() throws(CommandError) -> Session {
        if let session { return session }
        throw CommandError("no-document", "no document is open", hints: ["open FILE"])
    }
}
