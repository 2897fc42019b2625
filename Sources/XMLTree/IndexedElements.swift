/// The elements that have a value: nearly always one, which takes no memory of its own.
///
/// Adding and removing take constant time, because an object may be the end of as many connections as the document has.
package enum IndexedElements {
    /// One element that has the value once.
    case one(NodeID)
    /// Elements that had the value in common at some time.
    case several(Several)

    /// Elements with a value in common.
    package final class Several {
        /// The elements, each once; at least one while they are indexed.
        fileprivate(set) var nodes: [NodeID]
        /// The places of the nodes, if they are many.
        fileprivate var places: [NodeID: Int]
        /// How many times more an element was added than removed, beyond the first time; nearly always empty.
        fileprivate(set) var repeats: [NodeID: Int]

        fileprivate init(_ nodes: [NodeID], places: [NodeID: Int] = [:], repeats: [NodeID: Int] = [:]) {
            self.nodes = nodes
            self.places = places
            self.repeats = repeats
        }
    }

    /// Begins with one element.
    package init(_ node: NodeID) { self = .one(node) }

    /// Returns the same elements, which change on their own.
    func copy() -> IndexedElements {
        guard case .several(let elements) = self else { return self }
        return .several(Several(elements.nodes, places: elements.places, repeats: elements.repeats))
    }

    /// One of the elements.
    var first: NodeID {
        switch self {
        case .one(let node): node
        case .several(let elements): elements.nodes[0]
        }
    }

    /// The elements, each once, in no particular order.
    package var all: [NodeID] {
        switch self {
        case .one(let node): [node]
        case .several(let elements): elements.nodes
        }
    }

    /// The number of elements.
    var count: Int {
        switch self {
        case .one: 1
        case .several(let elements): elements.nodes.count
        }
    }

    /// Whether only one element has the value, and only in one attribute.
    var isSingle: Bool {
        switch self {
        case .one: true
        case .several(let elements): elements.nodes.count == 1 && elements.repeats.isEmpty
        }
    }

    /// Adds an element; one that has the value in two attributes is added twice, one time directly after the other.
    package mutating func add(_ node: NodeID) {
        switch self {
        case .one(let first):
            let elements = Several([first])
            elements.add(node)
            self = .several(elements)
        case .several(let elements): elements.add(node)
        }
    }

    /// Removes an element, or one of the times that it was added.
    ///
    /// - Returns: whether no element is left.
    package func remove(_ node: NodeID) -> Bool {
        switch self {
        case .one(let first): first == node
        case .several(let elements): elements.remove(node)
        }
    }
}

extension IndexedElements.Several {
    /// Beyond this number of elements, places are looked up instead of searched.
    private static let few = 32

    fileprivate func add(_ node: NodeID) {
        if nodes.last == node {
            repeats[node, default: 0] += 1
            return
        }
        nodes.append(node)
        if !places.isEmpty {
            places[node] = nodes.count - 1
        } else if nodes.count > Self.few {
            for (place, other) in nodes.enumerated() { places[other] = place }
        }
    }

    /// Returns whether no element is left.
    fileprivate func remove(_ node: NodeID) -> Bool {
        if let count = repeats[node] {
            repeats[node] = count > 1 ? count - 1 : nil
            return false
        }
        guard let place = places.isEmpty ? nodes.lastIndex(of: node) : places[node] else { return false }
        let last = nodes.removeLast()
        places[node] = nil
        if last != node {
            nodes[place] = last
            if !places.isEmpty { places[last] = place }
        }
        return nodes.isEmpty
    }
}
