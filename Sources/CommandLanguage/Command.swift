import Replies

/// One command: the only source for its parsing, help, completion, logging and manual.
///
/// `Context` is what a command runs on, `Reply` what it returns. Copies share their contents.
package struct Command<Context, Reply>: Sendable {
    /// What the command does with its arguments. It throws any error, because a closure of several statements has no other type unless it
    /// says so.
    package typealias Run = @Sendable (Context, Arguments) throws -> Reply
    /// Hints for words that do not fit the syntax.
    package typealias Advice = @Sendable (Context, [Word]) -> [String]
    /// Whether a command with these arguments reaches something: other files, or the open one to change it.
    package typealias Reach = @Sendable (Arguments) -> Bool

    /// What a command answers programs, made when it is asked for: few runs ask, and making all of them is half of a short run.
    package typealias Answer = @Sendable () -> RecordShape

    private final class Contents: Sendable {
        let summary: String
        let discussion: String
        let examples: [Example]
        let seeAlso: [String]
        let group: String
        let answer: Answer
        let pattern: Pattern
        let changesDocument: Reach
        let touchesOtherFiles: Reach
        let advice: Advice
        let run: Run

        init(
            summary: String, discussion: String, examples: [Example], seeAlso: [String], group: String,
            answer: @escaping Answer, pattern: Pattern, changesDocument: @escaping Reach,
            touchesOtherFiles: @escaping Reach,
            advice: @escaping Advice, run: @escaping Run
        ) {
            self.summary = summary
            self.discussion = discussion
            self.examples = examples
            self.seeAlso = seeAlso
            self.group = group
            self.answer = answer
            self.pattern = pattern
            self.changesDocument = changesDocument
            self.touchesOtherFiles = touchesOtherFiles
            self.advice = advice
            self.run = run
        }
    }

    /// The command's only stored property, so that copying a command is cheap.
    private let contents: Contents

    /// Declares a command.
    ///
    /// - Parameters:
    ///   - name: one or more plain words.
    ///   - syntax: what may follow the name.
    ///   - summary: what the command does, in a line.
    ///   - discussion: paragraphs with blank lines between them; code is in backticks, list items begin with `* `, literal
    ///     lines with four spaces.
    ///   - examples: statements that show the command.
    ///   - seeAlso: the names of related commands.
    ///   - synonyms: names that other programs use for the command; if a user writes one, a hint gives the right name.
    ///   - group: the heading under which the manual lists the command.
    ///   - answer: what the command answers programs; nothing if it only says that it succeeded.
    ///   - changesDocument: whether the command, with these arguments, edits the open document or saves it.
    ///   - touchesOtherFiles: whether the command, with these arguments, changes other files than the open one, or reads such that
    ///     commands change. Runs over several files then take one file after the other.
    ///   - advice: hints for words that do not fit the syntax, besides the usage line.
    ///   - run: what the command does with its arguments.
    package init(
        name: String,
        syntax: [Syntax] = [],
        summary: String,
        discussion: String = "",
        examples: [Example] = [],
        seeAlso: [String] = [],
        synonyms: [String] = [],
        group: String,
        answer: @autoclosure @escaping Answer = .nothing,
        changesDocument: @escaping Reach = { _ in false },
        touchesOtherFiles: @escaping Reach = { _ in false },
        advice: @escaping Advice = { _, _ in [] },
        run: @escaping Run
    ) {
        contents = Contents(
            summary: summary, discussion: discussion, examples: examples, seeAlso: seeAlso, group: group,
            answer: answer, pattern: Pattern(name: name, syntax: syntax, synonyms: synonyms),
            changesDocument: changesDocument,
            touchesOtherFiles: touchesOtherFiles, advice: advice, run: run)
    }

    private init(contents: Contents) { self.contents = contents }

    /// Returns the same command for callers that have another context.
    ///
    /// - Parameter context: makes the command's context from the caller's; what it throws, the command throws.
    /// - Returns: a command with the same declaration.
    package func adapted<Other>(_ context: @escaping @Sendable (Other) throws -> Context) -> Command<Other, Reply> {
        let contents = contents
        return Command<Other, Reply>(
            contents: Command<Other, Reply>.Contents(
                summary: contents.summary, discussion: contents.discussion, examples: contents.examples,
                seeAlso: contents.seeAlso, group: contents.group, answer: contents.answer,
                pattern: contents.pattern,
                changesDocument: contents.changesDocument, touchesOtherFiles: contents.touchesOtherFiles,
                advice: { other, words in (try? context(other)).map { contents.advice($0, words) } ?? [] },
                run: { other, arguments in try contents.run(context(other), arguments) }))
    }

    /// Makes the same command with the words that would turn its name into that of another command.
    init(_ command: Self, reserved: [String]) {
        let contents = command.contents
        self.contents = Contents(
            summary: contents.summary, discussion: contents.discussion, examples: contents.examples,
            seeAlso: contents.seeAlso, group: contents.group, answer: contents.answer,
            pattern: Pattern(
                name: command.name, syntax: command.syntax, reserved: reserved, synonyms: command.pattern.synonyms),
            changesDocument: contents.changesDocument, touchesOtherFiles: contents.touchesOtherFiles,
            advice: contents.advice, run: contents.run)
    }

    /// The syntax made ready for matching and printing.
    var pattern: Pattern { contents.pattern }

    /// The command's name: one or more words.
    package var name: String { pattern.name }

    /// What may follow the name.
    package var syntax: [Syntax] { pattern.syntax }

    /// What the command does, in a line.
    package var summary: String { contents.summary }

    /// Paragraphs with blank lines between them.
    package var discussion: String { contents.discussion }

    /// Statements that show the command; validation checks that they parse.
    package var examples: [Example] { contents.examples }

    /// The names of related commands.
    package var seeAlso: [String] { contents.seeAlso }

    /// The heading under which the manual lists the command.
    package var group: String { contents.group }

    /// What the command answers programs.
    package var answer: RecordShape { contents.answer() }

    /// Whether the command edits the open document or saves it.
    package var changesDocument: Reach { contents.changesDocument }

    /// Whether the command touches other files than the open one.
    package var touchesOtherFiles: Reach { contents.touchesOtherFiles }

    /// What the command does with its arguments.
    package var run: Run { contents.run }

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - arguments: its arguments.
    ///   - words: the words of the statement that gave them.
    ///   - context: what it runs on.
    /// - Returns: its reply.
    /// - Throws: its error, with a hint if the word that it is about was probably meant as an option.
    package func carryOut(
        _ arguments: Arguments, of words: [Word], in context: Context
    ) throws(CommandError) -> Reply {
        do { return try run(context, arguments) } catch {
            var error = CommandError(error)
            if error.statement == nil, let option = option(meantBy: error.span, in: words) {
                error.hints.insert("did you mean '\(option)'?", at: 0)
            }
            throw error
        }
    }

    /// Hints for words that do not fit the syntax, besides the usage line.
    package var advice: Advice { contents.advice }

    /// Returns the option that an operand may have been meant to be, as in `graph dot` for `graph --dot`.
    ///
    /// - Parameters:
    ///   - span: the part of a statement that an error is about.
    ///   - words: the statement's words.
    /// - Returns: the option's name; nil if that part is not a bare word with the name of an option.
    private func option(meantBy span: Range<Int>?, in words: [Word]) -> String? {
        guard let word = words.first(where: { $0.span == span }), word.isBare else { return nil }
        let name = "--" + word.text
        return pattern.flags.contains { $0.name == name } || pattern.keywords.contains(name) ? name : nil
    }

    /// The usage line, as in `connect outlet SRC.NAME -> DST [as ID]`.
    package var usage: String { pattern.usage }

    /// All parameters, in declared order.
    package var parameters: [ParameterDeclaration] { syntax.flatMap(\.parameters) }

    /// The words of the name.
    var nameWords: [String] { pattern.nameWords }
}

/// A statement that shows a command at work.
package struct Example: Sendable, Equatable {
    /// The statement.
    package let line: String
    /// What it does.
    package let explanation: String

    /// Makes an example of a statement and what it does.
    package init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}
