import XMLTree

/// Values that belong to nodes and hold until the tree changes, for values that take long to find.
struct NodeCache<Value> {
    private var values: [NodeID: Value] = [:]
    private var changeCount = 0

    /// Returns the value of a node; nil if it is not known, or the tree has changed.
    func value(of node: NodeID, in tree: XMLTree) -> Value? { changeCount == tree.changeCount ? values[node] : nil }

    /// Keeps the value of a node until the tree changes.
    mutating func keep(_ value: Value, of node: NodeID, in tree: XMLTree) {
        if changeCount != tree.changeCount {
            values = [:]
            changeCount = tree.changeCount
        }
        values[node] = value
    }
}
