import NibDocument
import Replies
import XMLTree

/// Searches a document.
struct Finder {
    let document: NibDocument
    let terms: [FindTerm]
    /// Whether to find only objects that lack a connection that they need.
    let isUnconnected: Bool

    /// Returns the objects that match all terms, with notes about what matched.
    ///
    /// - Throws: the error of an interrupted command.
    func search() throws(CommandError) -> [(node: NodeID, note: String?)] {
        var found: [(node: NodeID, note: String?)] = []
        for node in document.tree.subtree(document.tree.root) {
            try CommandError.throwIfInterrupted()
            if let match = match(node) { found.append(match) }
        }
        return found
    }

    /// Returns an object with a note about what matched; nil if it does not match all terms.
    private func match(_ node: NodeID) -> (node: NodeID, note: String?)? {
        guard let id = document.id(of: node) else { return nil }
        if document.isConnection(node) || document.isConstraint(node) {
            let isFound = !isUnconnected && terms.allSatisfy { fits(id: id, $0) }
            return isFound ? (node, document.summary(of: node, inFull: true)) : nil
        }
        var notes: [String] = []
        for term in terms {
            guard let note = match(node, id: id, term: term) else { return nil }
            if !notes.contains(note) { notes.append(note) }
        }
        if isUnconnected {
            let awaited = document.awaitedConnections(of: node)
            if awaited.isEmpty { return nil }
            notes.append("no \(awaited.joined(separator: ", no "))")
        }
        return (node, notes.joined(separator: "; "))
    }

    /// Whether a connection or constraint, which has only its id to search, matches a term.
    private func fits(id: String, _ term: FindTerm) -> Bool {
        term.field == .id ? id.hasPrefix(term.value) : term.field == nil && term.isPart(of: id)
    }

    /// Returns what part of the object matches a term; nil if none does.
    private func match(_ node: NodeID, id: String, term: FindTerm) -> String? {
        switch term.field {
        case nil: return anything(of: node, id: id, fits: term)
        case .class: return hasClass(term.value, of: node) ? "class" : nil
        case .element: return document.tree.name(node) == term.value ? "element" : nil
        case .id: return id.hasPrefix(term.value) ? "id" : nil
        case .label: return term.isPart(of: document.fullName(of: node)) ? "label" : nil
        case .outlet:
            return connection(from: node) { $0.kind == .outlet || $0.kind == .outletCollection ? [$0.name] : [] }
        case .action: return connection(from: node) { $0.kind == .action ? [$0.name] : [] }
        case .event: return connection(from: node) { $0.kind == .action ? [$0.event].compactMap { $0 } : [] }
        case .binding: return connection(from: node) { $0.kind == .binding ? [$0.name] : [] }
        case .segue:
            return connection(from: node) { segue in
                segue.kind == .segue ? [segue.identifier, segue.relationship, segue.name].compactMap { $0 } : []
            }
        }

        /// Returns the first connection from the object that has a matching name.
        func connection(from node: NodeID, _ names: (Connection) -> [String]) -> String? {
            let found = document.connections(from: node).first { names($0).contains(where: term.isAll) }
            return found.map { "\($0.kind.rawValue) \($0.name)" }
        }
    }

    private func hasClass(_ name: String, of node: NodeID) -> Bool {
        document.className(of: node) == name
            || document.catalog.isClass(document.knownClass(of: node).name, kindOf: name)
    }

    /// The attributes by which code and people call an object.
    private static let names: Set<String> = [
        "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier", "title", "text", "userLabel",
        "placeholder", "placeholderString",
    ]

    private func anything(of node: NodeID, id: String, fits term: FindTerm) -> String? {
        let own = [
            ("id", id), ("label", document.title(of: node)), ("label", document.fullName(of: node)),
            ("class", document.className(of: node)), ("class", document.systemClassName(of: node)),
            ("element", document.tree.name(node)),
        ]
        for case (let what, let value?) in own where term.isPart(of: value) { return what }
        // A title hides what else the object is called.
        let names = document.tree.attributes(node).first { Self.names.contains($0.name) && term.isPart(of: $0.value) }
        if let names { return "\(names.name) \(names.value)" }
        for connection in document.connections(from: node) {
            let names = [
                connection.name, connection.identifier, connection.event, connection.keyPath, connection.relationship,
            ]
            for case let name? in names where term.isPart(of: name) {
                return "\(connection.kind.rawValue) \(connection.name)"
            }
        }
        return nil
    }
}
