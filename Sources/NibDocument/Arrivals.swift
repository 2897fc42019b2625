import XMLTree

/// What an edit has put into the document so far: elements, and attributes of elements that were there before.
struct Arrivals {
    enum Arrival {
        case subtree(NodeID)
        case attribute(NodeID, String)
    }

    /// The arrivals in the order in which they came.
    private(set) var all: [Arrival] = []
    /// The indexes of the first arrivals of elements, and of attributes that can name resources.
    private var elements: [NodeID: Int] = [:]
    private var changed: [NodeID: Int] = [:]

    var count: Int { all.count }

    /// Adds an arrival.
    mutating func append(_ arrival: Arrival) {
        switch arrival {
        case .subtree(let node): if elements[node] == nil { elements[node] = count }
        case .attribute(let node, let name):
            if changed[node] == nil, Resource.isAffected(by: name) { changed[node] = count }
        }
        all.append(arrival)
    }

    /// Forgets all arrivals but the first ones.
    mutating func cut(to length: Int) {
        while count > length {
            switch all.removeLast() {
            case .subtree(let node): if elements[node] == count { elements[node] = nil }
            case .attribute(let node, _): if changed[node] == count { changed[node] = nil }
            }
        }
    }

    /// Whether an element came with the edit, or was changed by it, so that what it names now it did not name before.
    func contain(_ node: NodeID, in tree: XMLTree) -> Bool {
        if changed[node] != nil { return true }
        guard !elements.isEmpty else { return false }
        var current: NodeID? = node
        while let element = current {
            if elements[element] != nil { return true }
            current = tree.parent(element)
        }
        return false
    }
}
