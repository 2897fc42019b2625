import CommandLanguage
import NibShell
import Platform
import Replies

/// The tools, made from the declarations of the shell's commands.
struct Tools {
    let shells: OpenShells

    /// All tools: those that look, then those that edit and save.
    var all: [Tool] {
        let looking = Shell.lookingCommands.filter { !Self.covered.contains($0.name) }
            .map { $0.name == "picture" ? picture($0) : look($0) }
        let changing = Self.changing.compactMap { Shell.table[$0] }.map(change)
        let files = [Shell.table["new"].map(new)].compactMap(\.self) + [save]
        return [documents] + looking + [apply] + changing + files + [help]
    }

    /// The commands that bring a document to another state: an earlier one, that of its file, or one side of a merge.
    private static let changing = ["undo", "redo", "restore", "reload", "take"]

    /// The looking commands whose answers programs read: lists of what there is, to go on with.
    private static let structured: Set<String> = [
        "objects", "connections", "find", "scenes", "check", "declarations", "candidates",
    ]

    /// The looking commands whose answers other tools give: `check` has a rule for translations, and `find` has fields for values.
    private static let covered: Set = ["strings check", "colors", "fonts", "images"]

    /// Parameters with which looking commands edit, write files or answer jobs, other programs and people at a prompt, which their tools
    /// do not have: a list of tools that an agent reads whole has no room for what it rarely needs.
    private static let withheld: [String: Set<String>] = [
        "check": ["fix", "format", "fail_on", "all_files", "write_baseline"],
        "picture": ["to", "force", "scenes", "svg", "ids", "dark"], "layout": ["traits"],
        "diff": ["markdown", "essential", "disk", "picture", "force"],
        "graph": ["dot"], "log": ["earlier", "times", "patch"],
        "code": ["swift", "objc"], "sketch": ["frames"], "reload": ["since"], "restore": ["earlier"],
        "undo": ["run", "rest"],
        "candidates": ["all"], "inspect attributes": ["possible"],
    ]

    static let document = Tool.Parameter(
        name: "document", kind: .string, description: "", isRequired: true)
    private static let script = Tool.Parameter(
        name: "script", kind: .string, description: "commands, one on each line", isRequired: true)
    private static let dryRun = Tool.Parameter(
        name: "dry_run", kind: .boolean, description: "only tell what would change")
    private static let patch = Tool.Parameter(
        name: "patch", kind: .boolean, description: "tell the changes as a patch")
    private static let force = Tool.Parameter(
        name: "force", kind: .boolean, description: "also over what another program saved")
    private static let topic = Tool.Parameter(
        name: "topic", kind: .string, description: "a command or a topic, as in 'connect' or 'references'")

    private static func name(of command: ShellCommand) -> String { command.name.replacing(" ", with: "_") }

    /// What a command does, as a sentence without its end.
    private static func summary(of command: ShellCommand?) -> String {
        command.map { $0.summary.prefix(1).uppercased() + $0.summary.dropFirst() } ?? ""
    }

    // MARK: - Looking

    private var documents: Tool {
        Tool(
            name: "documents", description: "Lists the documents, with what is in each",
            parameters: [Tool.limit], output: FoundDocuments.shape
        ) { _ throws(CommandError) in
            Self.answer(FoundDocuments.reply(below: shells.roots.folders), isStructured: true)
        }
    }

    /// The tool that runs a command that only looks.
    private func look(_ command: ShellCommand) -> Tool {
        let words = CommandParameters(command, without: Self.withheld[command.name] ?? [])
        let isStructured = Self.structured.contains(command.name)
        return Tool(
            name: Self.name(of: command), description: Self.summary(of: command),
            parameters: [Self.document] + words.parameters + [Tool.limit],
            output: isStructured ? command.answer : nil
        ) { arguments throws(CommandError) in
            let (shell, statement) = try statement(of: words, with: arguments)
            try check(statement) { found, given throws(CommandError) in
                if found.name == command.name, found.changesDocument(given) { throw Self.onlyLooks(statement) }
                return found.name == command.name
            }
            return Self.answer(try shell.execute(statement), isStructured: isStructured)
        }
    }

    /// The shell of the document that a call names, and the statement that it asks for.
    private func statement(
        of words: CommandParameters, with arguments: Tool.Arguments
    ) throws(CommandError) -> (shell: Shell, statement: String) {
        let path = shells.path(of: arguments.text(Self.document))
        let shell = try shells.shell(for: path)
        return (shell, words.statement(arguments) { shells.path(of: $0, beside: path) })
    }

