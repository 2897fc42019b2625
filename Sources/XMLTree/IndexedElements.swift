/// The elements that have a value: nearly always one, for which no array is made.
///
/// Adding and removing take constant time, because an object may be the end of as many connections as the document has.
struct IndexedElements {
    private(set) var first: NodeID?
    private var others: [NodeID] = []
    /// The places of the others, if they are many.
    private var places: [NodeID: Int] = [:]
    /// How many times more an element was added than removed, beyond the first time; nearly always empty.
    private var repeats: [NodeID: Int] = [:]

    /// Beyond this number of elements, places are looked up instead of searched.
    private static let few = 32

    /// The elements, each once, in no particular order.
    var all: [NodeID] { first.map { [$0] + others } ?? [] }

    /// The number of elements.
    var count: Int { first == nil ? 0 : others.count + 1 }

    /// Whether only one element has the value, and only in one attribute.
    var isSingle: Bool { others.isEmpty && repeats.isEmpty }

    /// Adds an element; one that has the value in two attributes is added twice, one time directly after the other.
    mutating func add(_ node: NodeID) {
        guard first != nil else {
            first = node
            return
        }
        if (others.last ?? first) == node {
            repeats[node, default: 0] += 1
            return
        }
        others.append(node)
        if !places.isEmpty {
            places[node] = others.count - 1
        } else if others.count > Self.few {
            for (place, other) in others.enumerated() { places[other] = place }
        }
    }

    /// Removes an element, or one of the times that it was added.
    mutating func remove(_ node: NodeID) {
        if let count = repeats[node] {
            repeats[node] = count > 1 ? count - 1 : nil
        } else if first == node {
            first = others.popLast()
            if let first { places[first] = nil }
        } else if let place = places.isEmpty ? others.lastIndex(of: node) : places[node] {
            let last = others.removeLast()
            places[node] = nil
            guard last != node else { return }
            others[place] = last
            if !places.isEmpty { places[last] = place }
        }
    }
}
