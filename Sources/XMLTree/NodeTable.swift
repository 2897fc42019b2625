/// For nodes of one tree, nodes of another.
///
/// An array, because nodes are numbered: a table for a whole document is filled and asked several times as fast as a dictionary.
package struct NodeTable {
    private var indexes: [Int32]

    /// Makes an empty table for the nodes that a tree has now.
    package init(for tree: XMLTree) { indexes = [Int32](repeating: -1, count: tree.nodeCount) }

    /// The node for another; nil if there is none, and for nodes that the tree got later.
    package subscript(node: NodeID) -> NodeID? {
        get {
            guard node.index < indexes.count, indexes[Int(node.index)] >= 0 else { return nil }
            return NodeID(indexes[Int(node.index)])
        }
        set { indexes[Int(node.index)] = newValue?.index ?? -1 }
    }
}

/// Some nodes of one tree.
package struct NodeSet {
    private var isIn: [Bool]

    /// Makes an empty set for the nodes that a tree has now.
    package init(for tree: XMLTree) { isIn = [Bool](repeating: false, count: tree.nodeCount) }

    /// Whether a node is in the set.
    package func contains(_ node: NodeID) -> Bool { node.index < isIn.count && isIn[Int(node.index)] }

    /// Puts a node into the set.
    package mutating func insert(_ node: NodeID) { isIn[Int(node.index)] = true }
}
