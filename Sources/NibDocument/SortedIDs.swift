import XMLTree

/// The ids in a list that is kept sorted by them, in mind so that many insertions need not read the list anew.
///
/// The tree counts what changes in the list; what is in mind holds as long as that was the last insertion only.
struct SortedIDs {
    private var watch: ChildWatch
    private var keys: [Placing.IDKey]
    private var nodes: [NodeID]
    private var isSorted: Bool
    /// What was placed last, and where.
    private var placed: (node: NodeID, index: Int)?

    /// Reads a list, and has the tree watch it.
    init(_ list: NodeID, in tree: XMLTree) {
        watch = ChildWatch(list)
        nodes = Array(tree.elements(in: list))
        keys = nodes.map { Placing.IDKey(tree.attribute("id", of: $0) ?? "") }
        isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
        tree.childWatch = watch
    }

    /// Whether this is about a list as it is now; an element that was placed last and inserted there is taken in.
    mutating func isCurrent(for list: NodeID, in tree: XMLTree) -> Bool {
        guard watch.parent == list, let now = tree.childWatch, now.parent == list else { return false }
        if now == watch { return true }
        guard let placed, now.changes == watch.changes + 1, tree.parent(placed.node) == list,
            tree.nextElement(placed.node) == (placed.index < nodes.count ? nodes[placed.index] : nil)
        else { return false }
        let key = Placing.IDKey(tree.attribute("id", of: placed.node) ?? "")
        nodes.insert(placed.node, at: placed.index)
        keys.insert(key, at: placed.index)
        self.placed = nil
        watch = now
        return true
    }

    /// The element before which another goes: behind the last one whose id does not come after its own.
    mutating func place(_ node: NodeID, in tree: XMLTree) -> NodeID? {
        let key = Placing.IDKey(tree.attribute("id", of: node) ?? "")
        let index = isSorted ? firstBehind(key) : (keys.lastIndex { $0 <= key }.map { $0 + 1 } ?? 0)
        placed = (node, index)
        return index < nodes.count ? nodes[index] : nil
    }

    private func firstBehind(_ key: Placing.IDKey) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] <= key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
