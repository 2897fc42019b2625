/// Turns the connections of an archive xib into elements.
struct ArchiveConnections {
    let builder: Builder
    private(set) var count = 0
    private var ids: Set<String> = []
    /// The ids of bindings, by their connectors, for bindings that continue another one.
    private var connectors: [Int32: String] = [:]

    init(builder: Builder) { self.builder = builder }

    /// Reads all connections.
    ///
    /// - Parameter container: the archive's container of objects.
    mutating func read(_ container: ArchivedFields) {
        let records = container.objects("connectionRecords").map { container.inside($0) }
        for record in records { collect(record) }
        for record in records { connect(record) }
        for (item, elements) in builder.connections {
            builder.connections[item] = elements.sorted { Self.isLess($0, than: $1) }
        }
    }

    private mutating func collect(_ record: ArchivedFields) {
        let graph = record.understanding.graph
        guard let connection = graph.object("connection", of: record.object),
            let connector = graph.object("connector", of: connection), let id = id(of: record)
        else { return }
        connectors[connector] = id
    }

    private func id(of record: ArchivedFields) -> String? {
        record.drop("connectionID", "id")
        let graph = record.understanding.graph
        return graph.integer("connectionID", of: record.object).map(String.init)
            ?? graph.string("id", of: record.object)
    }

    private mutating func connect(_ record: ArchivedFields) {
        guard let id = id(of: record), ids.insert(id).inserted, let connection = record.child("connection") else {
            return record.doubt("connectionID", because: "a connection without an id of its own")
        }
        let name = connection.text("label") ?? ""
        guard let source = item("source", of: connection), let destination = item("destination", of: connection) else {
            return connection.doubt("label", because: "the connection \(name) has an end that is not in the document")
        }
        let (sourceID, destinationID) = (builder.model.items[source].id, builder.model.items[destination].id)
        switch connection.className {
        case "IBOutletConnection", "IBCocoaTouchOutletConnection":
            add(
                MadeElement("outlet", with: [("property", name), ("destination", destinationID), ("id", id)]),
                to: source)
        case "IBActionConnection":
            // The archive's source is the object that receives the action.
            add(MadeElement("action", with: [("selector", name), ("target", sourceID), ("id", id)]), to: destination)
        case "IBCocoaTouchEventConnection":
            let event = connection.integer("IBEventType")
            let name = event.flatMap { ControlEvents.name(type: $0) }
            if event != nil, name == nil { connection.doubt("IBEventType") }
            connect(action: connection.text("label"), from: source, to: destinationID, on: name, id: id)
        case "IBBindingConnection": bind(connection, from: source, to: destinationID, id: id)
        default:
            connection.understanding.understandAll(of: connection.object)
            connection.understanding.doubt(
                connection.object, key: nil, value: "a connection of this class is not understood")
        }
    }

    /// Adds an action of a control of iOS.
    private mutating func connect(
        action: String?, from source: Int, to destination: String, on event: String?, id: String
    ) {
        let element = MadeElement("action", with: [("selector", action), ("destination", destination)])
        element.set("eventType", to: event)
        element.set("id", to: id)
        add(element, to: source)
    }

    private func item(_ key: String, of connection: ArchivedFields) -> Int? {
        connection.reference(key).flatMap { builder.model.item(of: $0) }
    }

    private mutating func add(_ element: MadeElement, to item: Int) {
        builder.connections[item, default: []].append(element)
        count += 1
    }

    private mutating func bind(_ connection: ArchivedFields, from source: Int, to destination: String, id: String) {
        guard let connector = connection.child("connector") else { return connection.doubt("connector") }
        connector.drop("NSSource", "NSDestination", "NSLabel", "NSNibBindingConnectorVersion")
        let element = MadeElement("binding", with: [("destination", destination)])
        element.set("name", to: connector.text("NSBinding"))
        element.set("keyPath", to: connector.text("NSKeyPath"))
        if let previous = connector.reference("NSPreviousConnector") {
            element.set("previousBinding", to: connectors[previous])
            if connectors[previous] == nil { connector.doubt("NSPreviousConnector") }
        }
        element.set("id", to: id)
        if let options = connector.child("NSOptions") { element.add(self.options(options)) }
        add(element, to: source)
    }

    private func options(_ source: ArchivedFields) -> MadeElement {
        let dictionary = MadeElement("dictionary", with: [("key", "options")])
        for (key, value) in source.entries().sorted(by: { $0.key < $1.key }) {
            switch value {
            case .integer(let number):
                dictionary.add(MadeElement("integer", with: [("key", key), ("value", String(number))]))
            case .real(let number):
                dictionary.add(MadeElement("real", with: [("key", key), ("value", NumberText.spell(number))]))
            case .bool(let flag):
                dictionary.add(MadeElement("bool", with: [("key", key), ("value", flag ? "YES" : "NO")]))
            default:
                guard let text = source.understanding.graph.string(value) else {
                    source.understanding.doubt(source.object, key: key, value: source.understanding.describe(value))
                    continue
                }
                dictionary.add(MadeElement.string(text, key: key))
            }
        }
        return dictionary
    }

    /// Whether a connection comes before another in a list (Documentation/Format/Connections.md#order-of-connections).
    private static func isLess(_ one: MadeElement, than other: MadeElement) -> Bool {
        if one.name != other.name { return one.name < other.name }
        return (sortKey(one), one["id"] ?? "") < (sortKey(other), other["id"] ?? "")
    }

    private static func sortKey(_ element: MadeElement) -> String {
        switch element.name {
        case "action": element["selector"] ?? ""
        case "binding": element["keyPath"] ?? ""
        case "outlet": element["property"] ?? ""
        default: ""
        }
    }
}
