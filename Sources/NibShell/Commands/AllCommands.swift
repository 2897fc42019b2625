import CodeEditing
import NibEditing
import NibInspecting

extension Shell {
    /// All commands, in the order of the manual.
    static let allCommands: [ShellCommand] =
        looking(AllLookingCommands.objects) + [select] + looking(AllLookingCommands.drawings)
        + editing(EditingCommand.connections + EditingCommand.structure + EditingCommand.properties)
        + looking(AllLookingCommands.storyboards) + editing(EditingCommand.storyboards + EditingCommand.layout)
        + looking(AllLookingCommands.layout) + editing(EditingCommand.code)
        + [check] + looking(AllLookingCommands.predictions) + aboutProject(AllLookingCommands.project)
        + looking(AllLookingCommands.code) + others

    private static func editing(_ commands: [EditingCommand]) -> [ShellCommand] { commands.map(command) }

    private static func looking(_ commands: [LookingCommand]) -> [ShellCommand] {
        commands.map { $0.adapted { try $0.lookingContext($0.requireSession()) } }
    }

    private static func aboutProject(_ commands: [ProjectCommand]) -> [ShellCommand] {
        commands.map { $0.adapted { $0.projectContext } }
    }

    private static let others: [ShellCommand] = [
        sourcesCommand,
        // The log
        undo, redo, log, restore, begin, commit, rollback,
        // Files
        newFile, openFile, save, diff, revert, reload, closeFile, source, quit,
        // Help
        help, apropos,
    ]
}
