import NibDocument
import Replies
import XMLTree

/// Shows the connections of a whole document, object by object, each from both ends.
struct DocumentInspector {
    let document: NibDocument
    /// Whether programs read the reply's fields.
    let wantsFields: Bool

    /// Lists every object that has connections or its own class, in document order.
    func reply() -> Reply {
        let all = document.connections
        let from = Dictionary(grouping: all, by: \.source)
        let to = Dictionary(grouping: all, by: \.destination)
        var lines: [StyledText] = []
        var values: [JSONValue] = []
        // Constraints count too, because outlets can hold them.
        for node in document.tree.subtree(document.tree.root) {
            let id = document.id(of: node)
            let outgoing = from[node] ?? []
            let incoming = id.flatMap { to[$0] } ?? []
            guard !outgoing.isEmpty || !incoming.isEmpty || id != nil && hasOwnClass(node) else { continue }
            let inspector = ConnectionInspector(
                ConnectionWells(of: node, in: document, from: outgoing, to: incoming), isFull: true)
            if !lines.isEmpty { lines.append("") }
            lines += inspector.lines()
            if wantsFields { values.append(.object(inspector.fields())) }
        }
        if lines.isEmpty { lines = ["no connections"] }
        guard wantsFields else { return Reply(lines: lines) }
        return Reply(lines: lines, fields: [.init("objects", .array(values)), .init("counts", counts(all))])
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
