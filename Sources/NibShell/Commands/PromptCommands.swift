import CommandLanguage
import Replies

/// What the commands of the prompt work on.
struct PromptContext {
    let settings: PromptSettings
    /// Whether a name is that of a command, or its first word.
    let isCommand: (String) -> Bool

    /// Makes the context of a command that is typed at the prompt.
    ///
    /// - Throws: an error in scripts and elsewhere without a prompt.
    init(_ settings: PromptSettings?, isInScript: Bool, isCommand: @escaping (String) -> Bool) throws(CommandError) {
        guard let settings, !isInScript else {
            throw CommandError(
                "prompt-only", "this command is for the prompt only",
                hints: ["'help prompt' explains what the prompt understands"])
        }
        self.settings = settings
        self.isCommand = isCommand
    }
}

/// The commands that set up the prompt.
enum PromptCommands {
    /// All of them, in the order of the manual.
    static let all: [Command<PromptContext, Reply>] = [alias, config, clear]

    private static let newName = Parameter<Name>("NAME", kind: .alias, summary: "a name for the command")
    private static let removes = Flag("--remove", summary: "removes the alias NAME")
    private static let words = Parameter<Text>(
        "COMMAND", kind: .commandLine, summary: "the command, and what goes with it")
    private static let setting = Parameter<SettingName>("SETTING", summary: "what is set")
    private static let value = Parameter<SettingValue>("VALUE", summary: "how it is set")

    private static let alias = Command<PromptContext, Reply>(
        name: "alias",
        syntax: [
            .optional([.operand(newName), .optional([.keyword("="), .several(words)])]), .optional([.flag(removes)]),
        ],
        summary: "gives a command a name of your own, or lists such names",
        discussion: """
            At the prompt, the name stands for the command at the beginning of a line. Everything after `=` belongs to the command, \
            also `|` and `>`. The log has the command and never the alias, and scripts have no aliases. Aliases last until \
            the prompt ends; those in `nibshrc` are there each time (`help prompt`).
            """,
        examples: [
            Example("alias b = find button", "then: b"), Example("alias", "lists them"),
            Example("alias b", "shows one"), Example("alias --remove b", "'b' is no alias any more"),
        ],
        seeAlso: ["config"], group: "The prompt",
        answer: aliasList.shape
    ) { context, arguments in
        guard let word = try arguments[ifGiven: newName]?.word else {
            guard !arguments[removes] else {
                throw CommandError("usage", "missing NAME", span: arguments.verb, hints: ["alias --remove NAME"])
            }
            return list(context.settings.aliases)
        }
        if arguments[removes] {
            _ = try requireAlias(word, in: context)
            context.settings.aliases[word.text] = nil
            return Reply(record: aliasList.record(context.settings.aliases), isEcho: true)
        }
        let command = try arguments[all: words]
        guard !command.isEmpty else {
            let known = try requireAlias(word, in: context)
            return list([word.text: known])
        }
        try checkName(word, in: context)
        context.settings.aliases[word.text] =
            command.count == 1 ? command[0].text : command.map(\.word.spelling).joined(separator: " ")
        return Reply(record: aliasList.record(context.settings.aliases), isEcho: true)
    }

    private static let config = Command<PromptContext, Reply>(
        name: "config", syntax: [.optional([.operand(setting), .optional([.operand(value)])])],
        summary: "shows or changes a setting of the prompt",
        discussion: """
            `color` is `auto` (colours at a terminal, unless `NO_COLOR` is set), `on` or `off`. `pager` says whether output that is \
            longer than the screen goes through `$PAGER` (by default `less -FRX`). `suggestions` says whether the rest of a \
            command is suggested after the cursor. `paste` says whether pasted text is shown and waits for the Enter key, which then runs \
            all of its lines in order; Ctrl-C discards them. With `off`, each pasted line end is the Enter key. `layout` says what is done about \
            frames that an edit puts out of date, because constraints give others then: nothing (`off`), a remark that counts them \
            (`remark`, unless it is set; for documents up to 1.5 MB), or they are written along with the edit, as one entry of the log (`update`); see `layout update`. Settings last until the prompt ends; those in `nibshrc` are there each time \
            (`help prompt`).
            """,
        examples: [
            Example("config", "all settings"), Example("config pager off", "prints everything at once"),
            Example("config color off", "plain text"),
            Example("config layout update", "frames follow constraints at once"),
        ],
        seeAlso: ["alias", "clear", "layout update"], group: "The prompt", answer: SettingName.type.shape
    ) { context, arguments in
        let settings = context.settings
        guard let setting = try arguments[ifGiven: setting] else { return list(SettingName.allCases, in: settings) }
        guard let given = try arguments[ifGiven: value] else { return list([setting], in: settings) }
        guard setting.set(given, in: settings) else {
            let values = setting.values.map(\.rawValue)
            throw CommandError(
                "usage", "'\(setting.rawValue)' is \(values.dropLast().joined(separator: ", ")) or \(values.last!)",
                hints: ["config \(setting.rawValue) \(values[0])"])
        }
        return Reply(record: SettingName.type.record(settings), isEcho: true)
    }

