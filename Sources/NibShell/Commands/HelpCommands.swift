import CommandLanguage
import Replies

private enum HelpParameters {
    static let verbs = Parameter<Name>("VERB", kind: .verb, summary: "a command, a word of one, or a topic")
    static let words = Parameter<Text>("WORD", summary: "words to look for in all of the help")
}

extension Shell {
    static let help = ShellCommand(
        name: "help",
        syntax: [.optional([.several(HelpParameters.verbs)])],
        summary: "explains a command or a topic, or lists them",
        discussion: "Topics are \(HelpTopics.all.map(\.name).joined(separator: ", ")); so is each rule of `check`.",
        examples: [
            Example("help connect outlet", "one command"), Example("help references", "a topic"),
            Example("help", "all commands"),
        ],
        seeAlso: ["apropos"], synonyms: ["?"], group: "Help"
    ) { shell, arguments in
        let words = try arguments[all: HelpParameters.verbs].map(\.text)
        if let topic = HelpTopics.all.first(where: { $0.name == words.joined(separator: " ") }) {
            return Reply(StyledText(topic.text(for: shell)), fields: [.init("text", .string(topic.text(for: shell)))])
        }
        if let rule = RuleHelp.rule(words) {
            let page = RuleHelp.page(rule)
            return Reply(StyledText(page), fields: [.init("text", .string(page))])
        }
        let text =
            words.isEmpty
            ? Shell.table.overview() + "\n\nTopics: \(HelpTopics.all.map(\.name).joined(separator: ", "))"
            : try Shell.table.help(words)
        return Reply(StyledText(text), fields: [.init("text", .string(text))])
    }

    static let apropos = ShellCommand(
        name: "apropos",
        syntax: [.several(HelpParameters.words)],
        summary: "finds commands by words of their description",
        examples: [Example("apropos outlet", "every command that has to do with outlets")],
        seeAlso: ["help"], group: "Help"
    ) { _, arguments in
        let text = Shell.table.apropos(try arguments[all: HelpParameters.words].map(\.text))
        return Reply(
            text.isEmpty ? "no command's help has these words; 'help' lists all commands" : StyledText(text),
            fields: [.init("text", .string(text))])
    }
}
