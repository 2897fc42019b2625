import CommandLanguage
import Replies

private enum HelpParameters {
    static let verbs = Parameter<Name>("VERB", kind: .verb, summary: "a command, a word of one, or a topic")
    static let about = Flag("--about", summary: "lists the commands whose help has the words")
}

/// The context of help: the declarations of all commands.
struct HelpContext {
    /// Lists all commands.
    let overview: () -> String
    /// Explains the commands that some words name.
    let help: ([String]) throws(CommandError) -> String
    /// Lists the commands whose help contains some words.
    let apropos: ([String]) -> String

    /// Explains the commands of a table.
    init<Context>(_ table: CommandTable<Context, Reply>) {
        overview = { table.overview() }
        help = { words throws(CommandError) in try table.help(words) }
        apropos = { table.apropos($0) }
    }
}

/// The commands that explain other commands.
enum HelpCommands {
    /// All of them, in the order of the manual.
    static let all: [Command<HelpContext, Reply>] = [help]

    private static let help = Command<HelpContext, Reply>(
        name: "help",
        syntax: [.optional([.several(HelpParameters.verbs)]), .optional([.flag(HelpParameters.about)])],
        summary: "explains a command or a topic, or lists them",
        discussion: """
            The topics are \(HelpTopics.all.map(\.name).joined(separator: ", ")), each rule of `check`, and `tasks`: walk-throughs \
            with the commands for what people often do. `help tasks` lists them, `help tasks WORD` finds one.
            """,
        examples: [
            Example("help connect outlet", "one command"), Example("help references", "a topic"),
            Example("help tasks", "walk-throughs"), Example("help tasks table", "the one about tables"),
            Example("help --about outlet", "every command that has to do with outlets"),
            Example("help", "all commands"),
        ],
        synonyms: ["?"], group: "Help", answer: type.shape
    ) { context, arguments in
        let words = try arguments[all: HelpParameters.verbs].map(\.text)
        if arguments[HelpParameters.about] {
            guard !words.isEmpty else {
                throw CommandError("usage", "missing a word", span: arguments.verb, hints: ["help --about WORD"])
            }
            return about(words, in: context)
        }
        if let text = try taskHelp(words) {
            return Reply(StyledText(lines: text), record: type.record(text))
        }
        if let topic = HelpTopics.all.first(where: { $0.name == words.joined(separator: " ") }) {
            return Reply(StyledText(lines: topic.text), record: type.record(topic.text))
        }
        if let rule = RuleHelp.rule(words) {
            let page = RuleHelp.page(rule)
            return Reply(StyledText(lines: page), record: type.record(page))
        }
        let text = try words.isEmpty ? overview(context) : words == ["topics"] ? topics : help(on: words, in: context)
        return Reply(StyledText(lines: text), record: type.record(text))
    }

    private static let type = RecordType<String>("help") {
        Field("text", "the text", \.self)
    }

    /// All commands, after what else can be asked for: a pager shows the beginning first.
    private static func overview(_ context: HelpContext) -> String {
        """
        help COMMAND       explains a command, with examples
        help tasks         lists walk-throughs of what people do most
        help --about WORD  finds commands by words of their help
        help prompt        what 'View.xib*3>' says, programs, files, settings, keys
        \(topics)

        \(context.overview())
        """
    }

    private static let topics: String = {
        var layout = TextLayout()
        layout.paragraph(
            HelpTopics.all.map(\.name).joined(separator: ", "), first: "help TOPIC         explains one of: ",
            hanging: 19)
        return layout.text
    }()

    /// The help for a command, or an error that names walk-throughs with the words.
    private static func help(on words: [String], in context: HelpContext) throws(CommandError) -> String {
        do throws(CommandError) { return try context.help(words) } catch {
            if let topic = Nearest.name(to: words.joined(separator: " "), among: HelpTopics.all.map(\.name)) {
                var error = error
                error.hints = Advice.didYouMean(["help \(topic)"])
                throw error
            }
            let tasks = HelpTask.matches(words)
            var error = error
            guard !tasks.isEmpty, error.hints == [HelpAdvice.list] else { throw error }
            let named = tasks.filter { task in words.allSatisfy { task.name.contains($0.lowercased()) } }
            let names = tasks.prefix(3).map { "'help \($0.name)'" }.joined(separator: ", ")
            error.hints =
                named.isEmpty
                ? [
                    "\(names) use\(tasks.count == 1 ? "s" : "") it; 'help --about \(words.joined(separator: " "))' finds commands"
                ]
                : Advice.didYouMean(named.prefix(3).map { "help \($0.name)" })
            throw error
        }
    }

    /// The list of tasks, or those that some words name; nil if the words are not about tasks.
    ///
    /// - Throws: an error if no task has the words after `tasks`.
    private static func taskHelp(_ words: [String]) throws(CommandError) -> String? {
        if words.count == 1, let task = HelpTask.named(words) { return task.text }
        guard ["tasks", "task"].contains(words.first) else { return nil }
        let wanted = Array(words.dropFirst())
        if wanted.isEmpty { return HelpTask.list }
        if let task = HelpTask.named(wanted) { return task.text }
        let found = HelpTask.matches(wanted)
        guard !found.isEmpty else {
            throw CommandError.usage(
                "no task has the words \(Quoting.shown(wanted.joined(separator: " ")))",
                hints: ["'help tasks' lists all of them, 'help --about WORD' searches the commands"])
        }
        return found.count == 1 ? found[0].text : HelpTask.list(found)
    }

    /// The commands and walk-throughs that have some words.
    private static func about(_ words: [String], in context: HelpContext) -> Reply {
        let tasks = HelpTask.matches(words)
        let parts = [context.apropos(words), tasks.isEmpty ? "" : HelpTask.list(tasks)]
        let text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
        return Reply(
            text.isEmpty ? "no command's help has these words; 'help' lists all commands" : StyledText(lines: text),
            record: type.record(text))
    }
}
