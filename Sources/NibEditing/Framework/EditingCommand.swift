import CommandLanguage
import NibDocument
import Replies

/// A command that changes the document: its declaration, and the two phases in which it runs.
///
/// `resolve` turns the user's words into resolved commands and changes nothing. `apply` carries one resolved command out and
/// decides nothing. The log keeps the lines of resolved commands, so replay parses a line and calls `apply` with what it says.
package final class EditingCommand: Sendable {
    /// Turns words into resolved commands: references become ids, defaults are filled in, names are checked against catalogue
    /// and code. Everything that can be refused because of what the user means is refused here.
    package typealias Resolve = @Sendable (Arguments, ResolveContext) throws(CommandError) -> Resolved
    /// Carries out a resolved command, as `resolve` or a line of the log gives it.
    package typealias Apply = @Sendable (ResolvedArguments, ApplyContext) throws(CommandError) -> Outcome
    /// Returns the words of a statement with the word for its kind, which the statement may leave out; nil if it lacks none.
    package typealias Complete = @Sendable (Arguments, ResolveContext) throws(CommandError) -> [Word]?
    /// Hints for words that do not fit the syntax; there may be no document.
    package typealias Advice = @Sendable (NibDocument?, [Word]) -> [String]

    /// One or more plain words.
    package let name: String
    /// What may follow the name.
    package let syntax: [Syntax]
    /// What the command does, in a line.
    package let summary: String
    /// Paragraphs with blank lines between them.
    package let discussion: String
    /// Statements that show the command.
    package let examples: [Example]
    /// The names of related commands.
    package let seeAlso: [String]
    /// Names that other programs use for the command.
    package let synonyms: [String]
    /// The heading under which the manual lists the command.
    package let group: String
    /// Whether the command changes other files along with the document.
    package let changesOtherFiles: Bool
    /// Whether the command acts on everything in its object as well, so that of objects inside each other only the outermost counts.
    package let takesContents: Bool
    /// Hints for words that do not fit the syntax.
    package let advice: Advice
    private let completing: Complete?
    private let resolving: Resolve
    private let applying: Apply

    /// Declares a command.
    ///
    /// - Parameters:
    ///   - name: one or more plain words.
    ///   - syntax: what may follow the name.
    ///   - summary: what the command does, in a line.
    ///   - discussion: paragraphs with blank lines between them.
    ///   - examples: statements that show the command.
    ///   - seeAlso: the names of related commands.
    ///   - synonyms: names that other programs use for the command; if a user writes one, a hint gives the right name.
    ///   - group: the heading under which the manual lists the command.
    ///   - changesOtherFiles: whether the command changes other files along with the document.
    ///   - takesContents: whether the command acts on everything in its object as well.
    ///   - advice: hints for words that do not fit the syntax.
    ///   - complete: finds the kind of a statement that leaves it out.
    ///   - resolve: turns words into resolved commands.
    ///   - apply: carries out a resolved command.
    package init(
        _ name: String, syntax: [Syntax], summary: String, discussion: String = "", examples: [Example],
        seeAlso: [String] = [], synonyms: [String] = [], group: String = "Editing", changesOtherFiles: Bool = false,
        takesContents: Bool = false,
        advice: @escaping Advice = { _, _ in [] }, complete: Complete? = nil, resolve: @escaping Resolve,
        apply: @escaping Apply
    ) {
        self.name = name
        self.syntax = syntax
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.seeAlso = seeAlso
        self.synonyms = synonyms
        self.group = group
        self.changesOtherFiles = changesOtherFiles
        self.takesContents = takesContents
        self.advice = advice
        completing = complete
        resolving = resolve
        applying = apply
    }

    /// Turns the words of a statement into resolved commands, and changes nothing.
    ///
    /// - Throws: an error with the place in the statement that it is about.
    package func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> Resolved {
        do { return try resolving(arguments, context) } catch { throw CommandError(error) }
    }

    /// Returns the words of a statement with the word for its kind; nil if it lacks none.
    ///
    /// - Throws: an error if the statement does not tell its kind, with the lines to choose from.
    package func completed(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> [Word]? {
        guard let completing else { return nil }
        do { return try completing(arguments, context) } catch { throw CommandError(error) }
    }

    /// For commands that leave all to the commands of their kinds.
    @Sendable package static func unresolved(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        throw CommandError("usage", "the statement does not say what kind it is", span: arguments.verb)
    }

    /// For commands that the log never has: it has those of the kinds.
    @Sendable package static func unapplied(_ command: ResolvedArguments, in context: ApplyContext)
        throws(CommandError) -> Outcome
    {
        throw CommandError("usage", "the log has the commands that this one comes to, with the words for their kinds")
    }

    /// Carries out a resolved command.
    ///
    /// - Throws: an error if the document lacks what the command names, or would become invalid; the caller then takes back
    ///   what was changed.
    package func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome {
        do { return try applying(command, context) } catch { throw CommandError(error) }
    }
}
