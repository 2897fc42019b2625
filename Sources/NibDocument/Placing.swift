import NibCatalog
import XMLTree

/// The sort keys of the lists that Interface Builder keeps sorted (Documentation/Format/Order.md#lists).
enum Placing {
    /// The sort key of an id: numbers first, by value, then other ids by code points.
    struct IDKey: Comparable {
        let number: Int?
        let text: String

        init(_ id: String) {
            number = Int(id)
            text = id
        }

        static func < (a: IDKey, b: IDKey) -> Bool {
            switch (a.number, b.number) {
            case (let x?, let y?): x < y
            case (.some, nil): true
            case (nil, .some): false
            case (nil, nil): Placing.precedes(a.text, b.text)
            }
        }
    }

    /// The attributes by which sorted lists are sorted.
    static let sortingNames: Set = ["property", "selector", "keyPath", "id"]

    /// Whether a text comes before another by code points, as Xcode sorts.
    static func precedes(_ a: String, _ b: String) -> Bool {
        // The order of code points is the same as that of the UTF-8 bytes.
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// Returns the attributes by which connections of a kind are sorted; none if their order is up to the user.
    static func sortAttributes(of kind: Connection.Kind) -> [String] {
        switch kind {
        case .outlet, .accessibilityConnection: ["property"]
        case .action: ["selector", "id"]
        case .binding: ["keyPath", "id"]
        case .outletCollection, .segue: []
        }
    }
}

/// The values by which a resource is sorted among the others.
private struct ResourceKey {
    let element: String
    let name: String
    /// Whether it is not the system's.
    let isOwn: Bool

    init(element: String, name: String, isOwn: Bool) { (self.element, self.name, self.isOwn) = (element, name, isOwn) }

    init(_ node: NodeID, in tree: XMLTree) {
        self.init(
            element: tree.name(node), name: tree.attribute("name", of: node) ?? "",
            isOwn: !tree.has("catalog", on: node))
    }

    /// Whether it belongs before another one.
    func precedes(_ other: ResourceKey) -> Bool {
        if element != other.element { return Placing.precedes(element, other.element) }
        if name != other.name { return Placing.precedes(name, other.name) }
        return !isOwn && other.isOwn
    }
}

/// The values by which a new element is sorted among its siblings.
private struct SortKey {
    let values: [(attribute: String, text: String)]

    init(_ node: NodeID, by attributes: [String], in tree: XMLTree) {
        values = attributes.map { ($0, tree.attribute($0, of: node) ?? "") }
    }

    /// Whether the new element comes before another; compares without making strings.
    func precedes(_ other: NodeID, in tree: XMLTree) -> Bool {
        for value in values {
            switch tree.compare(value.attribute, of: other, with: value.text) {
            case .before: return false
            case .behind: return true
            case .same: continue
            }
        }
        return false
    }
}

extension NibDocument {
    /// The order of connections: kinds alphabetically, each sorted by its attributes.
    private var connectionOrder: ElementList.Order {
        { [symbols] first, second, tree in
            let symbol = tree.symbol(of: first)
            guard symbol == tree.symbol(of: second) else {
                return Placing.precedes(tree.name(first), tree.name(second))
            }
            let attributes = symbols.connectionKind(symbol).map { Placing.sortAttributes(of: $0) } ?? []
            return SortKey(first, by: attributes, in: tree).precedes(second, in: tree)
        }
    }

    /// The order of constraints: by id.
    private var constraintOrder: ElementList.Order {
        { first, second, tree in
            Placing.IDKey(tree.attribute("id", of: first) ?? "") < Placing.IDKey(tree.attribute("id", of: second) ?? "")
        }
    }

    /// The number of elements above which a sorted list is kept for binary search.
    static let longList = 32

    /// Whether a connection or constraint is out of order with respect to its neighbours in a sorted list.
    func isOutOfOrder(_ node: NodeID) -> Bool {
        let precedes: ElementList.Order
        if isConnection(node) {
            // The order of the kinds among each other is not changed.
            let order = connectionOrder
            precedes = { $2.symbol(of: $0) == $2.symbol(of: $1) && order($0, $1, $2) }
        } else if isConstraint(node) {
            precedes = constraintOrder
        } else {
            return false
        }
        if let left = tree.previousElement(node), precedes(node, left, tree) { return true }
        return tree.nextElement(node).map { precedes($0, node, tree) } ?? false
    }

