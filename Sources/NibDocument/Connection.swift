import XMLTree

/// One connection as the document states it.
public struct Connection: Equatable, Sendable {
    /// The kinds of connections, named by their elements (FORMAT.md, section 5).
    public enum Kind: String, CaseIterable, Sendable {
        case outlet, outletCollection, action, segue, binding, accessibilityConnection
    }

    /// The kind.
    public let kind: Kind
    /// The connection's element.
    public let node: NodeID
    /// The connection's own id, empty where it has none.
    public let id: String
    /// The element whose `<connections>` holds it.
    public let source: NodeID
    /// The property, selector or binding name; of a segue its kind.
    public let name: String
    /// The id at the other end.
    public let destination: String
    /// The control event of an iOS action, or the trigger of a macOS one.
    public let event: String?
    /// The key path of a binding.
    public let keyPath: String?
    /// Identifier and relationship of a segue, where given.
    public let identifier: String?
    /// The relationship of a segue of kind `relationship`.
    public let relationship: String?
}

extension NibDocument {
    /// Whether the element is a connection in an object's list.
    public func isConnection(_ node: NodeID) -> Bool {
        Connection.Kind(rawValue: tree.name(node)) != nil
            && tree.parent(node).map { tree.name($0) == "connections" } == true
    }

    /// Reads a connection's element; nil when it is none.
    public func connection(_ node: NodeID) -> Connection? {
        guard let list = tree.parent(node), tree.name(list) == "connections", let source = tree.parent(list),
            let kind = Connection.Kind(rawValue: tree.name(node))
        else { return nil }
        var values: [String: String] = [:]
        for attribute in tree.attributes(node) { values[attribute.name] = attribute.value }
        let name: String? =
            switch kind {
            case .outlet, .outletCollection, .accessibilityConnection: values["property"]
            case .action: values["selector"]
            case .binding: values["name"]
            case .segue: values["kind"]
            }
        return Connection(
            kind: kind, node: node, id: values["id"] ?? "", source: source, name: name ?? "",
            destination: values["destination"] ?? values["target"] ?? "",
            event: values["eventType"] ?? values["trigger"], keyPath: values["keyPath"],
            identifier: values["identifier"], relationship: values["relationship"])
    }

    /// The connections an object holds, in the order of the document.
    public func connections(from node: NodeID) -> [Connection] {
        guard let list = connectionList(of: node) else { return [] }
        return tree.elements(in: list).compactMap { connection($0) }
    }

    /// The connections that lead to an object, in the order of the document.
    public func connections(to id: String) -> [Connection] {
        let found = Set(references.nodes(id)).compactMap { connection($0) }.filter { $0.destination == id }
        return inDocumentOrder(found.map(\.node)).compactMap { connection($0) }
    }

    /// All connections of the document in its order.
    public var connections: [Connection] { tree.subtree(tree.root).compactMap { connection($0) } }

    /// The elements that refer to an id by any attribute, in the order of the document.
    public func referrers(to id: String) -> [NodeID] { inDocumentOrder(Array(Set(references.nodes(id)))) }

    /// An element's `<connections>`.
    func connectionList(of node: NodeID) -> NodeID? {
        tree.elements(in: node).first { tree.name($0) == "connections" }
    }

    /// Sorts nodes as they stand in the document.
    public func inDocumentOrder(_ nodes: [NodeID]) -> [NodeID] {
        guard nodes.count > 1 else { return nodes }
        let wanted = Set(nodes)
        return tree.subtree(tree.root).filter { wanted.contains($0) }
    }
}
