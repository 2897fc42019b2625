import NibEditing

extension Shell {
    /// All commands, in the order of the manual.
    static let allCommands: [ShellCommand] =
        looking + EditingCommand.connections.map(command) + EditingCommand.structure.map(command)
        + EditingCommand.properties.map(command) + [scenes] + EditingCommand.storyboards.map(command)
        + EditingCommand.layout.map(command) + others

    private static let looking: [ShellCommand] = [
        tree, objects, connections, show, inspect, inspectIdentity, inspectAttributes, candidates, find, select, graph,
    ]

    private static let others: [ShellCommand] = [
        // Layout
        constraints,
        // Code
        declareOutlet, declareAction, declareCollection, deleteOutlet, deleteAction, renameOutlet, renameAction,
        renameClass,
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
