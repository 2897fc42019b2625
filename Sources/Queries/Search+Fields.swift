import NibDocument
import XMLTree

/// Fields of objects and connections.
extension Search {
    /// Returns what of an element a term about a field matches; nil if it does not match.
    func field(_ field: QueryField, of node: NodeID, passing test: Test) -> String? {
        switch field {
        case .class: hasClass(node, passing: test) ? "class" : nil
        case .element: test.first(of: [tree.name(node)]) == nil ? nil : "element"
        case .id: hasID(node, passing: test) ? "id" : nil
        case .label: hasLabel(node, passing: test) ? "label" : nil
        case .text: found(texts(of: node), as: field, passing: test.replacing(.field, by: .part))
        case .font: found(fonts(of: node), as: field, passing: test.replacing(.field, by: .part))
        case .image: found(images(of: node), as: field, passing: test)
        case .color: color(of: node, passing: test)
        case .reuse: found(attributes(["reuseIdentifier"], of: node), as: field, passing: test)
        case .module: found(attributes(["customModule"], of: node), as: field, passing: test)
        case .identifier: identifier(of: node, passing: test)
        case .runtime: runtimeAttribute(of: node, passing: test)
        case .outlet, .action, .event, .segue, .binding: connection(field, of: node, passing: test)
        case .connection, .kind, .selector, .name: hasPart(field, of: node, passing: test) ? "" : nil
        case .document: ""
        case .constraint: test.text.isEmpty || test.text == document.id(of: node) ? "" : nil
        case .in, .inside, .no, .from, .to: nil
        }
    }

    private func found(_ texts: [String], as field: QueryField, passing test: Test) -> String? {
        test.first(of: texts).map { "\(field.rawValue) \($0)" }
    }

    private func hasClass(_ node: NodeID, passing test: Test) -> Bool {
        let name = document.className(of: node)
        guard test.comparison == .field else { return test.first(of: [name]) != nil }
        return name == test.text || document.catalog.isClass(document.knownClass(of: node).name, kindOf: test.text)
    }

    private func hasID(_ node: NodeID, passing test: Test) -> Bool {
        let id = document.id(of: node) ?? ""
        return test.comparison == .field ? id.hasPrefix(test.text) : test.first(of: [id]) != nil
    }

    private func hasLabel(_ node: NodeID, passing test: Test) -> Bool {
        let label = document.label(of: node)
        if test.text.isEmpty { return label != nil }
        let names = [document.shortName(of: node, inFull: true), label].compactMap { $0 }
        return test.replacing(.field, by: .part).first(of: names) != nil
    }

    private func attributes(_ names: [String], of node: NodeID) -> [String] {
        names.compactMap { tree.attribute($0, of: node) }
    }

    /// The names of a kind that code uses for objects and segues.
    private static let identifiers = [
        "identifier", "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "referencedIdentifier",
    ]

    private func identifier(of node: NodeID, passing test: Test) -> String? {
        let own = attributes(Self.identifiers, of: node)
        let segues =
            document.isConnection(node) ? [] : document.connections(.segue, from: node).compactMap(\.identifier)
        return found(own + segues, as: .identifier, passing: test)
    }

    /// The runtime attribute with the key path of a term, and with the value after `=`, if the term has one.
    private func runtimeAttribute(of node: NodeID, passing test: Test) -> String? {
        let parts = test.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let found = document.runtimeAttributes(of: node).first { attribute in
            (parts[0].isEmpty || attribute.keyPath == parts[0]) && (parts.count == 1 || attribute.value == parts[1])
        }
        return found.map { "\($0.keyPath) \($0.value)" }
    }

    // MARK: - Connections

    /// The first connection of an object with a matching name.
    private func connection(_ field: QueryField, of node: NodeID, passing test: Test) -> String? {
        let own = document.connection(node).map { [$0] } ?? document.connections(from: node)
        let found = own.first { test.first(of: Self.names(of: $0, as: field)) != nil }
        return found.map { "\($0.kind.rawValue) \($0.name)" }
    }

    /// The names that a field compares, if a connection is of the field's kind.
    private static func names(of connection: Connection, as field: QueryField) -> [String] {
        switch (field, connection.kind) {
        case (.outlet, .outlet), (.outlet, .outletCollection), (.action, .action), (.binding, .binding):
            [connection.name]
        case (.event, .action): [connection.event].compactMap { $0 }
        case (.segue, .segue):
            [connection.identifier, connection.relationship, connection.name].compactMap { $0 }
        default: []
        }
    }

    /// Whether a part of a connection matches.
    private func hasPart(_ field: QueryField, of node: NodeID, passing test: Test) -> Bool {
        guard let connection = document.connection(node) else { return false }
        let texts: [String] =
            switch field {
            case .connection: [connection.name, connection.id]
            case .kind: [connection.kind.rawValue] + (connection.kind == .segue ? [connection.name] : [])
            case .selector: connection.kind == .action ? [connection.name] : []
            default: [connection.name]
            }
        return test.first(of: texts) != nil
    }
}