    /// Returns the name of a child in the orders: its element, or `element@key`.
    package func label(_ node: NodeID) -> String {
        guard let key = tree.attribute("key", of: node) else { return tree.name(node) }
        return "\(tree.name(node))@\(key)"
    }

    /// Returns the sibling before which a connection belongs: kinds alphabetically, each sorted by its attributes.
    ///
    /// - Parameters:
    ///   - node: the connection's element.
    ///   - list: the `<connections>`.
    ///   - index: the index among connections of its kind, for kinds whose order is up to the user; nil for the end.
    ///   - isNew: whether a binding was just made; one that changed is sorted as when the document is opened.
    /// - Returns: the sibling; nil for the end.
    func placeForConnection(_ node: NodeID, in list: NodeID, at index: Int? = nil, isNew: Bool = true) -> NodeID? {
        let symbol = tree.symbol(of: node)
        let attributes = symbols.connectionKind(symbol).map { Placing.sortAttributes(of: $0) } ?? []
        let key = SortKey(node, by: attributes, in: tree)
        if let kept = tree.keptList(of: list), kept.isSorted,
            kept.nodes.count > Self.longList || !(isNew && isFreeBinding(node, at: index))
        {
            if let index {
                let range = range(ofConnections: tree.name(node), in: kept)
                return kept.element(min(range.lowerBound + index, range.upperBound))
            }
            return kept.first {
                tree.symbol(of: $0) == symbol
                    ? key.precedes($0, in: tree) : Placing.precedes(tree.name(node), tree.name($0))
            }
        }
        var place: NodeID?
        var (seen, count) = (0, 0)
        if isNew, isFreeBinding(node, at: index),
            !tree.elements(in: list).dropFirst(Self.longList).contains(where: { _ in true })
        {
            return placeForBinding(node, in: list)
        }
        for sibling in tree.elements(in: list) {
            count += 1
            if tree.symbol(of: sibling) == symbol {
                // Smaller or equal siblings may still follow in an unsorted list: the last place that fits wins.
                place = (index.map { $0 <= seen } ?? key.precedes(sibling, in: tree)) ? place ?? sibling : nil
                seen += 1
            } else if Placing.precedes(tree.name(node), tree.name(sibling)) {
                place = place ?? sibling
                break
            }
        }
        if count > Self.longList { tree.keepList(of: list, order: connectionOrder) }
        return place
    }

    /// Whether a connection is a binding for which no place is given.
    private func isFreeBinding(_ node: NodeID, at index: Int?) -> Bool {
        index == nil && tree.symbol(of: node) == symbols.symbol(of: .binding)
    }

    /// Returns the sibling before which a new binding belongs. Nothing tells which of the others are new, so all count as such.
    private func placeForBinding(_ node: NodeID, in list: NodeID) -> NodeID? {
        let (label, symbol) = (BindingLabel(node, in: tree, isNew: true), tree.symbol(of: node))
        return tree.elements(in: list).first { sibling in
            guard sibling != node else { return false }
            return tree.symbol(of: sibling) == symbol
                ? label < BindingLabel(sibling, in: tree, isNew: true)
                : Placing.precedes("binding", tree.name(sibling))
        }
    }

    /// Returns where the connections with a name of an element are in a sorted list.
    private func range(ofConnections name: String, in kept: ElementList) -> Range<Int> {
        let start = kept.firstIndex { [tree] in !Placing.precedes(tree.name($0), name) }
        return start..<kept.firstIndex { [tree] in Placing.precedes(name, tree.name($0)) }
    }

    /// Returns the position of a connection among those of its kind in the same list.
    package func placeInKind(ofConnection node: NodeID) -> Int {
        guard let list = tree.parent(node) else { return 0 }
        if let kept = tree.keptList(of: list), kept.isSorted, let place = kept.place(of: node) {
            return place - range(ofConnections: tree.name(node), in: kept).lowerBound
        }
        let symbol = tree.symbol(of: node)
        return tree.elements(in: list).prefix { $0 != node }.count { tree.symbol(of: $0) == symbol }
    }

    /// Returns the number of connections of one kind in an object's list.
    package func connectionCount(_ kind: Connection.Kind, from node: NodeID) -> Int {
        guard let list = connectionList(of: node) else { return 0 }
        if let kept = tree.keptList(of: list), kept.isSorted {
            return range(ofConnections: kind.rawValue, in: kept).count
        }
        let symbol = symbols.symbol(of: kind)
        return tree.elements(in: list).count { tree.symbol(of: $0) == symbol }
    }

