import Platform
import Wording

/// Why a command failed: a message with its place and what to do next for people, a stable code for programs.
package struct CommandError: Error, Equatable, Sendable {
    /// A stable name of the kind of error.
    package var code: String
    /// What is wrong.
    package var message: String
    /// The part of the statement that the error is about, in UTF-8 offsets.
    package var span: Range<Int>?
    /// The place of the error in a file.
    package var place: Place?
    /// The statement of a script that failed, which `span` refers to; nil for the statement that the user gave.
    package var statement: String?
    /// Usage lines of the commands that may have been meant.
    package var usage: [String] = []
    /// What to do next.
    package var hints: [String] = []
    /// What the user should know besides, of what happened before the command failed.
    package var notices: [String] = []
    /// Lines about what the error is due to, between the statement and the hints.
    package var details: [StyledText] = []
    /// The uses of a name that the command would have left, if it failed because of them.
    package var uses: LeftUses?
    /// What a prompt asks, to run the statement in another way.
    package var offer: Offer?
    /// The word that was certainly meant in place of the one that the error is about, with which the statement is run again.
    package var meant: String?
    /// The objects that a name could mean, if it could mean several.
    package var ambiguity: Ambiguity?

    /// A name, and the ids of the objects that it could mean.
    package struct Ambiguity: Equatable, Sendable {
        /// The name as the user wrote it, without quotes.
        package let name: String
        /// The ids of the objects.
        package let ids: [String]

        /// Makes an ambiguity.
        package init(name: String, ids: [String]) {
            self.name = name
            self.ids = ids
        }
    }

    /// A question whose answer can run a statement again with another word.
    package struct Offer: Equatable, Sendable {
        /// The question.
        package var question: String
        /// The word that is added to the statement if the answer is yes.
        package var word: String

        /// Makes an offer.
        package init(question: String, word: String) {
            (self.question, self.word) = (question, word)
        }
    }

    /// A place in a file.
    package typealias Place = FilePlace

    /// Makes an error.
    package init(_ code: String, _ message: String, span: Range<Int>? = nil, hints: [String] = []) {
        self.code = code
        self.message = message
        self.span = span
        self.hints = hints
    }

    /// Makes the error of a statement that is not in the command language, with the code `usage`.
    ///
    /// - Parameters:
    ///   - message: what is wrong: lower case, no full stop, names in single quotes.
    ///   - span: where it is wrong; an empty span at the end of the last word means that something is missing there.
    ///   - usage: the usage lines of the commands that may have been meant.
    ///   - hints: what to try next.
    /// - Returns: the error.
    package static func usage(
        _ message: String, span: Range<Int>? = nil, usage: [String] = [], hints: [String] = []
    ) -> CommandError {
        var error = CommandError("usage", message, span: span, hints: hints)
        error.usage = usage
        return error
    }

    /// The error of a command that the user stopped.
    package static let interrupted = CommandError("interrupted", Interruption.message)

    /// Throws the error of a command that the user stopped, if the user asked to stop; long loops call it.
    package static func throwIfInterrupted() throws(CommandError) {
        if Interruption.isPending { throw .interrupted }
    }

    /// Turns any error into the error of a command.
    ///
    /// - Parameters:
    ///   - error: the error; one of a type that does not say what it means to a user becomes an internal error.
    ///   - span: the part of the statement that the error is about, unless the error names another.
    package init(_ error: any Error, span: Range<Int>? = nil) {
        switch error {
        case let error as CommandError:
            self = error
            // The span of a script's statement must not be applied to the statement that ran the script.
            if error.statement == nil { self.span = error.span ?? span }
        case let error as any CommandErrorConvertible:
            self = error.commandError
            self.span = self.span ?? span
        default: self.init("internal", "\(error)", span: span)
        }
    }

    /// Returns the error as text, with the statement and a caret under the word that the error is about.
    ///
    /// - Parameters:
    ///   - statement: the statement that was given, if there is one.
    ///   - width: the columns of the terminal, into which the lines are wrapped; nil if lines may be of any length.
    /// - Returns: lines without a line end after the last.
    package func rendered(statement: String?, width: Int? = nil) -> StyledText {
        let statement = self.statement ?? statement
        var text = StyledText()
        if let place { text.append("\(place.file):\(place.line):\(place.column): ") }
        text.append("\("error:", .error) \(ShownText.line(message))")
        var lines = [text]
        if let statement, let span {
            lines.append(StyledText(lines: Caret.lines(under: span, in: statement, width: width)))
        }
        lines += usage.map { "usage: \($0)" }
        lines += details
        lines += hints.map { "\("hint:", .hint) \(ShownText.line($0))" }
        text = lines.map { $0.broken(at: width) }.joined(separator: "\n")
        return text.unbroken
    }

    /// The reasons for a question that offers another way: the message without the word that it is an error, and what follows it.
    package var reasons: StyledText {
        ([StyledText(message)] + details + hints.map { "\("hint:", .hint) \(ShownText.line($0))" })
            .joined(separator: "\n")
    }

    /// The error for programs.
    package static let type = RecordType<CommandError>("error") {
        Field("code", "the name of the kind of error, which is stable", \.code)
        Field("message", "what is wrong", \.message)
        Field("place", "the place of the error in a file", optional: FilePlace.type, \.place)
        Field("span", "the part of the statement that is wrong, as two offsets in UTF-8") { error in
            error.span.map { [$0.lowerBound, $0.upperBound] }
        }
        Field("usages", "usage lines of the commands that may have been meant", \.usage)
        Field("hints", "what to do next", \.hints)
        Field("leftUses", "the uses of a name that the command would have left", optional: LeftUses.type, \.uses)
    }
}
