import CommandLanguage

extension EditingCommand {
    /// The commands that connect and disconnect, in the order of the manual.
    package static let connections: [EditingCommand] = [
        Connect.command, ConnectOutlet.command, ConnectCollection.command, ConnectAction.command, ConnectSegue.command,
        ConnectBinding.command, ConnectAccessibility.command,
        Disconnect.command, DisconnectOutlet.command, DisconnectCollection.command, DisconnectAction.command,
        DisconnectAll.command,
    ]

    /// The commands that add, remove and move elements.
    package static let structure: [EditingCommand] = [
        Add.command, Insert.command, Replace.command, Remove.command, RemoveResource.command, Move.command,
        Duplicate.command, Copy.command, Cut.command, Paste.command, Renew.command,
    ]

    /// The commands that change the scenes of a storyboard.
    package static let storyboards: [EditingCommand] = [
        AddScene.command, RemoveScene.command, SetInitial.command, SetComment.command, Split.command,
        Join.command,
    ]

    /// The commands that set properties.
    package static let properties: [EditingCommand] = [
        SetProperty.command, SetValues.command, UnsetProperty.command, SetStandalone.command, SetNewline.command,
        SetRuntimeAttribute.command, UnsetRuntimeAttribute.command,
    ]

    /// The commands that add and remove constraints.
    package static let layout: [EditingCommand] = [
        Constrain.command, Unconstrain.command, Pin.command, Align.command, Equal.command, UpdateFrames.command,
        Embed.command, Unembed.command,
    ]

    /// The commands that change translations of the document.
    package static let strings: [EditingCommand] = [StringsImport.command, StringsSet.command, StringsRemove.command]

    /// All editing commands.
    package static let all: [EditingCommand] =
        connections + structure + properties + storyboards + layout + strings

    /// Finds editing commands by the words of statements, those of earlier versions included.
    ///
    /// - Parameter commands: the commands.
    /// - Returns: a table whose commands return themselves.
    package static func table(of commands: [EditingCommand]) -> CommandTable<Void, EditingCommand> {
        CommandTable(
            commands.map { editing in
                Command(name: editing.name, syntax: editing.syntax, summary: editing.summary, group: editing.group) {
                    _, _ in editing
                }
            }, rewordings: Rewording.all)
    }

    /// All editing commands by their names.
    package static let byName: [String: EditingCommand] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
