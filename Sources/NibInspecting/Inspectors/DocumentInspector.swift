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
        return try context.reply(Self.type, of: Answer(inspectors: AnySequence(inspectors(ends)), counts: ends.counts))
        { line throws(CommandError) in
            var isFirst = true
            for inspector in inspectors(ends) {
                try CommandError.throwIfInterrupted()
                if !isFirst { line("") }
                isFirst = false
                inspector.write(to: line)
            }
            if isFirst { line("no connections") }
        }
    }

    /// Some objects with their connections.
    struct Answer {
        let inspectors: AnySequence<ConnectionInspector>
        /// The number of connections of each kind; nil unless the whole document was asked for.
        let counts: [Connection.Kind: Int]?
    }

    /// Some objects with their connections, for programs.
    static let type = RecordType<Answer>("inspected objects", rows: "objects") {
        Field(
            "objects", "the object; with '--all' those that have connections or their own class",
            each: ConnectionInspector.type, \.inspectors)
        Field("connectionCounts", "with '--all', the number of connections of each kind", optional: counts, \.counts)
    }

    private static let counts = RecordType<[Connection.Kind: Int]>("counts") {
        for kind in Connection.Kind.allCases {
            Field(kind.rawValue, "how many there are") { $0[kind] ?? 0 }
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

    /// An inspector of every object that has connections or its own class, in document order, made one by one.
    private func inspectors(_ ends: Ends) -> some Sequence<ConnectionInspector> {
        // Constraints count too, because outlets can hold them.
        document.tree.subtree(document.tree.root).lazy.compactMap { node -> ConnectionInspector? in
            let id = document.id(of: node)
            let outgoing = ends.from[node] ?? []
            let incoming = id.flatMap { ends.to[$0] } ?? []
            guard !outgoing.isEmpty || !incoming.isEmpty || id != nil && hasOwnClass(node) else { return nil }
            let wells = ConnectionWells(
                of: node, in: document, from: outgoing.compactMap { document.connection($0) },
                to: incoming.compactMap { document.connection($0) })
            return ConnectionInspector(wells, isFull: true, width: context.width)
        }
    }

    private func hasOwnClass(_ node: NodeID) -> Bool {
        let name = document.tree.attribute("customClass", of: node) ?? ""
        return document.placeholder(node) != .firstResponder && !name.isEmpty && !document.catalog.isKnownClass(name)
    }
}
