import XMLTree

/// The tables of the elements with many children that were asked for last. They follow the changes of the tree.
struct ChildTables {
    /// From this number of children on, a table is kept; reading fewer takes no time.
    private static let many = 32
    /// How many tables are kept.
    private static let most = 8
    /// After this number of changes between two questions, reading the children again is not slower than following.
    private static let mostChanges = 256

    private var tables: [(parent: NodeID, table: ChildTable)] = []
    private var changes: ChangedNodes?

    /// Returns the table of an element.
    mutating func table(of parent: NodeID, in tree: XMLTree) -> ChildTable {
        follow(tree)
        if let place = tables.firstIndex(where: { $0.parent == parent }) { return tables[place].table }
        let table = ChildTable(of: parent, in: tree)
        guard table.nodes.count >= Self.many else { return table }
        if changes == nil { changes = tree.followChanges(upTo: Self.mostChanges) }
        if tables.count == Self.most { tables.removeFirst() }
        tables.append((parent, table))
        return table
    }

    private mutating func follow(_ tree: XMLTree) {
        guard let changes else { return }
        guard let changed = changes.take() else {
            tables = []
            return
        }
        guard !changed.isEmpty, !tables.isEmpty else { return }
        // All are taken out first, because a child is put in after a sibling that has its place already.
        let nodes = Set(changed.lazy.map(\.node)).filter { tree.kind($0) == .element }
        for place in tables.indices {
            for node in nodes { tables[place].table.remove(node) }
            for node in nodes where tree.parent(node) == tables[place].parent {
                tables[place].table.insert(node, in: tree)
            }
        }
    }
}

extension NibDocument {
    /// Returns the children of an element with what steps call them.
    func childTable(of node: NodeID) -> ChildTable { childTables.table(of: node, in: tree) }

    /// Returns the position of a child element among its siblings, from 0.
    package func position(of child: NodeID) -> Int {
        tree.parent(child).flatMap { childTable(of: $0).place(of: child) } ?? 0
    }

    /// Returns the number of child elements of an element.
    package func childCount(of node: NodeID) -> Int { childTable(of: node).nodes.count }

    /// Returns the number of child elements with a name.
    package func childCount(of node: NodeID, named name: String) -> Int {
        tree.symbol(name).map { childTable(of: node).count(named: $0) } ?? 0
    }

    /// Returns the number of child elements with a name, up to one of their siblings and including it.
    package func childCount(of node: NodeID, named name: String, upTo last: NodeID) -> Int {
        guard let symbol = tree.symbol(name) else { return 0 }
        return childTable(of: node).count(named: symbol, upTo: last)
    }

    /// Returns the number of child elements with a name and without a key.
    package func plainChildCount(of node: NodeID, named name: String) -> Int {
        tree.symbol(name).map { childTable(of: node).count(plain: $0) } ?? 0
    }

    /// Returns the child element at a position, from 0; nil if there are fewer.
    package func child(at position: Int, of node: NodeID) -> NodeID? {
        let nodes = childTable(of: node).nodes
        return nodes.indices.contains(position) ? nodes[position] : nil
    }
}
