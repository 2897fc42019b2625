/// The code shared by the readers of all formats: items for objects that no list contains, and connections.
protocol ConnectionReader {
    /// The field names of connections.
    static var keys: ConnectionKeys { get }
    var graph: ArchiveGraph { get }
    var model: NibModel { get }

    /// Returns the id for an object that has no item yet.
    func newID(_ object: Int32) -> String
}

/// The names of the fields that all connections of a format have.
struct ConnectionKeys {
    let source: String
    let destination: String
    let label: String
}

/// A connection as read from the archive.
struct ArchivedConnection {
    let object: Int32
    let id: String
    let className: String
    /// The item where the connection starts.
    let source: Int
    /// The object where it ends, which may not have an item.
    let destination: Int32?
    /// The name of the property, or the selector.
    let name: String
}

extension ConnectionReader {
    /// Returns the item of an object, which is added if there is none.
    func item(_ object: Int32) -> Int { model.item(of: object) ?? model.add(object, id: newID(object)) }

    /// Reads the fields that all connections have; nil if it has no source or no name.
    func connection(_ object: Int32, id: String) -> ArchivedConnection? {
        guard let source = graph.object(Self.keys.source, of: object).map(item),
            let name = graph.string(Self.keys.label, of: object)
        else { return nil }
        return ArchivedConnection(
            object: object, id: id, className: graph.className(object), source: source,
            destination: graph.object(Self.keys.destination, of: object), name: name)
    }

    /// Adds an outlet, unless it has no destination.
    func connectOutlet(_ found: ArchivedConnection) {
        guard let destination = found.destination else { return }
        model.connect(.outlet, id: found.id, from: found.source, to: item(destination), named: found.name)
    }

    /// Adds an outlet collection to each object in the destination list, or to the destination if it is a single
    /// object.
    func connectCollection(_ found: ArchivedConnection) {
        let members = graph.objects(in: Self.keys.destination, of: found.object)
        let ends = members.isEmpty ? found.destination.map { [$0] } ?? [] : members
        for end in ends {
            model.connect(.outletCollection, id: found.id, from: found.source, to: item(end), named: found.name)
        }
    }

    /// Adds an action; without a destination it goes to First Responder.
    func connectAction(_ found: ArchivedConnection, event: String? = nil) {
        let receiver = found.destination.map(item) ?? model.firstResponder()
        model.connect(.action, id: found.id, from: found.source, to: receiver, named: found.name, event: event)
    }
}
