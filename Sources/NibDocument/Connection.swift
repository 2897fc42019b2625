import XMLTree

/// A connection as the document describes it.
package struct Connection: Equatable, Sendable {
    /// The kinds of connections, named after their elements (Documentation/Format/Connections.md#kinds).
    package enum Kind: String, CaseIterable, Sendable {
        case outlet, outletCollection, action, segue, binding, accessibilityConnection

        /// The attribute that holds the name of connections of this kind.
        var nameAttribute: String {
            switch self {
            case .outlet, .outletCollection, .accessibilityConnection: "property"
            case .action: "selector"
            case .binding: "name"
            case .segue: "kind"
            }
        }
    }

    /// The kind of connection.
    package let kind: Kind
    /// The connection's element.
    package let node: NodeID
    /// The connection's id; empty if it has none.
    package let id: String
    /// The element whose `<connections>` contains it.
    package let source: NodeID
    /// The name of the property, selector or binding; for a segue its kind.
    package let name: String
    /// The id of the destination.
    package let destination: String
    /// The control event of an iOS action, or the trigger of a macOS one.
    package let event: String?
    private let details: Details?

    /// What only bindings and segues have. A document may have very many connections, and most of them are others.
    private final class Details: Equatable, Sendable {
        let keyPath: String?
        let identifier: String?
        let relationship: String?

        init(keyPath: String?, identifier: String?, relationship: String?) {
            self.keyPath = keyPath
            self.identifier = identifier
            self.relationship = relationship
        }

        static func == (a: Details, b: Details) -> Bool {
            (a.keyPath, a.identifier, a.relationship) == (b.keyPath, b.identifier, b.relationship)
        }
    }

    /// Makes a connection from what its element says.
    init(
        kind: Kind, node: NodeID, id: String, source: NodeID, name: String, destination: String, event: String?,
        keyPath: String?, identifier: String?, relationship: String?
    ) {
        self.kind = kind
        self.node = node
        self.id = id
        self.source = source
        self.name = name
        self.destination = destination
        self.event = event
        let hasDetails = keyPath != nil || identifier != nil || relationship != nil
        details = hasDetails ? Details(keyPath: keyPath, identifier: identifier, relationship: relationship) : nil
    }

    /// The key path of a binding.
    package var keyPath: String? { details?.keyPath }
    /// The identifier of a segue, if it has one.
    package var identifier: String? { details?.identifier }
    /// The relationship of a segue of kind `relationship`.
    package var relationship: String? { details?.relationship }
}

extension NibDocument {
    /// Whether the element is a connection in an object's list.
    package func isConnection(_ node: NodeID) -> Bool { connectionKind(node) != nil }

    /// Returns the kind of a connection's element; nil if the element is not a connection.
    func connectionKind(_ node: NodeID) -> Connection.Kind? {
        guard let kind = symbols.connectionKind(tree.symbol(of: node)), let list = tree.parent(node),
            tree.symbol(of: list) == symbols.connections
        else { return nil }
        return kind
    }

    /// Reads a connection from its element; nil if the element is not a connection.
    package func connection(_ node: NodeID) -> Connection? {
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

    /// The attributes in which the document's actions name their target and their event or trigger
    /// (Documentation/Format/Connections.md#actions).
    package var actionNames: (target: String, sender: String) {
        kind.family == .cocoa ? ("target", "trigger") : ("destination", "eventType")
    }

    /// Returns an action as its sender has it. The previews of Xcode 5 kept an action of macOS with its target, and the sender was the
    /// destination (Documentation/Format/Connections.md#actions).
    package func asSent(_ connection: Connection) -> Connection {
        guard connection.kind == .action, kind.family == .cocoa, let target = id(of: connection.source),
            tree.attribute("target", of: connection.node) == nil, let sender = element(withID: connection.destination)
        else { return connection }
        return Connection(
            kind: .action, node: connection.node, id: connection.id, source: sender, name: connection.name,
            destination: target, event: connection.event, keyPath: nil, identifier: nil, relationship: nil)
    }

    /// Returns the first connection of a kind and name in an object's list, without reading the others.
    package func connection(_ kind: Connection.Kind, named name: String, from node: NodeID) -> Connection? {
        guard let list = connectionList(of: node) else { return nil }
        return firstConnection(kind, named: name, in: list).flatMap { connection($0) }
    }

    /// Returns the connections of one kind in an object's list, in document order, without reading the others.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - node: the object.
    ///   - values: the attribute values that the connections must have; nil stands for any value.
    /// - Returns: the connections.
    package func connections(
        _ kind: Connection.Kind, from node: NodeID, where values: KeyValuePairs<String, String?> = [:]
    ) -> [Connection] {
        guard let list = connectionList(of: node) else { return [] }
        let name = values.first { $0.key == kind.nameAttribute }?.value
        let symbol = symbols.symbol(of: kind)
        let elements =
            name.map { connectionNodes(kind, named: $0, in: list) }
            ?? tree.elements(in: list).filter { tree.symbol(of: $0) == symbol }
        return elements.compactMap { element in
            let isWanted = values.allSatisfy { name, value in
                value.map { tree.attribute(name, of: element, is: $0) } ?? true
            }
            return isWanted ? connection(element) : nil
        }
    }

    /// Returns the connections of one kind from an object to another, in document order.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - node: the object that has the connections.
    ///   - id: the id of the other object.
    /// - Returns: the connections.
    package func connections(_ kind: Connection.Kind, from node: NodeID, to id: String) -> [Connection] {
        guard let list = connectionList(of: node) else { return [] }
        let found = references.nodes(id).filter { tree.parent($0) == list && connectionKind($0) == kind }
        return inDocumentOrder(found).compactMap { connection($0) }.filter { $0.destination == id }
    }

    /// Returns the connections in an object's list, in document order.
    package func connections(from node: NodeID) -> [Connection] {
        guard let list = connectionList(of: node) else { return [] }
        return tree.elements(in: list).compactMap { connection($0) }
    }

    /// Returns the connections whose destination is an object, in document order.
    package func connections(to id: String) -> [Connection] {
        referrers(to: id).compactMap { connection($0) }.filter { $0.destination == id }
    }

    /// All connections, in document order.
    package var connections: [Connection] { tree.subtree(tree.root).compactMap { connection($0) } }

    /// The elements of all connections, in document order.
    package var connectionNodes: [NodeID] { tree.subtree(tree.root).filter { isConnection($0) } }

    /// Returns the elements that refer to an id in any attribute, in document order.
    package func referrers(to id: String) -> [NodeID] {
        tree.inDocumentOrder(references.nodes(id))
    }

    /// Returns an element's `<connections>`; nil if it has none.
    func connectionList(of node: NodeID) -> NodeID? {
        tree.elements(in: node).first { tree.symbol(of: $0) == symbols.connections }
    }

    /// Sorts nodes into document order, each once.
    package func inDocumentOrder(_ nodes: [NodeID]) -> [NodeID] { tree.inDocumentOrder(nodes) }
}
