import CommandLanguage
import NibShell
import Platform
import Replies

/// The tools, made from the declarations of the shell's commands.
struct Tools {
    let shells: OpenShells

    /// All tools: those that look, then those that edit and save.
    var all: [Tool] {
        Shell.lookingCommands.map { $0.name == "picture" ? picture($0) : look($0) } + [
            apply, history("undo"), history("redo"),
        ]
            + Self.changing.compactMap { Shell.table[$0] }.map(change) + [save, help]
    }

    /// The commands that bring a document to another state: an earlier one, that of its file, or one side of a merge.
    private static let changing = ["restore", "revert", "reload", "take"]

    private static let file = Tool.Parameter(
        name: "file", kind: .string, description: "the path of the document (.xib or .storyboard)", isRequired: true)
    private static let lines = Tool.Parameter(
        name: "lines", kind: .integer, description: "the most lines to return; 200 if it is left out")

    private static let script = Tool.Parameter(
        name: "script", kind: .string, description: "the commands, one on each line", isRequired: true)
    private static let dryRun = Tool.Parameter(
        name: "dry_run", kind: .boolean, description: "only returns the difference, and changes nothing")
    private static let count = Tool.Parameter(
        name: "count", kind: .integer, description: "how many entries of the log; 1 if left out")
    private static let topic = Tool.Parameter(
        name: "topic", kind: .string,
        description: "a command or a topic, as in 'connect outlet' or 'references'; all commands if left out")

    private static func words(of command: ShellCommand) -> Tool.Parameter {
        Tool.Parameter(
            name: "arguments", kind: .string,
            description: "what follows the command's name; usage: \(command.usage)")
    }

    /// What a command does, as a sentence without its end. The usage is in the description of the arguments.
    private static func summary(of command: ShellCommand) -> String {
        command.summary.prefix(1).uppercased() + command.summary.dropFirst()
    }

    // MARK: - Looking

