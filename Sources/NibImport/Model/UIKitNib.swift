/// Reads compiled UIKit nibs, which list objects without parents: an object's parent is the first item that refers to
/// it.
struct UIKitNib: ConnectionReader {
    static let keys = ConnectionKeys(source: "UISource", destination: "UIDestination", label: "UILabel")

    let graph: ArchiveGraph
    let model: NibModel
    private let top: Int32
    /// The objects that become items whatever their class.
    private var listed: Set<Int32> = []
    private var seen: Set<Int32> = []
    private var queue: [(object: Int32, owner: Int)] = []
    private var scenes: [String: Int] = [:]

    /// Fields that refer back to a parent or across to an object elsewhere in the hierarchy.
    private static let sideways = [
        "UISuperview", "UIParentViewController", "UIDelegate", "UIDataSource", "UITarget", "UIWindow",
        "UIStoryboardSegueTemplates", "NSFirstItem", "NSSecondItem",
    ]
    private let sideways: Set<Int32>

    /// Makes the model.
    static func model(_ graph: ArchiveGraph, top: Int32) -> NibModel {
        var reader = UIKitNib(graph: graph, model: NibModel(family: .cocoaTouch, graph: graph), top: top)
        reader.readObjects()
        reader.readConnections()
        reader.readSegues()
        return reader.model
    }

    private init(graph: ArchiveGraph, model: NibModel, top: Int32) {
        self.graph = graph
        self.model = model
        self.top = top
        sideways = Set(Self.sideways.map { graph.intern($0) })
    }

    // MARK: - Objects

    private mutating func readObjects() {
        let first = objects("UINibTopLevelObjectsKey")
        let all = objects("UINibObjectsKey")
        listed = Set(first + all)
        for connection in objects("UINibConnectionsKey") {
            for end in [Self.keys.source, Self.keys.destination] {
                if let object = graph.object(end, of: connection), !isCollection(object) { listed.insert(object) }
            }
        }
        for object in first { visit(object, under: nil) }
        expand()
        // An object that no top-level object leads to becomes a top-level item itself.
        for object in all {
            visit(object, under: nil)
            expand()
        }
    }

    /// Returns the objects of a top-level list, which is either an array or several fields with the same name.
    private func objects(_ key: String) -> [Int32] {
        let members = graph.objects(in: key, of: top)
        return members.isEmpty ? graph.objects(named: key, of: top).filter { !isCollection($0) } : members
    }

    /// Visits everything that the queued items refer to, breadth first.
    private mutating func expand() {
        var next = 0
        while next < queue.count {
            let (object, owner) = queue[next]
            next += 1
            for field in graph.fields(of: object) where !sideways.contains(field.key) {
                if case .object(let target) = field.value { visit(target, under: owner) }
            }
        }
        queue = []
    }

    private mutating func visit(_ object: Int32, under owner: Int?) {
        guard seen.insert(object).inserted else { return }
        let className = graph.className(object)
        if className == "NSLayoutConstraint" {
            model.add(object, id: newID(object), parent: owner, role: .constraint)
        } else if className == "UIProxyObject" {
            addProxy(object)
        } else if listed.contains(object) || isItem(className) {
            queue.append((object, model.add(object, id: newID(object), parent: owner)))
        } else if let owner {
            queue.append((object, owner))
        }
    }

    private func isCollection(_ object: Int32) -> Bool {
        ["NSArray", "NSMutableArray", "NSSet", "NSMutableSet"].contains(graph.className(object))
    }

    private func isItem(_ className: String) -> Bool {
        className == "UIClassSwapper" || model.catalog.isClass(className, kindOf: "UIResponder")
            || model.catalog.isClass(className, kindOf: "UIBarItem")
            || model.catalog.isClass(className, kindOf: "UIGestureRecognizer")
    }

    private func addProxy(_ object: Int32) {
        let identifier = graph.string("UIProxiedObjectIdentifier", of: object) ?? ""
        switch identifier {
        case "IBFilesOwner":
            name(model.add(object, id: "-1", role: .owner), label: "File's Owner", className: "NSObject")
        case "IBFirstResponder":
            name(model.add(object, id: "-2", role: .firstResponder), label: "First Responder", className: "UIResponder")
        default: name(model.add(object, id: newID(object), role: .external), label: identifier, className: "NSObject")
        }
    }

    /// Names a placeholder; compiled nibs do not keep its class, so the given one is used.
    private func name(_ item: Int, label: String, className: String) {
        model.update(item) {
            $0.label = label
            $0.custom = ArchivedClass(name: className, module: nil)
        }
    }

    // MARK: - Connections

    private func readConnections() {
        var known: Set<Int32> = []
        for connection in objects("UINibConnectionsKey") where known.insert(connection).inserted {
            connect(connection)
        }
    }

    private func connect(_ object: Int32) {
        guard let found = connection(object, id: newID(object)) else { return }
        switch found.className {
        case "UIRuntimeOutletConnection": connectOutlet(found)
        case "UIRuntimeOutletCollectionConnection": connectCollection(found)
        case "UIRuntimeEventConnection":
            let event = graph.integer("UIEventMask", of: object).flatMap { ControlEvents.name(mask: $0) }
            connectAction(found, event: event)
        default: return
        }
    }

    func newID(_ object: Int32) -> String { String(object) }

    // MARK: - Segues

    /// Reads the segues, which are templates in their source controller that name the nib of the destination scene.
    private mutating func readSegues() {
        for (source, item) in model.items.enumerated() {
            guard let object = item.object else { continue }
            for template in graph.objects(in: "UIStoryboardSegueTemplates", of: object) {
                guard let name = graph.string("UIDestinationViewControllerIdentifier", of: template), !name.isEmpty,
                    name.utf8.count <= 500
                else { continue }
                model.connect(
                    .segue, id: "s\(template)", from: source, to: scene(name),
                    named: Self.kind(graph.className(template)),
                    identifier: graph.string("UIIdentifier", of: template))
            }
        }
    }

    /// Returns the item that stands for a controller in another nib.
    private mutating func scene(_ name: String) -> Int {
        if let known = scenes[name] { return known }
        let id = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        let item = model.add(id: id, role: .ordinary, className: "UIViewController", label: name)
        scenes[name] = item
        return item
    }

    /// Returns the kind of a segue from the class of its template: `showDetail` for
    /// `UIStoryboardShowDetailSegueTemplate`.
    private static func kind(_ className: String) -> String {
        let (prefix, suffix) = ("UIStoryboard", "SegueTemplate")
        guard className.hasPrefix(prefix), className.hasSuffix(suffix), className.count > prefix.count + suffix.count
        else { return "custom" }
        let kind = className.dropFirst(prefix.count).dropLast(suffix.count)
        return kind.prefix(1).lowercased() + kind.dropFirst()
    }
}
