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
        return try context.reply { () throws(CommandError) in
            let rows = try context.each(all) { connection -> [StyledText] in
                [
                    StyledText(connection.id, .id), StyledText(connection.kind.rawValue, .kind),
                    "\(document.summary(of: connection.node, inFull: true).dropFirst(connection.kind.rawValue.count + 1))",
                ]
            }
            return rows.isEmpty ? "no connections" : Columns().text(rows)
        } fields: { () throws(CommandError) in
            [.init("connections", .array(try context.each(all) { text.json($0) }))]
        }
    }
}
