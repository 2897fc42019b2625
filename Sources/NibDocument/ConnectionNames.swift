import XMLTree

/// Finds connections by their names in long lists, once that was asked often enough to pay.
struct ConnectionNames {
    /// Up to this number of elements in a list, each of them is looked at.
    static let fewElements = 256
    /// The number of questions about long lists that are answered by looking at all elements.
    private static let fewQuestions = 8
    /// The attributes that hold names; the kinds of segues are too few to find one by.
    private static let attributes = Set(Connection.Kind.allCases.filter { $0 != .segue }.map(\.nameAttribute))

    private var questionCount = 0
    private var index: AttributeIndex?

    /// Returns the index of all names in a tree, which follows its changes; nil as long as it does not pay.
    mutating func index(of tree: XMLTree) -> AttributeIndex? {
        if index == nil {
            questionCount += 1
            if questionCount > Self.fewQuestions { index = tree.makeIndex(of: Array(Self.attributes)) }
        }
        return index
    }
}

extension NibDocument {
    /// Returns the connections of a kind with a name in a list, in document order.
    func connectionNodes(_ kind: Connection.Kind, named name: String, in list: NodeID) -> [NodeID] {
        let (symbol, attribute) = (symbols.symbol(of: kind), kind.nameAttribute)
        func isMeant(_ node: NodeID) -> Bool {
            tree.symbol(of: node) == symbol && tree.attribute(attribute, of: node, is: name)
        }
        guard kind != .segue, !tree.hasFewElements(list, limit: ConnectionNames.fewElements),
            let index = connectionNames.index(of: tree)
        else { return tree.elements(in: list).filter(isMeant) }
        return inDocumentOrder(index.nodes(name).filter { tree.parent($0) == list && isMeant($0) })
    }
}
