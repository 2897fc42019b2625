extension EditingCommand {
    /// The commands that connect and disconnect, in the order of the manual.
    package static let connections: [EditingCommand] = [
        ConnectOutlet.command, ConnectReferencing.command, ConnectCollection.command,
        ConnectReferencingCollection.command, ConnectAction.command, ConnectReceived.command, ConnectSegue.command,
        ConnectBinding.command,
        Disconnect.command, DisconnectOutlet.command, DisconnectCollection.command, DisconnectAction.command,
        DisconnectAll.command,
    ]

    /// All editing commands by their names.
    package static let byName: [String: EditingCommand] = Dictionary(
        uniqueKeysWithValues: connections.map { ($0.name, $0) })
}