    /// The error for arguments with which a looking command, such as `check --fix`, edits.
    private static func onlyLooks(_ statement: String) -> CommandError {
        CommandError(
            "not-here", "this tool only looks, and \(Quoting.shown(statement)) would edit the document",
            hints: ["'apply' runs editing commands, such as those after 'fix:' in the findings of 'check'"])
    }

    /// The longest side of a picture in pixels; larger ones are made smaller by the programs that look at them.
    private static let longestSide = 1568.0

    /// The tool that draws: it answers with an image or, where no program makes one, with the SVG.
    private func picture(_ command: ShellCommand) -> Tool {
        let words = CommandParameters(command, without: Self.withheld[command.name] ?? [])
        return Tool(
            name: command.name,
            description: "Draws the document, or objects of it: a PNG image, or SVG",
            parameters: [Self.document] + words.parameters + [Tool.limit]
        ) { arguments throws(CommandError) in
            let (shell, statement) = try statement(of: words, with: arguments)
            try check(statement) { found, words in found.name == command.name && !found.touchesOtherFiles(words) }
            let picture = try PictureRequest.draw(statement, in: shell, longestSide: Self.longestSide)
            let size = "\(Int(picture.size.width.rounded())) × \(Int(picture.size.height.rounded())) points"
            let notes = ([size] + picture.notices.map { "note: " + $0 }).joined(separator: "\n")
            do throws(CommandError) {
                return ToolAnswer(text: notes, image: try PNGConverter.png(of: picture, longestSide: Self.longestSide))
            } catch {
                let limit = arguments.number(Tool.limit) ?? ToolAnswer.usualLimit
                guard error.code == PNGConverter.missing, picture.svg.utf8.count < limit else { throw error }
                return ToolAnswer(text: "\(notes)\nnote: \(error.message); this is the SVG\n\(picture.svg)")
            }
        }
    }

    /// What a command replied, with its notices.
    private static func answer(_ reply: Reply, isStructured: Bool = false) -> ToolAnswer {
        let text = ([reply.text.rendered(colour: false)] + reply.notices.map { "note: " + $0 }).joined(separator: "\n")
        return ToolAnswer(text: text, record: isStructured ? reply.record : nil)
    }

    /// Checks a statement before it is run: that the tool may run its command, and that its files are in the roots.
    private func check(
        _ statement: String, isAllowed: (ShellCommand, Arguments) throws(CommandError) -> Bool
    ) throws(CommandError) {
        let (command, arguments) = try Shell.table.parse(statement)
        guard try isAllowed(command, arguments) else {
            throw CommandError(
                "not-here", "'\(command.name)' cannot be run by this tool",
                hints: ["looking commands are tools of their own, 'apply' runs editing commands, 'save' saves"])
        }
        for word in arguments.allWords(of: .file) { try checkVersion(word.text) }
        for word in arguments.allWords(of: .documentPlace) {
            if let file = DocumentPlace(word).file { try shells.roots.check(file.text) }
        }
        for word in arguments.allWords(of: .checked) where word.text.contains("/") || word.text.contains("..") {
            try shells.roots.check(word.text)
        }
    }

    /// Checks a file, or a revision. The path in `REV:path` begins at the root of the repository, which may be outside of the roots.
    private func checkVersion(_ text: String) throws(CommandError) {
        if let colon = text.firstIndex(of: ":"), !FileSystem.exists(text) {
            try shells.roots.check(String(text[text.index(after: colon)...]))
            throw CommandError(
                "not-here", "'\(text)' names a file of the repository, which may be outside of the folders",
                hints: ["a revision alone, such as 'HEAD', is the document's own version in it"])
        }
        try shells.roots.check(text)
    }

    // MARK: - Editing

    /// The commands that edit, without the forms of others, as `connect action` is one of `connect`.
    private static let editing = Shell.editingCommands.filter { name in
        !Shell.editingCommands.contains { name.hasPrefix($0 + " ") }
    }.sorted()

