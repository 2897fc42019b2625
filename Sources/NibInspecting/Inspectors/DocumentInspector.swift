import NibDocument
import Platform
import Replies
import XMLTree

/// Shows the connections of a whole document, object by object, each from both ends.
struct DocumentInspector {
    private let context: LookingContext
    private let document: NibDocument

    init(_ context: LookingContext) {
        self.context = context
        document = context.document
    }

    /// Lists every object that has connections or its own class, in document order.
    ///
    /// - Throws: the error of an interrupted command.
    func reply() throws(CommandError) -> Reply {
        let all = document.connections
        let from = Dictionary(grouping: all, by: \.source)
        let to = Dictionary(grouping: all, by: \.destination)
        var text = StyledText()
        var values: [JSONValue] = []
        // Constraints count too, because outlets can hold them.
        for node in document.tree.subtree(document.tree.root) {
            try CommandError.throwIfInterrupted()
            let id = document.id(of: node)
            let outgoing = from[node] ?? []
            let incoming = id.flatMap { to[$0] } ?? []
            guard !outgoing.isEmpty || !incoming.isEmpty || id != nil && hasOwnClass(node) else { continue }
            let inspector = ConnectionInspector(
                ConnectionWells(of: node, in: document, from: outgoing, to: incoming), isFull: true,
                width: context.width)
            if context.wantsText {
                if !text.isEmpty { text += "\n\n" }
                text += inspector.lines().joined(separator: "\n")
            }
            if context.wantsFields { values.append(.object(inspector.fields())) }
        }
        return try context.reply {
            text.isEmpty ? "no connections" : text
        } fields: {
            [.init("objects", .array(values)), .init("counts", counts(all))]
        }
    }

    private func hasOwnClass(_ node: NodeID) -> Bool {
        let name = document.tree.attribute("customClass", of: node) ?? ""
        return document.placeholder(node) != .firstResponder && !name.isEmpty && !document.catalog.isKnownClass(name)
    }

    private func counts(_ all: [Connection]) -> JSONValue {
        .object(
            Connection.Kind.allCases.map { kind in
                .init(kind.rawValue, .int(all.count { $0.kind == kind }))
            })
    }
}
