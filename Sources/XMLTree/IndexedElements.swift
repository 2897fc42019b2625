/// The elements that have a value: nearly always one, which is kept without an array.
///
/// Adding and removing take constant time, because an object may be the end of as many connections as the document has.
package struct IndexedElements {
    private(set) var first: NodeID
    /// The others; made only for values that several elements have, so that the usual entry is small.
    private var others: Others?

    /// The elements besides the first.
    private final class Others {
        var nodes: [NodeID]
        /// The places of the nodes, if they are many.
        var places: [NodeID: Int]
        /// How many times more an element was added than removed, beyond the first time; nearly always empty.
        var repeats: [NodeID: Int]

        init(nodes: [NodeID] = [], places: [NodeID: Int] = [:], repeats: [NodeID: Int] = [:]) {
            self.nodes = nodes
            self.places = places
            self.repeats = repeats
        }
    }

    /// Beyond this number of elements, places are looked up instead of searched.
    private static let few = 32

    /// Begins with one element.
    package init(_ node: NodeID) { first = node }

    /// Returns the same elements, which change on their own.
    func copy() -> IndexedElements {
        guard let others else { return self }
        var copy = IndexedElements(first)
        copy.others = Others(nodes: others.nodes, places: others.places, repeats: others.repeats)
        return copy
    }

    /// The elements, each once, in no particular order.
    package var all: [NodeID] { [first] + (others?.nodes ?? []) }

    /// The number of elements.
    var count: Int { (others?.nodes.count ?? 0) + 1 }

    /// Whether only one element has the value, and only in one attribute.
    var isSingle: Bool { others.map { $0.nodes.isEmpty && $0.repeats.isEmpty } ?? true }

    /// Adds an element; one that has the value in two attributes is added twice, one time directly after the other.
    package mutating func add(_ node: NodeID) {
        let others = self.others ?? Others()
        self.others = others
        if (others.nodes.last ?? first) == node {
            others.repeats[node, default: 0] += 1
            return
        }
        others.nodes.append(node)
        if !others.places.isEmpty {
            others.places[node] = others.nodes.count - 1
        } else if others.nodes.count > Self.few {
            for (place, other) in others.nodes.enumerated() { others.places[other] = place }
        }
    }

    /// Removes an element, or one of the times that it was added.
    ///
    /// - Returns: whether no element is left.
    package mutating func remove(_ node: NodeID) -> Bool {
        guard let others else { return first == node }
        if let count = others.repeats[node] {
            others.repeats[node] = count > 1 ? count - 1 : nil
        } else if first == node {
            guard let last = others.nodes.popLast() else { return true }
            first = last
            others.places[last] = nil
        } else if let place = others.places.isEmpty ? others.nodes.lastIndex(of: node) : others.places[node] {
            let last = others.nodes.removeLast()
            others.places[node] = nil
            guard last != node else { return false }
            others.nodes[place] = last
            if !others.places.isEmpty { others.places[last] = place }
        }
        return false
    }
}
