import XMLTree

/// Finds connections by their names, and runtime attributes by their key paths, in long lists, once that was asked often enough to pay.
struct ConnectionNames {
    /// The attributes that hold names; the kinds of segues are too few to find one by.
    private static let attributes = Set(
        Connection.Kind.allCases.filter { $0 != .segue }.map(\.nameAttribute) + ["keyPath"])

    private var questionCount = 0
    private var index: AttributeIndex?

    /// Returns the index of all names in a tree, which follows its changes; nil as long as it does not pay.
    mutating func index(of tree: XMLTree) -> AttributeIndex? {
        if index == nil {
            questionCount += 1
            if questionCount > NibDocument.fewQuestions { index = tree.makeIndex(of: Array(Self.attributes)) }
        }
        return index
    }
}

extension NibDocument {
    /// Returns the first connection of a kind with a name in a list; nil if there is none.
    func firstConnection(_ kind: Connection.Kind, named name: String, in list: NodeID) -> NodeID? {
        guard let indexed = indexedConnections(kind, named: name, in: list) else {
            return tree.firstElement(in: list, symbol: symbols.symbol(of: kind), where: kind.nameAttribute, is: name)
        }
        return indexed.first
    }

    /// Returns the connections of a kind with a name in a list, in document order.
    package func connectionNodes(_ kind: Connection.Kind, named name: String, in list: NodeID) -> [NodeID] {
        indexedConnections(kind, named: name, in: list)
            ?? tree.elements(in: list).filter { isConnection($0, of: kind, named: name) }
    }

    /// The same by the index; nil if looking at each is as fast.
    private func indexedConnections(_ kind: Connection.Kind, named name: String, in list: NodeID) -> [NodeID]? {
        guard kind != .segue, !tree.hasFewElements(list, limit: Self.fewElements),
            let index = connectionNames.index(of: tree)
        else { return nil }
        return inDocumentOrder(
            index.nodes(name).filter { tree.parent($0) == list && isConnection($0, of: kind, named: name) })
    }

    private func isConnection(_ node: NodeID, of kind: Connection.Kind, named name: String) -> Bool {
        tree.symbol(of: node) == symbols.symbol(of: kind) && tree.attribute(kind.nameAttribute, of: node, is: name)
    }
}
