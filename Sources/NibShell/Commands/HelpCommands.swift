import CommandLanguage
import Replies

private enum HelpParameters {
    static let verbs = Parameter<Name>("VERB", kind: .verb, summary: "a command, a word of one, or a topic")
    static let words = Parameter<Text>("WORD", summary: "words to find in the help")
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
    static let all: [Command<HelpContext, Reply>] = [help, apropos]

    private static let help = Command<HelpContext, Reply>(
        name: "help",
        syntax: [.optional([.several(HelpParameters.verbs)])],
        summary: "explains a command or a topic, or lists them",
        discussion: "The topics are \(HelpTopics.all.map(\.name).joined(separator: ", ")), and each rule of `check`.",
        examples: [
            Example("help connect outlet", "one command"), Example("help references", "a topic"),
            Example("help", "all commands"),
        ],
        seeAlso: ["apropos"], synonyms: ["?"], group: "Help"
    ) { context, arguments in
        let words = try arguments[all: HelpParameters.verbs].map(\.text)
        if let topic = HelpTopics.all.first(where: { $0.name == words.joined(separator: " ") }) {
            return Reply(StyledText(lines: topic.text), fields: [.init("text", .string(topic.text))])
        }
        if let rule = RuleHelp.rule(words) {
            let page = RuleHelp.page(rule)
            return Reply(StyledText(lines: page), fields: [.init("text", .string(page))])
        }
        let text =
            words.isEmpty
            ? context.overview() + "\n\nTopics: \(HelpTopics.all.map(\.name).joined(separator: ", "))"
            : try context.help(words)
        return Reply(StyledText(lines: text), fields: [.init("text", .string(text))])
    }

    private static let apropos = Command<HelpContext, Reply>(
        name: "apropos",
        syntax: [.several(HelpParameters.words)],
        summary: "finds commands by words of their description",
        examples: [Example("apropos outlet", "every command that has to do with outlets")],
        seeAlso: ["help"], group: "Help"
    ) { context, arguments in
        let text = context.apropos(try arguments[all: HelpParameters.words].map(\.text))
        return Reply(
            text.isEmpty ? "no command's help has these words; 'help' lists all commands" : StyledText(lines: text),
            fields: [.init("text", .string(text))])
    }
}
