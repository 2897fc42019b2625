import CommandLanguage
import NibDocument
import Replies
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
