import CodeEditing
import CommandLanguage
import CommandLog
import NibEditing
import NibInspecting
import Replies

/// All commands, each with a function that makes its context from the shell. A command can reach nothing but its context.
enum CommandList {
    /// The commands, in the order of the manual.
    static let all: [ShellCommand] =
        looking(AllLookingCommands.objects) + aboutProject(AllLookingCommands.searches)
        + onSession([SelectCommand.command]) + looking(AllLookingCommands.drawings)
        + [PictureCommand.command, SketchCommand.command].map { $0.adapted { $0.documents } }
        + editing(EditingCommand.connections)
        + aboutProject(AllLookingCommands.library)
        + editing(EditingCommand.structure + EditingCommand.properties)
        + looking(AllLookingCommands.storyboards) + editing(EditingCommand.storyboards + EditingCommand.layout)
        + looking(AllLookingCommands.layout) + editing(EditingCommand.code)
        + strings + checking + [HistoryCommands.undo.adapted { $0.documents }] + onSession(HistoryCommands.all) + files
        + merging + prompt + help

    /// The names of commands that look at the open document, at other versions of it, or at the project.
    static let looking: [String] = {
        let views =
            AllLookingCommands.objects + AllLookingCommands.drawings + AllLookingCommands.storyboards
            + AllLookingCommands.layout + AllLookingCommands.predictions + AllLookingCommands.code
        let others = [
            CheckCommand.command.name, DiffCommand.command.name, "log", "conflicts",
            PictureCommand.command.name, SketchCommand.command.name,
            StringsCommand.command.name, StringsCheck.command.name,
        ]
        let projects = AllLookingCommands.searches + AllLookingCommands.library + AllLookingCommands.project
        return views.map(\.name) + projects.map(\.name) + others
    }()

    /// The names of commands whose answers are lists of objects, or of connections with the objects that they lead to: at a prompt, their
    /// rows are numbered.
    static let numbered: Set = [
        "tree", "objects", "find", "connections", "inspect", "graph", "scenes", "constraints", "candidates", "layout",
    ]

    /// The names of commands that edit documents, and code where they say so.
    static let editing = (EditingCommand.all + EditingCommand.code).map(\.name)

    // MARK: - Commands on the document

    private static func looking(_ commands: [LookingCommand]) -> [ShellCommand] {
        commands.map { $0.adapted { shell in view(of: try shell.documents.requireSession(), in: shell) } }
    }

    private static func aboutProject(_ commands: [ProjectCommand]) -> [ShellCommand] {
        commands.map { command in
            command.adapted { shell in
                ProjectLookingContext(
                    open: shell.session.map { view(of: $0, in: shell) }, project: project(shell),
                    width: shell.options.lineWidth())
            }
        }
    }

    private static func onSession(_ commands: [SessionCommand]) -> [ShellCommand] {
        commands.map { $0.adapted { try $0.documents.requireSession() } }
    }

    private static func editing(_ commands: [EditingCommand]) -> [ShellCommand] {
        commands.map { command in
            ShellCommand(
                name: command.name, syntax: command.syntax, summary: command.summary, discussion: command.discussion,
                examples: command.examples, seeAlso: command.seeAlso, synonyms: command.synonyms, group: command.group,
                answer: EditAnswer.type.shape, changesDocument: { _ in true },
                touchesOtherFiles: { _ in command.changesOtherFiles },
                advice: { shell, words in command.advice(shell.session?.document, words) }
            ) { shell, arguments in
                let session = try shell.documents.requireSession()
                let project = EditedProject(
                    sources: shell.projectSources, session: session, isInScript: shell.scripts.isRunning)
                return try EditRunner(session: session, project: project, options: shell.options)
                    .run(command, with: arguments)
            }
        }
    }

    private static func view(of session: Session, in shell: Shell) -> LookingContext {
        var context = LookingContext(
            scope: session.referenceScope, path: session.path, project: project(shell),
            isInteractive: shell.options.isInteractive, wantsFields: shell.options.wantsFields,
            wantsText: shell.options.wantsText, width: shell.options.lineWidth())
        // A script's replies are one reply, which is printed at its end.
        if !shell.scripts.isRunning { context.printLine = shell.printLine }
        return context
    }

    private static func project(_ shell: Shell) -> ViewedProject {
        ViewedProject(
            sources: shell.projectSources, session: shell.session, isInScript: shell.scripts.isRunning,
            sessions: shell.documents.sessions)
    }

    // MARK: - Commands on the project, files and the shell

    private static let strings: [ShellCommand] =
        onSession([StringsCommand.command, StringsCheck.command])
        + [StringsExport.command.adapted { $0.documents }] + editing(EditingCommand.strings)

    private static let checking: [ShellCommand] =
        [CheckCommand.command.adapted(checkContext)] + looking(AllLookingCommands.predictions)
        + aboutProject(AllLookingCommands.project) + looking(AllLookingCommands.code)
        + [SourcesCommand.command.adapted { SourcesContext(sources: $0.projectSources, session: $0.session) }]

    @Sendable private static func checkContext(_ shell: Shell) -> CheckContext {
        CheckContext(
            session: shell.session, sources: shell.projectSources, isDryRun: shell.options.isDryRun,
            isInteractive: shell.options.isInteractive,
            wantsFields: shell.options.wantsFields, wantsText: shell.options.wantsText,
            width: shell.options.lineWidth(),
            printLine: shell.scripts.isRunning ? nil : shell.printLine
        ) { lines, label, check throws(CommandError) in
            var notices: [String] = []
            try shell.scripts.grouped(label, by: "check --fix") { () throws(CommandError) in
                for line in lines { notices += try shell.execute(line).notices }
                try check()
            }
            return notices
        }
    }

    private static let files: [ShellCommand] =
        FileCommands.all.map { $0.adapted { $0.documents } }
        + [
            RunCommand.command.adapted { shell in
                RunContext(scripts: shell.scripts) { statement, path throws(CommandError) in
                    try shell.execute(statement, of: path)
                }
            },
            QuitCommand.command.adapted { _ in },
        ]

    private static let merging: [ShellCommand] = MergeCommands.all.map { command in
        command.adapted { shell throws(CommandError) in
            let session = try shell.documents.requireSession()
            return MergeContext(session: session) { lines, label throws(CommandError) in
                guard !lines.isEmpty else {
                    // Nothing changes where ours is taken; the entry says that the conflict is resolved.
                    _ = session.record(LogStep(lines: [], primitives: []), label: label)
                    return
                }
                try shell.scripts.grouped(label, by: "take") { () throws(CommandError) in
                    for line in lines { _ = try shell.execute(line) }
                }
            }
        }
    }

    private static let prompt: [ShellCommand] = PromptCommands.all.map { command in
        command.adapted { shell throws(CommandError) in
            try PromptContext(shell.options.prompt, isInScript: shell.scripts.isRunning) { name in
                Shell.table.commands.contains { $0.name == name || $0.name.hasPrefix(name + " ") }
            }
        }
    }

    private static let help: [ShellCommand] = HelpCommands.all.map { $0.adapted { _ in HelpContext(Shell.table) } }
}