    /// The tool that runs a command that only looks.
    private func look(_ command: ShellCommand) -> Tool {
        let words = Self.words(of: command)
        return Tool(
            name: command.name.split(separator: " ").joined(separator: "_"),
            description: Self.summary(of: command), parameters: [Self.file, words, Self.lines], isReadOnly: true
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: arguments.text(Self.file))
            let statement = command.name + " " + arguments.text(words)
            try check(statement) { found, words throws(CommandError) in
                if found.name == command.name, found.changesDocument(words) { throw Self.onlyLooks(statement) }
                return found.name == command.name
            }
            return Tool.Answer(text: shortened(try run(statement, in: shell), by: arguments), fields: nil)
        }
    }

    /// The error for arguments with which a looking command, such as `check --fix`, edits.
    private static func onlyLooks(_ statement: String) -> CommandError {
        CommandError(
            "not-here", "this tool only looks, and \(Quoting.shown(statement)) would edit the document",
            hints: ["'apply' runs editing commands, such as those after 'fix:' in the findings of 'check'"])
    }

    /// The longest side of a picture in pixels; larger ones are made smaller by the programs that look at them.
    private static let longestSide = 1568.0
    /// The most bytes of a picture that is answered as text.
    private static let longestText = 200_000

    /// The tool that draws: it answers with an image or, where no program makes one, with the SVG.
    private func picture(_ command: ShellCommand) -> Tool {
        let words = Tool.Parameter(
            name: "arguments", kind: .string, description: "the objects to draw; everything if it is left out")
        return Tool(
            name: command.name,
            description: Self.summary(of: command) + ". Returns a PNG image, or SVG if rsvg-convert is not installed",
            parameters: [Self.file, words], isReadOnly: true
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: arguments.text(Self.file))
            let statement = command.name + " " + arguments.text(words)
            try check(statement) { found, words in found.name == command.name && !found.touchesOtherFiles(words) }
            let picture = try PictureRequest.draw(statement, in: shell)
            let size = "\(Int(picture.size.width.rounded())) × \(Int(picture.size.height.rounded())) points"
            let notes = ([size] + picture.notices.map { "note: " + $0 }).joined(separator: "\n")
            do throws(CommandError) {
                let png = try PNGConverter.png(of: picture, longestSide: Self.longestSide)
                return Tool.Answer(text: notes, image: png)
            } catch {
                guard error.code == PNGConverter.missing, picture.svg.utf8.count <= Self.longestText else {
                    throw error
                }
                return Tool.Answer(text: "\(notes)\nnote: \(error.message); this is the SVG\n\(picture.svg)")
            }
        }
    }

    /// Runs a statement, and says what it replied, with its notices.
    private func run(_ statement: String, in shell: Shell) throws(CommandError) -> String {
        Self.text(of: try shell.execute(statement))
    }

    /// What a command replied, with its notices.
    private static func text(of reply: Reply) -> String {
        ([reply.text.rendered(colour: false)] + reply.notices.map { "note: " + $0 }).joined(separator: "\n")
    }

    /// The beginning of a text, up to the number of lines that the client wants.
    private func shortened(_ text: String, by arguments: Tool.Arguments) -> String {
        let most = max(1, arguments.number(Self.lines) ?? 200)
        // The lines beyond are only counted: most of a long answer is not sent.
        let lines = text.split(separator: "\n", maxSplits: most, omittingEmptySubsequences: false)
        guard lines.count > most else { return text }
        let more = 1 + lines[most].utf8.count { $0 == UInt8(ascii: "\n") }
        return lines.prefix(most).joined(separator: "\n") + "\n… \(more) more lines; 'lines' sets the limit"
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

    private var apply: Tool {
        Tool(
            name: "apply",
            description: """
                Runs editing commands on a document as one entry of its log: all of them or, if one fails, none. Returns what they \
                changed, as a patch; 'diff' shows all that is not saved. Commands: \(Shell.editingCommands.sorted().joined(separator: ", ")). \
                'help' describes each. Nothing is written before 'save'.
                """,
            parameters: [
                Self.file,
                Self.script, Self.dryRun,
                Self.lines,
            ], isReadOnly: false
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: arguments.text(Self.file))
            let statements = Array(StatementReader.statements(in: arguments.text(Self.script)))
            for statement in statements {
                do throws(CommandError) {
                    try check(statement.text) { command, _ in Shell.editingCommands.contains(command.name) }
                } catch {
                    var error = error
                    error.statement = statement.text
                    throw error
                }
            }
            return try apply(statements, in: shell, by: arguments)
        }
    }

    /// Thrown at the end of a dry run to take everything back.
    private static let onlyTried = CommandError("dry-run", "the script was only tried")

    private func apply(
        _ statements: [Statement], in shell: Shell, by arguments: Tool.Arguments
    ) throws(CommandError) -> Tool.Answer {
        let isDryRun = arguments.isOn(Self.dryRun)
        let difference = Difference(of: shell)
        let before = difference?.moment
        var changes = Reply()
        do throws(CommandError) {
            try shell.runAsOne(statements, label: "script") { () throws(CommandError) in
                if let before, let reply = difference?.reply(since: before) { changes = reply }
                if isDryRun { throw Self.onlyTried }
            }
        } catch {
            guard error.code == Self.onlyTried.code else { throw error }
        }
        return Tool.Answer(
            text: shortened(Self.text(of: changes), by: arguments),
            fields: [.init("applied", .bool(!isDryRun)), .init("modified", .bool(shell.isModified))])
    }

    private func history(_ name: String) -> Tool {
        Tool(
            name: name, description: Shell.table[name].map(Self.summary(of:)) ?? name,
            parameters: [Self.file, Self.count], isReadOnly: false
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: arguments.text(Self.file))
            let count = arguments.number(Self.count).map { " \($0)" } ?? ""
            return Tool.Answer(text: try run(name + count, in: shell))
        }
    }

    /// The tool that runs a command that goes to another state of the document, such as an earlier one.
    private func change(_ command: ShellCommand) -> Tool {
        Tool(
            name: command.name, description: Self.summary(of: command),
            parameters: [Self.file, Self.words(of: command), Self.lines], isReadOnly: false
        ) { arguments throws(CommandError) in
            let shell = try shells.shell(for: arguments.text(Self.file))
            let statement = command.name + " " + arguments.text(Self.words(of: command))
            try check(statement) { found, _ in found.name == command.name }
            return Tool.Answer(text: shortened(try run(statement, in: shell), by: arguments))
        }
    }

    private var save: Tool {
        Tool(
            name: "save", description: Shell.table["save"].map(Self.summary(of:)) ?? "",
            parameters: [Self.file], isReadOnly: false
        ) { arguments throws(CommandError) in
            Tool.Answer(text: Self.text(of: try shells.shell(for: arguments.text(Self.file)).saveNow()))
        }
    }

    private var help: Tool {
        Tool(
            name: "help", description: Shell.table["help"].map(Self.summary(of:)) ?? "",
            parameters: [Self.topic], isReadOnly: true
        ) { arguments throws(CommandError) in
            Tool.Answer(text: try run("help " + arguments.text(Self.topic), in: shells.newShell(sources: [])))
        }
    }
}