    /// Returns the sibling before which a constraint belongs: the one after the last whose id is not greater.
    func placeForConstraint(_ node: NodeID, in list: NodeID) -> NodeID? {
        let key = Placing.IDKey(tree.attribute("id", of: node) ?? "")
        return place(in: list, sortedBy: constraintOrder) { [tree] in
            key < Placing.IDKey(tree.attribute("id", of: $0) ?? "")
        }
    }

    /// Returns the sibling before which a resource belongs: by element, then name, system resources before the user's.
    func placeForResource(_ node: NodeID, in list: NodeID) -> NodeID? {
        let key = ResourceKey(node, in: tree)
        return place(in: list, sortedBy: { ResourceKey($0, in: $2).precedes(ResourceKey($1, in: $2)) }) { [tree] in
            key.precedes(ResourceKey($0, in: tree))
        }
    }

    /// Returns the element from which on all belong behind a new one: by binary search if the list is known to be sorted. A long list is
    /// kept for that.
    func place(
        in list: NodeID, sortedBy order: @escaping ElementList.Order, where isBehind: (NodeID) -> Bool
    ) -> NodeID? {
        if let kept = tree.keptList(of: list), kept.isSorted { return kept.first(where: isBehind) }
        var place: NodeID?
        var count = 0
        for sibling in tree.elements(in: list) {
            count += 1
            place = isBehind(sibling) ? place ?? sibling : nil
        }
        if count > Self.longList { tree.keepList(of: list, order: order) }
        return place
    }

    /// Returns the first entry in the list of resources from which on all have this element and name, or are after them, by binary search;
    /// nil if the list is not known to be sorted.
    func firstResource(_ element: String, named name: String, in list: NodeID) -> NodeID?? {
        guard let kept = tree.keptList(of: list), kept.isSorted else { return nil }
        let key = ResourceKey(element: element, name: name, isOwn: false)
        return .some(kept.first { [tree] in !ResourceKey($0, in: tree).precedes(key) })
    }

    /// Returns the sibling before which a member of a list belongs that is sorted by key, or by name if it has no keys.
    func placeByName(_ node: NodeID, in list: NodeID) -> NodeID? {
        let name = tree.has("key", on: node) ? "key" : "name"
        let mine = tree.attribute(name, of: node) ?? ""
        let order: ElementList.Order = { first, second, tree in
            Placing.precedes(tree.attribute(name, of: first) ?? "", tree.attribute(name, of: second) ?? "")
        }
        return place(in: list, sortedBy: order) { [tree] in
            Placing.precedes(mine, tree.attribute(name, of: $0) ?? "")
        }
    }

    /// Returns the sibling before which a child belongs in the order of its parent's element and era.
    func placeForChild(_ node: NodeID, in parent: NodeID) -> NodeID? {
        let isVariation = tree.name(node) == "variation"
        let owner = tree.name(tree.name(node) == "mask" ? parent : described(parent))
        // In a list every child comes last, which has to be known without reading thousands of siblings.
        if !isVariation, catalog.isList(owner) { return nil }
        let siblings = Array(tree.elements(in: parent))
        guard !siblings.isEmpty else { return nil }
        if isVariation { return placeForVariation(node, among: siblings, in: parent) }
        // Both masks of a variation: 2 of 2 documents have that of the subviews first.
        if label(node) == "mask@subviews", let other = siblings.first(where: { label($0) == "mask@constraints" }) {
            return other
        }
        let index = catalog.childPosition(element: owner, present: siblings.map { label($0) }, new: label(node))
        return index < siblings.count ? siblings[index] : nil
    }

    /// Returns the sibling before which a variation belongs: variations are together, `default` first, then by their keys.
    private func placeForVariation(_ node: NodeID, among siblings: [NodeID], in parent: NodeID) -> NodeID? {
        func key(_ node: NodeID) -> String { tree.attribute("key", of: node) ?? "" }
        let mine = key(node)
        let others = siblings.filter { tree.name($0) == "variation" }
        if let last = others.last {
            let next = others.first { key($0) != "default" && (mine == "default" || Placing.precedes(mine, key($0))) }
            return next ?? tree.nextElement(last)
        }
        let index = catalog.childPosition(
            element: tree.name(parent), present: siblings.map { label($0) }, new: "variation@default")
        return index < siblings.count ? siblings[index] : nil
    }
}
