/// One command: the only source for its parsing, help, completion, logging and manual.
///
/// `Context` is what a command runs on, `Reply` what it gives back.
public struct Command<Context, Reply>: Sendable {
    /// What the command does with its arguments.
    public typealias Run = @Sendable (Context, Arguments) throws -> Reply

    /// The command's name: one or more words.
    public let name: String
    /// What may follow the name.
    public let syntax: [Syntax]
    /// What the command does, in a line.
    public let summary: String
    /// Paragraphs with blank lines between them; `code` in backticks, lists with `* `, four spaces before literal lines.
    public let discussion: String
    /// Statements that show the command; validation parses them.
    public let examples: [Example]
    /// The names of related commands.
    public let seeAlso: [String]
    /// The heading under which the manual lists the command.
    public let group: String
    /// What the command does with its arguments.
    public let run: Run

    /// The words of the name.
    let nameWords: [String]
    let pattern: Pattern

    /// Declares a command.
    public init(
        name: String,
        syntax: [Syntax] = [],
        summary: String,
        discussion: String = "",
        examples: [Example] = [],
        seeAlso: [String] = [],
        group: String,
        run: @escaping Run
    ) {
        self.name = name
        self.syntax = syntax
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.seeAlso = seeAlso
        self.group = group
        self.run = run
        nameWords = name.split(separator: " ").map(String.init)
        pattern = Pattern(name: name, syntax: syntax)
    }

    /// The same command, with the words that would make its name that of another.
    init(_ command: Self, reserved: [String]) {
        name = command.name
        syntax = command.syntax
        summary = command.summary
        discussion = command.discussion
        examples = command.examples
        seeAlso = command.seeAlso
        group = command.group
        run = command.run
        nameWords = command.nameWords
        pattern = Pattern(name: command.name, syntax: command.syntax, reserved: reserved)
    }

    /// The usage line, as in `connect outlet SRC.NAME -> DST [as ID]`.
    public var usage: String { pattern.usage }

    /// All parameters, in declared order.
    public var parameters: [Parameter] { syntax.flatMap(\.parameters) }
}

/// A statement that shows a command at work.
public struct Example: Sendable, Equatable {
    /// The statement.
    public let line: String
    /// What it does.
    public let explanation: String

    /// Makes an example of a statement and what it does.
    public init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}
