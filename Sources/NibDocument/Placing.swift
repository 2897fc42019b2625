import Bytes
import NibCatalog
import XMLTree

/// The sort keys of the lists that Interface Builder keeps sorted (FORMAT.md, section 4).
enum Placing {
    /// Ids: numbers first, by value; then by code points.
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

    /// The attributes by which elements of sorted lists are sorted.
    static let sortingNames = NameSet(["property", "selector", "keyPath", "id"])

    /// Compares by code points, as Xcode sorts.
    static func precedes(_ a: String, _ b: String) -> Bool {
        // The order of code points is that of the bytes of UTF-8.
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// The attributes that sort a connection among its kind, first one first; none where the order is the user's.
    static func sortAttributes(of kind: Connection.Kind) -> [String] {
        switch kind {
        case .outlet, .accessibilityConnection: ["property"]
        case .action: ["selector", "id"]
        case .binding: ["keyPath", "id"]
        case .outletCollection, .segue: []
        }
    }
}

/// The values by which a new element is sorted among its like.
private struct SortKey {
    let values: [(attribute: String, text: String)]

    init(_ node: NodeID, by attributes: [String], in tree: XMLTree) {
        values = attributes.map { ($0, tree.attribute($0, of: node) ?? "") }
    }

    /// Whether the new element goes before another; no strings are made.
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
    /// Whether a connection or constraint of a sorted list belongs before its left or behind its right neighbour.
    func isOutOfOrder(_ node: NodeID) -> Bool {
        let precedes: (NodeID, NodeID) -> Bool
        if let kind = connectionKind(node) {
            let attributes = Placing.sortAttributes(of: kind)
            guard !attributes.isEmpty else { return false }
            precedes = { [tree] a, b in
                tree.symbol(of: a) == tree.symbol(of: b) && SortKey(a, by: attributes, in: tree).precedes(b, in: tree)
            }
        } else if isConstraint(node) {
            precedes = { [tree] a, b in
                Placing.IDKey(tree.attribute("id", of: a) ?? "") < Placing.IDKey(tree.attribute("id", of: b) ?? "")
            }
        } else {
            return false
        }
        if let left = tree.previousElement(node), precedes(node, left) { return true }
        return tree.nextElement(node).map { precedes($0, node) } ?? false
    }

    /// A child's name in the orders: its element, or `element@key`.
    public func label(_ node: NodeID) -> String {
        guard let key = tree.attribute("key", of: node) else { return tree.name(node) }
        return "\(tree.name(node))@\(key)"
    }

    /// The sibling before which a connection goes: kinds in alphabetical order, each sorted in its own way.
    ///
    /// - Parameters:
    ///   - node: the connection's element.
    ///   - list: the `<connections>` that takes it.
    ///   - index: the place within its kind; only for kinds whose order is the user's, and when it is known.
    /// - Returns: the sibling; nil for the end.
    func placeForConnection(_ node: NodeID, in list: NodeID, at index: Int? = nil) -> NodeID? {
        let symbol = tree.symbol(of: node)
        let attributes = symbols.connectionKind(symbol).map { Placing.sortAttributes(of: $0) } ?? []
        let key = SortKey(node, by: attributes, in: tree)
        var place: NodeID?
        var seen = 0
        var current = tree.firstElement(in: list)
        while let sibling = current {
            if tree.symbol(of: sibling) == symbol {
                if let index, seen == index { return sibling }
                seen += 1
                // Equal and smaller ones that follow would be out of order: the last place that fits wins.
                place = index == nil && key.precedes(sibling, in: tree) ? place ?? sibling : nil
            } else if Placing.precedes(tree.name(node), tree.name(sibling)) {
                return place ?? sibling
            }
            current = tree.nextElement(sibling)
        }
        return place
    }

    /// The sibling before which a constraint goes, by id.
    func placeForConstraint(_ node: NodeID, in list: NodeID) -> NodeID? {
        if sortedIDs?.isCurrent(for: list, in: tree) != true { sortedIDs = SortedIDs(list, in: tree) }
        return sortedIDs?.place(node, in: tree)
    }

    /// The sibling before which a resource goes: by element, name, and the system's own before the user's.
    func placeForResource(_ node: NodeID, in list: NodeID) -> NodeID? {
        func key(_ node: NodeID) -> (String, String, Int) {
            let name = tree.attribute("name", of: node) ?? ""
            return (tree.name(node), name, tree.attribute("catalog", of: node) == nil ? 1 : 0)
        }
        let mine = key(node)
        return place(in: list) {
            let other = key($0)
            if other.0 != mine.0 { return Placing.precedes(other.0, mine.0) }
            if other.1 != mine.1 { return Placing.precedes(other.1, mine.1) }
            return other.2 <= mine.2
        }
    }

    /// The element after the last one that stays before the new one.
    private func place(in list: NodeID, where staysBefore: (NodeID) -> Bool) -> NodeID? {
        var place = tree.firstElement(in: list)
        var current = place
        while let sibling = current {
            let next = tree.nextElement(sibling)
            if staysBefore(sibling) { place = next }
            current = next
        }
        return place
    }

    /// The sibling before which a child goes by the order of the element and era.
    func placeForChild(_ node: NodeID, in parent: NodeID) -> NodeID? {
        let siblings = Array(tree.elements(in: parent))
        guard !siblings.isEmpty else { return nil }
        let index = catalog.childPosition(
            element: tree.name(parent), present: siblings.map { label($0) }, new: label(node))
        return index < siblings.count ? siblings[index] : nil
    }
}
