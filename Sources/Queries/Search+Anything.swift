import NibDocument
import XMLTree

/// Texts that are searched for everywhere.
extension Search {
    /// The attributes by which code and people call an object.
    private static let names: Set<String> = [
        "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier", "title", "text", "userLabel",
        "placeholder", "placeholderString",
    ]

    /// Returns what of an element holds a text; nil if nothing does.
    ///
    /// - Parameters:
    ///   - node: an object, a connection or a constraint.
    ///   - low: the text in lower case.
    /// - Returns: the place, with what is there.
    func anything(of node: NodeID, holding low: String) -> String? {
        func holds(_ text: String?) -> Bool { text?.lowercased().contains(low) == true }
        let id = document.id(of: node)
        if let connection = document.connection(node) {
            // A search for objects finds a connection only by its id.
            return holds(id) || query.subject == .connections && Self.names(of: connection).contains(where: holds)
                ? "" : nil
        }
        if document.isConstraint(node) { return holds(id) ? "id" : nil }
        if holds(id) { return "id" }
        if holds(document.title(of: node)) || holds(document.shortName(of: node, inFull: true)) { return "label" }
        if holds(document.className(of: node)) || holds(document.systemClassName(of: node)) { return "class" }
        if holds(tree.name(node)) { return "element" }
        // A title hides what else the object is called.
        let name = tree.attributes(node).first { Self.names.contains($0.name) && holds($0.value) }
        if let name { return "\(name.name) \(name.value)" }
        let connection = document.connections(from: node).first { Self.names(of: $0).contains(where: holds) }
        return connection.map { "\($0.kind.rawValue) \($0.name)" }
    }

    private static func names(of connection: Connection) -> [String] {
        let own: [String?] = [
            connection.name, connection.identifier, connection.event, connection.keyPath, connection.relationship,
        ]
        return own.compactMap { $0 }
    }
}
