/// The places of all nodes in document order, counted in one walk when they are first asked for.
///
/// Removing nodes keeps the order of the others, so the places are forgotten only when a node is inserted.
struct DocumentOrder {
    /// A number for each node; empty if they are not known.
    private var places: [Int32] = []

    /// Forgets all places.
    mutating func forget() { if !places.isEmpty { places = [] } }

    /// Returns a number for each node, smaller for one that comes earlier; nodes that are not in the document have -1.
    mutating func places(in tree: XMLTree) -> [Int32] {
        guard places.isEmpty else { return places }
        var places = [Int32](repeating: -1, count: tree.nodeCount)
        var node = tree.document.index
        var place: Int32 = 0
        while node >= 0 {
            places[Int(node)] = place
            place += 1
            node = tree.followingNode(node, within: tree.document.index)
        }
        self.places = places
        return places
    }
}

extension XMLTree {
    /// Sorts nodes into document order, each once; nodes that are not in the document are left out.
    ///
    /// - Parameter nodes: nodes of any kind, in any order.
    /// - Returns: the attached ones among them, in document order.
    package func inDocumentOrder(_ nodes: [NodeID]) -> [NodeID] {
        let attached = nodes.filter { isAttached($0) }
        guard attached.count > 1 else { return attached }
        let places = documentOrder.places(in: self)
        let sorted = attached.sorted { places[Int($0.index)] < places[Int($1.index)] }
        var unique: [NodeID] = []
        unique.reserveCapacity(sorted.count)
        for node in sorted where node != unique.last { unique.append(node) }
        return unique
    }
}
