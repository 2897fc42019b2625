import NibCatalog

/// What a nib is made of, whatever its format: objects in their hierarchy, and connections between them.
final class NibModel {
    /// What an object stands for.
    enum Role: Equatable {
        case ordinary, owner, firstResponder, application
        /// Something that whoever loads the nib brings along, by its name.
        case external
        case constraint
    }

    /// One object of the nib.
    struct Item {
        /// The object of the archive; nil for what is only spoken of.
        var object: Int32?
        var id: String
        /// The item around it; nil at the top.
        var parent: Int?
        var role = Role.ordinary
        /// The class of the framework.
        var className: String
        /// The class of the program's own, and its module.
        var custom: CustomClass?
        /// What a person calls it.
        var label: String?
        var toolTip: String?
        /// The place among the items with the same parent; those without one come last.
        var rank = Int.max
    }

    /// The kinds of connections, as documents name them.
    enum Kind: String {
        case outlet, outletCollection, action, binding, segue
    }

    /// One connection between two items.
    struct Link {
        let kind: Kind
        let id: String
        let source: Int
        let destination: Int
        /// The property, the selector, the name of the binding or the kind of the segue.
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

    /// Makes a model without items.
    init(family: Family, graph: ArchiveGraph) {
        self.family = family
        self.graph = graph
        catalog = Catalog(family, Era(toolsVersion: 0))
        classes = ClassNames(catalog: catalog, graph: graph)
    }

    /// The item of an object.
    func item(of object: Int32) -> Int? { numbers[object] }

    /// Adds an object of the archive, unless it is there.
    ///
    /// - Returns: its item's number.
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

    /// Adds an item for something that the archive has no object for.
    func add(id: String, role: Role, className: String, label: String, custom: String? = nil) -> Int {
        items.append(
            Item(
                object: nil, id: unique(id), role: role, className: className,
                custom: custom.map { CustomClass(name: $0, module: nil) }, label: label))
        return items.count - 1
    }

    /// The item of First Responder, made if there is none.
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
    func update(_ item: Int, _ change: (inout Item) -> Void) { change(&items[item]) }

    /// Adds a connection, whose id is made unique.
    func connect(
        _ kind: Kind, id: String, _ source: Int, _ destination: Int, _ name: String, event: String? = nil,
        keyPath: String? = nil, identifier: String? = nil
    ) {
        links.append(
            Link(
                kind: kind, id: unique(id), source: source, destination: destination, name: name, event: event,
                keyPath: keyPath, identifier: identifier))
    }

    /// The id itself, or with a number behind it when it is in use.
    private func unique(_ id: String) -> String {
        var candidate = id
        var number = ids.count
        while !ids.insert(candidate).inserted {
            candidate = "\(id)-\(number)"
            number += 1
        }
        return candidate
    }
}
