/// What the readers of all formats share: items for objects that nothing lists, and connections with their ends.
protocol ConnectionReader {
    /// The names of a connection's fields.
    static var keys: ConnectionKeys { get }
    var graph: ArchiveGraph { get }
    var model: NibModel { get }

    /// The id for an object that has no item yet.
    func newID(_ object: Int32) -> String
}

/// The names of the fields in which a format keeps what all connections have.
struct ConnectionKeys {
    let source: String
    let destination: String
    let label: String
}

/// A connection as the archive has it.
struct ArchivedConnection {
    let object: Int32
    let id: String
    let className: String
    /// The item from which it leads.
    let source: Int
    /// The object to which it leads, which need not have an item.
    let destination: Int32?
    /// The property or the selector.
    let name: String
}

extension ConnectionReader {
    /// The item of an object, made if there is none.
    func item(_ object: Int32) -> Int { model.item(of: object) ?? model.add(object, id: newID(object)) }

    /// Reads what all connections have; nil for one without a source or a name.
    func connection(_ object: Int32, id: String) -> ArchivedConnection? {
        guard let source = graph.object(Self.keys.source, of: object).map(item),
            let name = graph.string(Self.keys.label, of: object)
        else { return nil }
        return ArchivedConnection(
            object: object, id: id, className: graph.className(object), source: source,
            destination: graph.object(Self.keys.destination, of: object), name: name)
    }

    /// Connects an outlet; one that leads nowhere is none.
    func connectOutlet(_ found: ArchivedConnection) {
        guard let destination = found.destination else { return }
        model.connect(.outlet, id: found.id, found.source, item(destination), found.name)
    }

    /// Connects an outlet collection with each object of the list to which it leads, or with the one object that is there instead.
    func connectCollection(_ found: ArchivedConnection) {
        let members = graph.objects(in: Self.keys.destination, of: found.object)
        let ends = members.isEmpty ? found.destination.map { [$0] } ?? [] : members
        for end in ends { model.connect(.outletCollection, id: found.id, found.source, item(end), found.name) }
    }

    /// Connects an action; without a destination it goes to the first responder.
    func connectAction(_ found: ArchivedConnection, event: String? = nil) {
        let receiver = found.destination.map(item) ?? model.firstResponder()
        model.connect(.action, id: found.id, found.source, receiver, found.name, event: event)
    }
}
