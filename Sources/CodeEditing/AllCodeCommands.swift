import NibEditing

extension EditingCommand {
    /// The commands that change code along with documents, in the order of the manual.
    package static let code: [EditingCommand] = [
        Declare.command, DeclareOutlet.command, DeclareAction.command, DeclareCollection.command, Delete.command,
        DeleteOutlet.command,
        DeleteAction.command, Rename.command, RenameOutlet.command, RenameAction.command, RenameClass.command,
    ]
}
