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
        var ends = Ends()
        for node in document.connectionNodes { ends.add(document.connection(node)) }
        return try context.reply { line throws(CommandError) in
            var isFirst = true
            try forEach(ends) { inspector in
                if !isFirst { line("") }
                isFirst = false
                inspector.write(to: line)
            }
            if isFirst { line("no connections") }
        } fields: { () throws(CommandError) in
            var values: [JSONValue] = []
            try forEach(ends) { values.append(.object($0.fields())) }
            return [.init("objects", .array(values)), .init("counts", counts(ends))]
        }
    }

    /// The connections by their ends. Only their elements are kept, because a document may have very many.
    private struct Ends {
        var from: [NodeID: [NodeID]] = [:]
        var to: [String: [NodeID]] = [:]
        var counts: [Connection.Kind: Int] = [:]

        mutating func add(_ connection: Connection?) {
            guard let connection else { return }
            from[connection.source, default: []].append(connection.node)
            to[connection.destination, default: []].append(connection.node)
            counts[connection.kind, default: 0] += 1
        }
    }

    /// Passes on an inspector of every object that has connections or its own class, in document order.
    private func forEach(_ ends: Ends, body: (ConnectionInspector) -> Void) throws(CommandError) {
        // Constraints count too, because outlets can hold them.
        for node in document.tree.subtree(document.tree.root) {
            try CommandError.throwIfInterrupted()
            let id = document.id(of: node)
            let outgoing = ends.from[node] ?? []
            let incoming = id.flatMap { ends.to[$0] } ?? []
            guard !outgoing.isEmpty || !incoming.isEmpty || id != nil && hasOwnClass(node) else { continue }
            let wells = ConnectionWells(
                of: node, in: document, from: outgoing.compactMap { document.connection($0) },
                to: incoming.compactMap { document.connection($0) })
            body(ConnectionInspector(wells, isFull: true, width: context.width))
        }
    }

    private func hasOwnClass(_ node: NodeID) -> Bool {
        let name = document.tree.attribute("customClass", of: node) ?? ""
        return document.placeholder(node) != .firstResponder && !name.isEmpty && !document.catalog.isKnownClass(name)
    }

    private func counts(_ ends: Ends) -> JSONValue {
        .object(Connection.Kind.allCases.map { .init($0.rawValue, .int(ends.counts[$0] ?? 0)) })
    }
}
