import CodeEditing
import NibEditing

extension Shell {
    /// All commands, in the order of the manual.
    static let allCommands: [ShellCommand] =
        looking + editing(EditingCommand.connections + EditingCommand.structure + EditingCommand.properties)
        + [scenes] + editing(EditingCommand.storyboards + EditingCommand.layout)
        + [constraints] + editing(EditingCommand.code) + others

    private static func editing(_ commands: [EditingCommand]) -> [ShellCommand] { commands.map(command) }

    private static let looking: [ShellCommand] = [
        tree, objects, connections, show, inspect, inspectIdentity, inspectAttributes, candidates, find, select, graph,
    ]

    private static let others: [ShellCommand] = [
        // Checking
        check, load, dispatch, why, declarations, code, sourcesCommand,
        // The log
        undo, redo, log, restore, begin, commit, rollback,
        // Files
        newFile, openFile, save, diff, revert, reload, closeFile, source, quit,
        // Help
        help, apropos,
    ]
}
