/// The commands that look at documents and projects, in the order of the manual.
package enum AllLookingCommands {
    /// The commands that show objects and connections.
    package static let objects: [LookingCommand] = [
        TreeCommand.command, ObjectsCommand.command, ConnectionsCommand.command, ShowCommand.command,
        InspectCommand.command, InspectIdentityCommand.command, InspectAttributesCommand.command,
        CandidatesCommand.command,
    ]

    /// The commands that search documents.
    package static let searches: [ProjectCommand] = [FindCommand.command] + ValueCommands.commands

    /// The commands that draw.
    package static let drawings: [LookingCommand] = [GraphCommand.command]

    /// The commands that show the scenes of a storyboard.
    package static let storyboards: [LookingCommand] = [ScenesCommand.command]

    /// The commands that show constraints.
    package static let layout: [LookingCommand] = [ConstraintsCommand.command, LayoutCommand.command]

    /// The commands that say what happens to the open document at run time.
    package static let predictions: [LookingCommand] = [SimulateCommand.command, DispatchCommand.command]

    /// The commands that look at the documents and the code of a project.
    package static let project: [ProjectCommand] = [WhyCommand.command, DeclarationsCommand.command]

    /// The commands that show what can be added to a document.
    package static let library: [ProjectCommand] = [LibraryCommand.command]

    /// The commands that print code.
    package static let code: [LookingCommand] = [CodeCommand.command]
}
