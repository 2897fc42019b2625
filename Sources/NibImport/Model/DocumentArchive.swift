import NibCatalog

/// Reads the objects and connections of an archive xib (`IBDocument.Objects`).
struct DocumentArchive: ConnectionReader {
    static let keys = ConnectionKeys(source: "source", destination: "destination", label: "label")

    let graph: ArchiveGraph
    let model: NibModel
    private let container: Int32

    /// Makes the model of an archive.
    ///
    /// - Throws: `ImportError` if the list of objects or of connections is missing.
    static func model(_ archive: XMLArchiveReader.Archive) throws(ImportError) -> NibModel {
        guard let container = archive.graph.object("IBDocument.Objects", of: archive.top) else {
            throw .damaged(XMLArchiveReader.format, cause: "it has no 'IBDocument.Objects'")
        }
        let family: Family = archive.type.contains("CocoaTouch") ? .cocoaTouch : .cocoa
        let reader = DocumentArchive(
            graph: archive.graph, model: NibModel(family: family, graph: archive.graph), container: container)
        try reader.readObjects()
        reader.readProperties()
        try reader.readConnections()
        return reader.model
    }

    // MARK: - Objects

    private func readObjects() throws(ImportError) {
        guard let set = graph.object("objectRecords", of: container),
            graph.object("orderedObjects", of: set) != nil
        else { throw .damaged(XMLArchiveReader.format, cause: "it has no 'objectRecords' list") }
        var seen: Set<Int32> = []
        let records = graph.objects(in: "orderedObjects", of: set).filter { seen.insert($0).inserted }
        for record in records {
            // Record 0 lists the top-level objects.
            guard let object = graph.object("object", of: record), let id = Self.id(of: record, in: graph), id != "0"
            else { continue }
            let item = model.add(object, id: id, role: role(of: object, id: id))
            if let name = graph.string("objectName", of: record), !name.isEmpty {
                model.update(item) { $0.label = name }
            }
        }
        for record in records { place(record) }
    }

    /// Returns the id of a record: a number, or since Xcode 4.6 a text.
    static func id(of record: Int32, in graph: ArchiveGraph) -> String? {
        graph.integer("objectID", of: record).map(String.init) ?? graph.string("id", of: record)
    }

    /// Sets the parent of a record's item and the order of its children.
    private func place(_ record: Int32) {
        if let object = graph.object("object", of: record), let item = model.item(of: object),
            let parent = graph.object("parent", of: record).flatMap({ model.item(of: $0) })
        {
            model.update(item) { $0.parent = parent }
        }
        for (rank, child) in graph.objects(in: "children", of: record).enumerated() {
            if let item = model.item(of: child) { model.update(item) { $0.rank = rank } }
        }
        // A record lists the items of a menu in the order of its outline; only the menu itself has the order that users see.
        guard let menu = graph.object("object", of: record) else { return }
        for (rank, child) in graph.objects(in: "NSMenuItems", of: menu).enumerated() {
            if let item = model.item(of: child) { model.update(item) { $0.rank = rank } }
        }
    }

    private func role(of object: Int32, id: String) -> NibModel.Role {
        if graph.className(object).hasSuffix("LayoutConstraint") { return .constraint }
        if graph.className(object) == "IBProxyObject" {
            switch graph.string("IBProxiedObjectIdentifier", of: object) {
            case "IBFilesOwner": return .owner
            case "IBFirstResponder": return .firstResponder
            default: return .external
            }
        }
        guard model.family == .cocoa else { return .ordinary }
        switch id {
        case "-1": return .firstResponder
        case "-2": return .owner
        case "-3": return .application
        default: return .ordinary
        }
    }

    // MARK: - Properties

    /// Reads the custom classes, which are in a separate dictionary under `NUMBER.CustomClassName`.
    private func readProperties() {
        let suffix = ".CustomClassName"
        var items: [String: Int] = [:]
        for (number, item) in model.items.enumerated() { items[item.id] = number }
        guard let properties = graph.object("flattenedProperties", of: container) else { return }
        for (key, value) in graph.entries(of: properties) where key.hasSuffix(suffix) {
            guard let item = items[String(key.dropLast(suffix.count))], let name = graph.string(value), !name.isEmpty
            else { continue }
            model.update(item) { $0.custom = ArchivedClass(runtimeName: name) }
        }
    }

    // MARK: - Connections

    private func readConnections() throws(ImportError) {
        guard graph.object("connectionRecords", of: container) != nil else {
            throw .damaged(XMLArchiveReader.format, cause: "it has no 'connectionRecords' list")
        }
        var seen: Set<Int32> = []
        for record in graph.objects(in: "connectionRecords", of: container) where seen.insert(record).inserted {
            guard let connection = graph.object("connection", of: record), seen.insert(connection).inserted else {
                continue
            }
            let id =
                graph.integer("connectionID", of: record).map(String.init) ?? graph.string("id", of: record)
                ?? "c\(connection)"
            connect(connection, id: id)
        }
    }

    private func connect(_ object: Int32, id: String) {
        guard let found = connection(object, id: id) else { return }
        if found.className.contains("OutletCollection") { return connectCollection(found) }
        guard let destination = found.destination.map(item) else { return }
        if found.className.contains("Outlet") {
            connectOutlet(found)
        } else if found.className.contains("Event") {
            let event = graph.integer("IBEventType", of: object).flatMap { ControlEvents.name(type: $0) }
            connectAction(found, event: event)
        } else if found.className.contains("Action") {
            // In this class of connection, the source is the object that receives the action.
            model.connect(.action, id: id, from: destination, to: found.source, named: found.name)
        } else if found.className.contains("Binding") {
            let connector = graph.object("connector", of: object) ?? object
            model.connect(
                .binding, id: id, from: found.source, to: destination,
                named: graph.string("NSBinding", of: connector) ?? found.name,
                keyPath: graph.string("NSKeyPath", of: connector))
        }
    }

    /// Returns a generated id, because an object without a record has none.
    func newID(_ object: Int32) -> String { "o\(object)" }
}