    private static let clear = Command<PromptContext, Reply>(
        name: "clear", summary: "clears the screen",
        examples: [Example("clear", "as Ctrl-L does while a line is typed")], seeAlso: ["config"], group: "The prompt"
    ) { context, _ in
        context.settings.clearScreen()
        return Reply(isEcho: true)
    }

    // MARK: - Aliases

    private static func list(_ aliases: [String: String]) -> Reply {
        let names = aliases.keys.sorted()
        return Reply(
            lines: names.isEmpty ? ["there are no aliases"] : names.map { "\($0) = \(aliases[$0] ?? "")" },
            record: aliasList.record(aliases))
    }

    private static let aliasList = RecordType<[String: String]>("aliases", rows: "aliases") {
        Field("aliases", "the aliases, sorted by name", each: aliasType) { $0.sorted { $0.key < $1.key } }
    }

    private static let aliasType = RecordType<Dictionary<String, String>.Element>("alias") {
        Field("name", "the name", \.key)
        Field("command", "the command that it stands for", \.value)
    }

    private static func requireAlias(_ word: Word, in context: PromptContext) throws(CommandError) -> String {
        let aliases = context.settings.aliases
        if let known = aliases[word.text] { return known }
        let near = Nearest.name(to: word.text, among: aliases.keys.sorted())
        throw CommandError(
            "no-alias", "there is no alias '\(word.text)'", span: word.span,
            hints: [near.map { "did you mean '\($0)'?" } ?? "'alias' lists them"])
    }

    /// Refuses names that already mean something at the beginning of a line.
    private static func checkName(_ word: Word, in context: PromptContext) throws(CommandError) {
        if context.isCommand(word.text) {
            throw CommandError(
                "alias-taken", "'\(word.text)' is a command", span: word.span,
                hints: ["give the alias another name; 'help \(word.text)' explains the command"])
        }
        let isPlain = word.text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
        }
        guard isPlain, !word.text.hasPrefix("-"), word.isBare else {
            throw CommandError(
                "usage", "the name of an alias has letters, digits, '-' and '_'", span: word.span,
                hints: ["alias b = find button"])
        }
    }

    // MARK: - Settings

    private static func list(_ settings: [SettingName], in current: PromptSettings) -> Reply {
        Reply(
            lines: Columns.lines(settings.map { [StyledText($0.rawValue), StyledText($0.shown(in: current))] }),
            record: SettingName.type.record(current))
    }
}

/// What `config` sets.
enum SettingName: String, Choice {
    case color, pager, suggestions, paste, layout

    func shown(in settings: PromptSettings) -> String {
        switch self {
        case .color: settings.colour.rawValue
        case .pager: settings.usesPager ? "on" : "off"
        case .suggestions: settings.suggests ? "on" : "off"
        case .paste: settings.marksPastes ? "on" : "off"
        case .layout: settings.frames.rawValue
        }
    }

    /// The values that it can have.
    var values: [SettingValue] {
        switch self {
        case .color: [.on, .off, .auto]
        case .pager, .suggestions, .paste: [.on, .off]
        case .layout: [.update, .remark, .off]
        }
    }

    /// All settings for programs.
    static let type = RecordType<PromptSettings>("settings") {
        for name in SettingName.allCases {
            Field(name.rawValue, "how it is set") { name.shown(in: $0) }
        }
    }

    /// Changes the setting.
    ///
    /// - Returns: false if it has no such value.
    func set(_ value: SettingValue, in settings: PromptSettings) -> Bool {
        guard values.contains(value) else { return false }
        switch self {
        case .color: settings.colour = PromptSettings.Colour(rawValue: value.rawValue) ?? .auto
        case .pager: settings.usesPager = value == .on
        case .suggestions: settings.suggests = value == .on
        case .paste: settings.marksPastes = value == .on
        case .layout: settings.frames = PromptSettings.Frames(rawValue: value.rawValue) ?? .off
        }
        return true
    }
}

/// A value of a setting.
enum SettingValue: String, Choice {
    case on, off, auto, update, remark
}
