import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let inspect = ShellCommand(
        name: "inspect", syntax: [.operand(.object())],
        summary: "shows the connections of an object, from it and to it",
        discussion: """
            What starts at the object comes first: outlets, outlet collections, sent actions, segues, bindings; then what leads to \
            it, and constraints and other references. Each line has the connection's id behind it.
            """,
        examples: [Example("inspect owner", "File's Owner"), Example("inspect hSs-g6-Zcb", "a button")],
        seeAlso: ["connections", "show", "find"], group: "Looking"
    ) { shell, arguments in
        let session = try shell.requireSession()
        let node = try References(session).resolve(arguments.required("OBJ"))
        return ConnectionInspector(document: session.document, node: node).reply()
    }
}

/// An object's connections both ways.
struct ConnectionInspector {
    let document: NibDocument
    let node: NodeID
    private var text: ObjectText { ObjectText(document: document) }

    private struct Section {
        let title: String
        let field: String
        let connections: [Connection]
        let isIncoming: Bool
    }

    func reply() -> Reply {
        let id = document.id(of: node)
        let from = document.connections(from: node)
        let to = id.map { document.connections(to: $0) } ?? []
        let sections = [
            Section(
                title: "Outlets", field: "outlets", connections: from.filter { $0.kind == .outlet }, isIncoming: false),
            Section(
                title: "Outlet Collections", field: "outletCollections",
                connections: from.filter { $0.kind == .outletCollection }, isIncoming: false),
            Section(
                title: document.kind.family == .cocoa ? "Sent Actions" : "Sent Events", field: "sentActions",
                connections: from.filter { $0.kind == .action }, isIncoming: false),
            Section(
                title: "Triggered Segues", field: "segues", connections: from.filter { $0.kind == .segue },
                isIncoming: false),
            Section(
                title: "Bindings", field: "bindings", connections: from.filter { $0.kind == .binding },
                isIncoming: false),
            Section(
                title: "Accessibility", field: "accessibility",
                connections: from.filter { $0.kind == .accessibilityConnection }, isIncoming: false),
            Section(
                title: "Referencing Outlets", field: "referencingOutlets",
                connections: to.filter { $0.kind == .outlet }, isIncoming: true),
            Section(
                title: "Referencing Outlet Collections", field: "referencingOutletCollections",
                connections: to.filter { $0.kind == .outletCollection }, isIncoming: true),
            Section(
                title: "Received Actions", field: "receivedActions", connections: to.filter { $0.kind == .action },
                isIncoming: true),
            Section(
                title: "Presenting Segues", field: "presentingSegues", connections: to.filter { $0.kind == .segue },
                isIncoming: true),
            Section(
                title: "Referencing Bindings", field: "referencingBindings",
                connections: to.filter { $0.kind == .binding || $0.kind == .accessibilityConnection }, isIncoming: true),
        ]
        let others = id.map { document.referrers(to: $0).filter { !document.isConnection($0) } } ?? []
        var lines: [StyledText] = [heading()]
        lines += body(sections.filter { !$0.connections.isEmpty }, others)
        var fields: [JSONValue.Member] = [.init("object", text.json(node))]
        fields += sections.map { section in .init(section.field, .array(section.connections.map(text.json))) }
        fields.append(
            .init(
                "otherReferences",
                .array(
                    others.map { reference in
                        [
                            "id": .optional(document.id(of: reference)),
                            "element": .string(document.tree.name(reference)),
                            "text": .string(document.summary(of: reference)),
                        ]
                    })))
        return Reply(lines: lines, fields: fields)
    }

    private func heading() -> StyledText {
        let id = document.id(of: node).map { StyledText("  \($0)", .id) } ?? ""
        if document.isConstraint(node) || document.isConnection(node) { return "\(document.summary(of: node))\(id)" }
        let kind = text.kind(node)
        return kind.isEmpty ? "\(text.label(node))\(id)" : "\(text.label(node)) (\(kind))\(id)"
    }

    private func body(_ sections: [Section], _ others: [NodeID]) -> [StyledText] {
        var rows: [[StyledText]] = []
        var titles: [Int: String] = [:]
        for section in sections {
            titles[rows.count] = section.title
            rows += section.connections.map { row($0, section.isIncoming) }
        }
        if rows.isEmpty, others.isEmpty { return ["  no connections"] }
        var lines: [StyledText] = []
        for (index, line) in Columns.lines(rows.map { ["●"] + $0 }, indent: 4, gap: 1).enumerated() {
            if let title = titles[index] { lines.append("  \(title, .heading)") }
            lines.append(line)
        }
        if !others.isEmpty { lines.append("  \("Other References", .heading)") }
        // Constraints are long: they do not widen the columns of the connections.
        lines += Columns.lines(
            others.map { ["● \(document.summary(of: $0))", StyledText(document.id(of: $0) ?? "", .dim)] }, indent: 4)
        return lines
    }

    /// Name, the other end, the connection's id.
    private func row(_ connection: Connection, _ isIncoming: Bool) -> [StyledText] {
        let other = isIncoming ? label(connection.source) : label(of: connection.destination)
        var name = connection.name
        switch connection.kind {
        case .action: if let event = connection.event { name = isIncoming ? "\(name) \(event)" : "\(event) \(name)" }
        case .binding: name += " \(connection.keyPath ?? "")"
        case .segue:
            if let relationship = connection.relationship { name = relationship }
            if let identifier = connection.identifier { name += " \"\(identifier)\"" }
        default: break
        }
        return ["\(name) ", other, StyledText(connection.id, .dim)]
    }

    private func label(_ node: NodeID) -> StyledText { "\(text.label(node))  \(text.id(node)) " }

    private func label(of id: String) -> StyledText { "\(text.reference(id)) " }
}
