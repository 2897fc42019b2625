import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let objects = ShellCommand(
        name: "objects", summary: "lists all objects: id, class, label",
        examples: [Example("objects", "one object a line, in the order of the document")],
        seeAlso: ["tree", "find", "connections"], group: "Looking"
    ) { shell, _ in
        let document = try shell.requireSession().document
        return ObjectList(document: document).reply(document.objects.map { ($0, nil) })
    }

    static let connections = ShellCommand(
        name: "connections", summary: "lists all connections",
        examples: [Example("connections", "one connection a line, in the order of the document")],
        seeAlso: ["inspect", "objects"], group: "Looking"
    ) { shell, _ in
        let document = try shell.requireSession().document
        let text = ObjectText(document: document)
        let all = document.connections
        let rows = all.map { connection -> [StyledText] in
            [
                StyledText(connection.id, .id), StyledText(connection.kind.rawValue, .kind),
                "\(document.summary(of: connection.node).dropFirst(connection.kind.rawValue.count + 1))",
            ]
        }
        let lines = rows.isEmpty ? ["no connections"] : Columns.lines(rows)
        return Reply(lines: lines, fields: [.init("connections", .array(all.map(text.json)))])
    }

    static let find = ShellCommand(
        name: "find",
        syntax: [
            .operand(
                Parameter("PATTERN", kind: .text, summary: "a part of what is looked for; letter case does not matter"))
        ],
        summary: "finds objects by id, label, class, element, title, outlet name or selector",
        discussion:
            "The object that has a matching connection is found by the outlet's name, the selector or the segue's identifier.",
        examples: [Example("find 'sign in'", "by a title"), Example("find buttonPressed", "by a selector")],
        seeAlso: ["objects", "inspect"], group: "Looking"
    ) { shell, arguments in
        let document = try shell.requireSession().document
        let found = Finder(document: document, pattern: try arguments.required("PATTERN").text).search()
        return ObjectList(document: document).reply(found)
    }
}

/// A list of objects, each with what else there is to say of it.
struct ObjectList {
    let document: NibDocument

    func reply(_ objects: [(node: NodeID, note: String?)]) -> Reply {
        let text = ObjectText(document: document)
        let rows = objects.map { item -> [StyledText] in
            [text.id(item.node), text.kind(item.node), text.label(item.node), StyledText(item.note ?? "", .dim)]
        }
        let lines = rows.isEmpty ? ["nothing found"] : Columns.lines(rows)
        let values = objects.map { item in
            JSONValue.object(text.members(item.node) + [.init("match", .optional(item.note))])
        }
        return Reply(lines: lines, fields: [.init("objects", .array(values))])
    }
}

/// Searches a document for a text.
struct Finder {
    let document: NibDocument
    let pattern: String

    init(document: NibDocument, pattern: String) {
        self.document = document
        self.pattern = pattern.lowercased()
    }

    /// The objects that match, with what matched.
    func search() -> [(node: NodeID, note: String?)] {
        document.tree.subtree(document.tree.root).compactMap { node in
            guard document.id(of: node) != nil else { return nil }
            if document.isConnection(node) || document.isConstraint(node) {
                return matches(document.id(of: node)!) ? (node, document.summary(of: node)) : nil
            }
            return match(node).map { (node, $0) }
        }
    }

    private func match(_ node: NodeID) -> String? {
        let own = [
            ("id", document.id(of: node)), ("label", document.title(of: node)), ("label", document.display(node)),
            ("class", document.className(of: node)), ("class", document.systemClassName(of: node)),
            ("element", document.tree.name(node)),
        ]
        for case (let what, let value?) in own where matches(value) { return what }
        for connection in document.connections(from: node) {
            let names = [
                connection.name, connection.identifier, connection.event, connection.keyPath, connection.relationship,
            ]
            for case let name? in names where matches(name) { return "\(connection.kind.rawValue) \(connection.name)" }
        }
        return nil
    }

    private func matches(_ text: String) -> Bool { text.lowercased().contains(pattern) }
}
