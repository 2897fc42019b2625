import XMLTree

/// One connection as the document states it.
public struct Connection: Equatable, Sendable {
    /// The kinds of connections, named by their elements (FORMAT.md, section 5).
    public enum Kind: String, CaseIterable, Sendable {
        case outlet, outletCollection, action, segue, binding, accessibilityConnection

        /// The attribute that holds the name of such connections.
        var nameAttribute: String {
            switch self {
            case .outlet, .outletCollection, .accessibilityConnection: "property"
            case .action: "selector"
            case .binding: "name"
            case .segue: "kind"
            }
        }
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
    public func isConnection(_ node: NodeID) -> Bool { connectionKind(node) != nil }

    /// The kind of a connection's element; nil when it is none.
    func connectionKind(_ node: NodeID) -> Connection.Kind? {
        guard let kind = symbols.connectionKind(tree.symbol(of: node)), let list = tree.parent(node),
            tree.symbol(of: list) == symbols.connections
        else { return nil }
        return kind
    }

    /// Reads a connection's element; nil when it is none.
    public func connection(_ node: NodeID) -> Connection? {
        guard let kind = connectionKind(node), let list = tree.parent(node), let source = tree.parent(list) else {
            return nil
        }
        var (id, name, destination) = ("", "", "")
        var (event, keyPath, identifier, relationship): (String?, String?, String?, String?)
        tree.visitAttributes(of: node) { attribute, value in
            switch ConnectionAttribute(attribute) {
            case .id: id = value()
            case .property, .selector: name = value()
            case .name: if kind == .binding { name = value() }
            case .kind: if kind == .segue { name = value() }
            case .destination, .target: destination = value()
            case .eventType, .trigger: event = value()
            case .keyPath: keyPath = value()
            case .identifier: identifier = value()
            case .relationship: relationship = value()
            case nil: break
            }
        }
        return Connection(
            kind: kind, node: node, id: id, source: source, name: name, destination: destination, event: event,
            keyPath: keyPath, identifier: identifier, relationship: relationship)
    }

    /// The attributes in which the document's actions name their target and what sends them: an event of a control, or
    /// the trigger of a macOS one (FORMAT.md, section 5).
    public var actionNames: (target: String, sender: String) {
        kind.family == .cocoa ? ("target", "trigger") : ("destination", "eventType")
    }

    /// The first connection of a kind and name that an object holds; only that one is read.
    public func connection(_ kind: Connection.Kind, named name: String, from node: NodeID) -> Connection? {
        guard let list = connectionList(of: node) else { return nil }
        return firstConnection(kind, named: name, in: list).flatMap { connection($0) }
    }

    /// The connections of one kind that an object holds, in the order of the document; others are not read.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - node: the object.
    ///   - values: values that the connections wanted have in attributes; only those are read.
    /// - Returns: the connections.
    public func connections(
        _ kind: Connection.Kind, from node: NodeID, where values: KeyValuePairs<String, String?> = [:]
    ) -> [Connection] {
        guard let list = connectionList(of: node) else { return [] }
        let symbol = symbols.symbol(of: kind)
        var found: [Connection] = []
        for element in tree.elements(in: list) where tree.symbol(of: element) == symbol {
            let isWanted = values.allSatisfy { name, value in
                value.map { tree.attribute(name, of: element, is: $0) } ?? true
            }
            if isWanted, let connection = connection(element) { found.append(connection) }
        }
        return found
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
    public func referrers(to id: String) -> [NodeID] {
        let found = references.nodes(id)
        return found.count < 2 ? found : inDocumentOrder(Array(Set(found)))
    }

    /// An element's `<connections>`.
    func connectionList(of node: NodeID) -> NodeID? {
        tree.elements(in: node).first { tree.symbol(of: $0) == symbols.connections }
    }

    /// Sorts nodes as they stand in the document.
    public func inDocumentOrder(_ nodes: [NodeID]) -> [NodeID] {
        guard nodes.count > 1 else { return nodes }
        let wanted = Set(nodes)
        return tree.subtree(tree.root).filter { wanted.contains($0) }
    }
}
