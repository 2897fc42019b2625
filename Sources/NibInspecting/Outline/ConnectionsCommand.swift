import CommandLanguage
import NibDocument
import Replies

/// `connections` lists all connections.
enum ConnectionsCommand {
    static let command = LookingCommand(
        name: "connections", summary: "lists all connections",
        examples: [Example("connections", "one connection per line, in document order")],
        seeAlso: ["inspect", "objects"], group: "Looking"
    ) { context, _ in
        let document = context.document
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
