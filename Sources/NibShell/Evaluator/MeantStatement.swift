import CommandLanguage
import Replies

/// A statement whose command is known: with the words as they are, or with queries in place of objects.
struct MeantStatement {
    /// The command.
    let command: ShellCommand
    /// How the command is to answer, if the statement says so.
    var answerForm: AnswerForm? {
        queried == nil
            ? arguments?.answerForm
            : words.last { AnswerForm(option: $0.text) != nil && $0.isBare }
                .flatMap { AnswerForm(option: $0.text) }
    }
    /// What made the words of today of those in which it was written, if they were others.
    let rewording: Rewording?
    /// Whether a query is in place of an object.
    var isQueried: Bool { queried != nil }
    private let words: [Word]
    private let arguments: Arguments?
    private let queried: QueriedStatement?

    /// Finds the command of words.
    ///
    /// - Throws: an error if they do not fit a command.
    init(_ words: [Word], in shell: Shell) throws(CommandError) {
        let reworded = Shell.table.reworded(words)
        queried = try QueriedStatement(
            reworded?.words ?? words, document: shell.session?.document, parse: shell.parse)
        rewording = reworded?.by
        self.words = words
        if let queried {
            (command, arguments) = (queried.command, nil)
        } else {
            let parsed = try shell.parse(words)
            (command, arguments) = (parsed.command, parsed.arguments)
        }
    }

    /// Runs the command.
    ///
    /// - Throws: its error; nothing has changed then.
    func run(in shell: Shell) throws(CommandError) -> Reply {
        if let queried { return try queried.run(in: shell, parse: shell.parse) }
        guard let arguments else { return Reply() }
        return try command.carryOut(arguments, of: words, in: shell)
    }
}
