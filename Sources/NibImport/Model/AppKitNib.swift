/// Reads compiled AppKit nibs, whose `NSIBObjectData` lists all objects with their parents, and all connectors.
struct AppKitNib: ConnectionReader {
    static let keys = ConnectionKeys(source: "NSSource", destination: "NSDestination", label: "NSLabel")

    let graph: ArchiveGraph
    let model: NibModel
    private let data: Int32
    private var numbers: [Int32: Int] = [:]

    /// Makes the model; throws `ImportError` if the object data have no root.
    static func model(_ graph: ArchiveGraph, data: Int32) throws(ImportError) -> NibModel {
        guard let root = graph.object("NSRoot", of: data) else {
            throw .damaged("compiled nib", cause: "its object data has no root")
        }
        var reader = AppKitNib(graph: graph, model: NibModel(family: .cocoa, graph: graph), data: data)
        reader.readNumbers()
        reader.readObjects(root)
        reader.readNames()
        reader.rankSiblings()
        reader.readConstraints()
        reader.readConnections()
        return reader.model
    }

    private init(graph: ArchiveGraph, model: NibModel, data: Int32) {
        self.graph = graph
        self.model = model
        self.data = data
    }

    /// Returns two parallel lists as pairs; pairs whose key is not an object are left out.
    private func pairs(keys: String, values: String) -> [(Int32, ArchiveGraph.Value)] {
        guard let first = graph.object(keys, of: data), let second = graph.object(values, of: data) else { return [] }
        return zip(graph.members(of: first), graph.members(of: second)).compactMap { key, value in
            if case .object(let object) = key { (object, value) } else { nil }
        }
    }

    // MARK: - Objects

    private mutating func readNumbers() {
        for (object, value) in pairs(keys: "NSOidsKeys", values: "NSOidsValues") {
            if let number = graph.integer(value) { numbers[object] = number }
        }
    }

    func newID(_ object: Int32) -> String { numbers[object].map(String.init) ?? "o\(object)" }

    private func readObjects(_ root: Int32) {
        let owner = model.add(root, id: "-2", role: .owner)
        model.update(owner) { $0.label = "File's Owner" }
        _ = model.firstResponder()
        let places = pairs(keys: "NSObjectsKeys", values: "NSObjectsValues")
        if let application = application(places, root: root) {
            let item = model.add(application, id: "-3", role: .application)
            model.update(item) { $0.label = "Application" }
        }
        for (object, _) in places { add(object) }
        for (object, value) in places {
            guard case .object(let parent) = value, parent != root, let item = model.item(of: object),
                let around = model.item(of: parent), item != around, Self.hasPlace(model.items[item].role)
            else { continue }
            model.update(item) { $0.parent = around }
        }
    }

    private static func hasPlace(_ role: NibModel.Role) -> Bool { role == .ordinary || role == .constraint }

    private func add(_ object: Int32) {
        if graph.className(object).hasSuffix("LayoutConstraint") {
            model.add(object, id: newID(object), role: .constraint)
            return
        }
        guard graph.className(object) == "NSNibExternalObjectPlaceholder" else {
            model.add(object, id: newID(object))
            return
        }
        let item = model.add(object, id: newID(object), role: .external)
        let name = graph.string("NSExternalObjectPlaceholderIdentifier", of: object)
        model.update(item) { $0.label = name }
    }

    /// Returns the placeholder of the application: of the top-level objects with its class, the one that was created
    /// first.
    private func application(_ places: [(Int32, ArchiveGraph.Value)], root: Int32) -> Int32? {
        places.compactMap { object, value -> Int32? in
            guard case .object(root) = value, graph.className(object) == "NSCustomObject",
                graph.string("NSClassName", of: object) == "NSApplication"
            else { return nil }
            return object
        }.min { (numbers[$0] ?? Int.max, $0) < (numbers[$1] ?? Int.max, $1) }
    }

    /// Reads names and custom classes, which older nibs keep in separate lists; most of the names are generated.
    private func readNames() {
        for (object, value) in pairs(keys: "NSNamesKeys", values: "NSNamesValues") {
            guard let item = model.item(of: object), let name = graph.string(value), !name.isEmpty,
                model.items[item].label == nil
            else { continue }
            model.update(item) { $0.label = name }
        }
        for (object, value) in pairs(keys: "NSClassesKeys", values: "NSClassesValues") {
            guard let item = model.item(of: object), let name = graph.string(value), !name.isEmpty,
                name != model.items[item].className, model.items[item].custom == nil
            else { continue }
            model.update(item) { $0.custom = ArchivedClass(runtimeName: name) }
        }
    }

    /// Orders children as their parent refers to them, either directly or in its arrays.
    private func rankSiblings() {
        var seen: Set<Int32> = []
        for (number, item) in model.items.enumerated() {
            guard let object = item.object else { continue }
            var rank = 0
            func rankIfChild(_ target: Int32) {
                guard let child = model.item(of: target), model.items[child].parent == number,
                    model.items[child].rank == Int.max
                else { return }
                model.update(child) { $0.rank = rank }
                rank += 1
            }
            for field in graph.fields(of: object) {
                guard case .object(let target) = field.value else { continue }
                rankIfChild(target)
                guard graph.className(target).hasSuffix("Array"), seen.insert(target).inserted else { continue }
                for case .object(let member) in graph.members(of: target) { rankIfChild(member) }
            }
        }
    }

    /// Adds the constraints, which have no object number and are listed by their view.
    private func readConstraints() {
        for (number, item) in model.items.enumerated() {
            guard let object = item.object else { continue }
            for constraint in graph.objects(in: "NSViewConstraints", of: object)
            where graph.className(constraint).hasSuffix("LayoutConstraint") {
                model.add(constraint, id: newID(constraint), parent: number, role: .constraint)
            }
        }
    }

    // MARK: - Connections

    private func readConnections() {
        var seen: Set<Int32> = []
        for connector in graph.objects(in: "NSConnections", of: data) where seen.insert(connector).inserted {
            connect(connector)
        }
    }

    /// Adds a connection; connectors of other classes set the order of initialization or attributes, and are skipped.
    private func connect(_ connector: Int32) {
        if graph.className(connector) == "NSIBHelpConnector" {
            addToolTip(connector)
            return
        }
        guard let found = connection(connector, id: newID(connector)) else { return }
        switch found.className {
        case "NSNibOutletConnector": connectOutlet(found)
        case "NSNibOutletCollectionConnector": connectCollection(found)
        case "NSNibControlConnector": connectAction(found)
        case "NSNibBindingConnector":
            guard let destination = found.destination else { return }
            model.connect(
                .binding, id: found.id, from: found.source, to: item(destination),
                named: graph.string("NSBinding", of: connector) ?? found.name,
                keyPath: graph.string("NSKeyPath", of: connector))
        default: return
        }
    }

    private func addToolTip(_ connector: Int32) {
        guard graph.string("NSFile", of: connector) == "NSToolTipHelpKey",
            let item = graph.object("NSDestination", of: connector).flatMap({ model.item(of: $0) })
        else { return }
        let text = graph.string("NSMarker", of: connector)
        model.update(item) { $0.toolTip = text }
    }
}