    private var apply: Tool {
        Tool(
            name: "apply",
            description: """
                Runs editing commands as one entry of the log: all of them or, if one fails, none, and then tells all that fail. \
                Answers what changed, object by object. Commands: \(Self.editing.joined(separator: ", ")); 'help' \
                describes each, with its forms
                """,
            parameters: [Self.document, Self.script, Self.dryRun, Self.patch, Tool.limit], isReadOnly: false,
            output: Self.applied.shape
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: shells.path(of: arguments.text(Self.document)))
            return try apply(
                Array(StatementReader.statements(in: arguments.text(Self.script))), in: shell, with: arguments)
        }
    }

    /// Thrown at the end of a dry run to undo everything.
    private static let onlyTried = CommandError("dry-run", "the script was only tried")

    private func apply(
        _ statements: [Statement], in shell: Shell, with arguments: Tool.Arguments
    ) throws(CommandError) -> ToolAnswer {
        for statement in statements {
            do throws(CommandError) {
                try check(statement.text) { command, _ in Shell.editingCommands.contains(command.name) }
            } catch {
                // Mistakes are told with all others when the statements are run.
                if ["not-here", "outside-roots"].contains(error.code) { throw error.of(statement.text) }
            }
        }
        let (isDryRun, isPatch) = (arguments.isOn(Self.dryRun), arguments.isOn(Self.patch))
        guard let difference = Difference(of: shell) else { return ToolAnswer(text: "no document is open") }
        let before = difference.moment
        var changes = Reply()
        do throws(CommandError) {
            let errors = try StatementGroup(statements, of: "script").run(in: shell) { () throws(CommandError) in
                changes = isPatch ? difference.reply(since: before) : try difference.changes(since: before)
                if isDryRun { throw Self.onlyTried }
            }
            if !errors.isEmpty { return Self.failed(errors) }
        } catch {
            guard error.code == Self.onlyTried.code else { throw error }
        }
        var answer = Self.answer(changes)
        answer.record = Self.applied.record((!isDryRun, shell.isModified))
        return answer
    }

    private static func failed(_ errors: [CommandError]) -> ToolAnswer {
        let texts = errors.map { $0.rendered(statement: nil).rendered(colour: false) }
        let count = errors.count > 1 ? "\n\(errors.count) commands fail; nothing was changed" : ""
        return ToolAnswer(text: texts.joined(separator: "\n") + count, isError: true)
    }

    private static let applied = RecordType<(isApplied: Bool, isModified: Bool)>("applied script") {
        Field("isApplied", "whether the commands were carried out, not only tried", \.isApplied)
        Field("isModified", "whether the document has unsaved changes", \.isModified)
    }

    /// The tool that runs a command that goes to another state of the document, such as an earlier one.
    private func change(_ command: ShellCommand) -> Tool {
        let words = CommandParameters(command, without: Self.withheld[command.name] ?? [])
        return Tool(
            name: Self.name(of: command), description: Self.summary(of: command),
            parameters: [Self.document] + words.parameters, isReadOnly: false
        ) { arguments throws(CommandError) in
            let (shell, statement) = try statement(of: words, with: arguments)
            try check(statement) { found, _ in found.name == command.name }
            return Self.answer(try shell.execute(statement))
        }
    }

    // MARK: - Files

    private func new(_ command: ShellCommand) -> Tool {
        let words = CommandParameters(command, without: ["force"])
        return Tool(
            name: command.name, description: Self.summary(of: command) + "; 'save' writes it",
            parameters: words.parameters, isReadOnly: false
        ) { arguments throws(CommandError) in
            let statement = words.statement(arguments) { shells.path(of: $0) }
            try check(statement) { found, _ in found.name == command.name }
            return Self.answer(try shells.begin(by: statement))
        }
    }

    private var save: Tool {
        Tool(
            name: "save", description: Self.summary(of: Shell.table["save"]),
            parameters: [Self.document, Self.force], isReadOnly: false
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: shells.path(of: arguments.text(Self.document)))
            return Self.answer(try shell.saveNow(force: arguments.isOn(Self.force)))
        }
    }

    private var help: Tool {
        Tool(
            name: "help", description: Self.summary(of: Shell.table["help"]), parameters: [Self.topic, Tool.limit]
        ) { arguments throws(CommandError) in
            Self.answer(try shells.newShell(sources: []).execute("help " + arguments.text(Self.topic)))
        }
    }
}

extension CommandError {
    /// The error with the statement that it is about.
    fileprivate func of(_ statement: String) -> CommandError {
        var error = self
        error.statement = statement
        return error
    }
}
