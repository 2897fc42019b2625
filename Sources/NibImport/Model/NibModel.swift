import NibCatalog

/// The objects of a nib in their hierarchy and the connections between them, independent of the nib's format.
final class NibModel {
    /// The kind of an object: an ordinary one, a placeholder or a constraint.
    enum Role: Equatable {
        case ordinary, owner, firstResponder, application
        /// A placeholder for an object that the code that loads the nib provides by name.
        case external
        case constraint
    }

    /// An object of the nib.
    struct Item {
        /// The archive's object; nil if the archive only mentions it.
        var object: Int32?
        var id: String
        /// The index of the parent item; nil at the top level.
        var parent: Int?
        var role = Role.ordinary
        /// The framework class.
        var className: String
        /// The custom class and its module.
        var custom: ArchivedClass?
        /// The name that a user or Interface Builder gave it.
        var label: String?
        var toolTip: String?
        /// The position among items with the same parent; items without one come last.
        var rank = Int.max
    }

    /// The kinds of connections, by their element names in documents.
    enum Kind: String {
        case outlet, outletCollection, action, binding, segue
    }

    /// A connection between two items.
    struct Link {
        let kind: Kind
        let id: String
        let source: Int
        let destination: Int
        /// The property, selector, name of the binding or kind of segue.
        let name: String
        var event: String?
        var keyPath: String?
        var identifier: String?
    }

    let family: Family
    let graph: ArchiveGraph
    let catalog: Catalog
    let classes: ClassNames
    private(set) var items: [Item] = []
    private(set) var links: [Link] = []
    private var numbers: [Int32: Int] = [:]
    private var ids: Set<String> = []
    private var knownFirstResponder: Int?

    /// Makes an empty model.
    init(family: Family, graph: ArchiveGraph) {
        self.family = family
        self.graph = graph
        catalog = Catalog(family, era: Era(toolsVersion: 0))
        classes = ClassNames(catalog: catalog, graph: graph)
    }

    /// Whether an object or a connection has an id.
    func hasID(_ id: String) -> Bool { ids.contains(id) }

    /// Returns the index of an object's item; nil if it has none.
    func item(of object: Int32) -> Int? { numbers[object] }

    /// Adds an item for an object of the archive, unless it has one.
    ///
    /// - Returns: the index of the object's item.
    @discardableResult
    func add(_ object: Int32, id: String, parent: Int? = nil, role: Role = .ordinary) -> Int {
        if let known = numbers[object] { return known }
        let (className, custom) = classes.classes(of: object)
        let item = Item(
            object: object, id: unique(id), parent: parent, role: role, className: className, custom: custom)
        items.append(item)
        numbers[object] = items.count - 1
        if role == .firstResponder, knownFirstResponder == nil { knownFirstResponder = items.count - 1 }
        return items.count - 1
    }

    /// Adds an item that has no object in the archive, and returns its index.
    func add(id: String, role: Role, className: String, label: String, custom: String? = nil) -> Int {
        items.append(
            Item(
                object: nil, id: unique(id), role: role, className: className,
                custom: custom.map { ArchivedClass(name: $0, module: nil) }, label: label))
        return items.count - 1
    }

    /// Returns the item of First Responder, which is added if there is none.
    func firstResponder() -> Int {
        if let known = knownFirstResponder { return known }
        let id = family == .cocoa ? "-1" : "-2"
        let item = add(
            id: id, role: .firstResponder, className: "NSObject", label: "First Responder",
            custom: family == .cocoa ? "FirstResponder" : "UIResponder")
        knownFirstResponder = item
        return item
    }

    /// Changes an item.
    func update(_ item: Int, with change: (inout Item) -> Void) { change(&items[item]) }

    /// Adds a connection and makes its id unique.
    func connect(
        _ kind: Kind, id: String, from source: Int, to destination: Int, named name: String, event: String? = nil,
        keyPath: String? = nil, identifier: String? = nil
    ) {
        links.append(
            Link(
                kind: kind, id: unique(id), source: source, destination: destination, name: name, event: event,
                keyPath: keyPath, identifier: identifier))
    }

    /// Returns the id itself, or, if it is in use, the id with a number appended.
    private func unique(_ id: String) -> String {
        var candidate = id
        var number = ids.count
        while !ids.insert(candidate).inserted {
            candidate = "\(id)-\(number)"
            number += 1
        }
        return candidate
    }

    /// The top-level items: placeholders first, then the others in the order of the archive.
    var tops: [Int] {
        func order(_ number: Int) -> (Int, Int) {
            switch items[number].role {
            case .owner: (0, 0)
            case .firstResponder: (1, 0)
            case .application: (2, 0)
            default: (3, items[number].rank)
            }
        }
        return items.indices.filter { items[$0].parent == nil }
            .sorted { (order($0).0, order($0).1, $0) < (order($1).0, order($1).1, $1) }
    }
}
