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
        let all = document.connectionNodes
        return try context.reply { line throws(CommandError) in
            let rows = try context.rows(of: all) { node in
                let kind = document.connection(node)?.kind.rawValue ?? ""
                return [
                    StyledText(document.id(of: node) ?? "", .id), StyledText(kind, .kind),
                    "\(document.summary(of: node, inFull: true).dropFirst(kind.count + 1))",
                ]
            }
            if rows.isEmpty { return line("no connections") }
            Columns().write(rows, to: line)
        } fields: { () throws(CommandError) in
            [.init("connections", .array(try context.each(all) { document.connection($0).map(text.json) ?? .null }))]
        }
    }
}
