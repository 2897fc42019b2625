import CommandLanguage
import NibDocument
import Replies

/// `connections` lists all connections.
enum ConnectionsCommand {
    static let command = LookingCommand(
        name: "connections", summary: "lists all connections",
        examples: [Example("connections", "one connection per line, in document order")],
        seeAlso: ["inspect", "objects"], group: "Looking", answer: type.shape
    ) { context, _ in
        let document = context.document
        return try context.list(
            type, of: document, rows: all(in: document), in: ShownConnection.type, none: "no connections")
    }

    private static let type = RecordType<NibDocument>("connections", rows: "connections") {
        Field("connections", "all connections, in document order", each: ShownConnection.type, all)
    }

    /// The connections, made one by one, because there may be very many.
    @Sendable private static func all(in document: NibDocument) -> some Sequence<ShownConnection> & SendableMetatype {
        document.connectionNodes.lazy.compactMap { node in
            document.connection(node).map { ShownConnection($0, in: document) }
        }
    }
}
