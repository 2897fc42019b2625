import NibDocument
import XMLTree

/// What a picture tells of objects in words: their ids, and the connections that lead to them or from them.
struct ObjectNotes {
    /// The lines by objects that are drawn.
    private(set) var lines: [NodeID: [String]] = [:]

    private let document: NibDocument
    /// How far around an object that is not drawn, such as an item of a bar, one is looked for that is.
    private static let reach = 32
    /// The most characters of a name in a line.
    private static let nameLength = 40

    /// Collects the notes.
    ///
    /// - Parameters:
    ///   - marks: what is told.
    ///   - document: the document.
    ///   - drawn: the objects that are drawn.
    init(_ marks: PictureMarks, in document: NibDocument, drawn: Set<NodeID>) {
        self.document = document
        if marks.contains(.ids) {
            for node in drawn { lines[node] = document.id(of: node).map { [$0] } ?? [] }
        }
        guard marks.contains(.connections) else { return }
        for node in document.tree.subtree(document.tree.root) {
            if let connection = document.connection(node) { add(document.asSent(connection), drawn: drawn) }
        }
    }

    private mutating func add(_ connection: Connection, drawn: Set<NodeID>) {
        let destination = document.element(withID: connection.destination)
        switch connection.kind {
        case .outlet: note(of: destination, "\(connection.name) ← \(name(connection.source))", drawn: drawn)
        case .outletCollection: note(of: destination, "\(connection.name)[] ← \(name(connection.source))", drawn: drawn)
        case .action:
            let target = destination.map { name($0) } ?? "nothing"
            let event = connection.event.flatMap { $0 == "touchUpInside" ? nil : "\($0) " } ?? ""
            note(of: connection.source, "\(event)\(connection.name) → \(target)", drawn: drawn)
            note(of: destination, "\(connection.name) ← \(name(connection.source))", drawn: drawn)
        case .segue, .binding, .accessibilityConnection: break
        }
    }

    private func name(_ node: NodeID) -> String {
        let name = document.display(node)
        return name.count > Self.nameLength ? name.prefix(Self.nameLength) + "…" : name
    }

    /// Adds a line to an object, or with its name to the drawn object around it.
    private mutating func note(of node: NodeID?, _ line: String, drawn: Set<NodeID>) {
        guard let node else { return }
        var current: NodeID? = node
        for _ in 0..<Self.reach {
            guard let candidate = current else { return }
            if drawn.contains(candidate) {
                lines[candidate, default: []].append(candidate == node ? line : "\(name(node)): \(line)")
                return
            }
            current = document.tree.parent(candidate)
        }
    }
}
