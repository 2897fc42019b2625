import NibEditing

extension EditingCommand {
    /// The commands that change code along with documents, in the order of the manual.
    package static let code: [EditingCommand] = [
        DeclareOutlet.command, DeclareAction.command, DeclareCollection.command, DeleteOutlet.command,
        DeleteAction.command, RenameOutlet.command, RenameAction.command, RenameClass.command,
    ]
}
