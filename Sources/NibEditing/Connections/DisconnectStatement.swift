import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A `disconnect` statement without a word for the kind of connection.
struct DisconnectStatement {
    private let source: Word
    private let destinations: [Word]
    /// The kind of segue that follows the destination, as in the statement that connects it.
    private let segueKind: Word?
    private let context: ResolveContext

    private var document: NibDocument { context.document }

    /// Takes a statement apart.
    ///
    /// - Parameters:
    ///   - source: the word before the arrow.
    ///   - destinations: the words after it.
    ///   - context: the document.
    init(source: Word, destinations: [Word], in context: ResolveContext) {
        self.source = source
        self.context = context
        let last = destinations.count > 1 && context.document.kind.isStoryboard ? destinations.last : nil
        segueKind = last.flatMap { $0.isBare && context.catalog.segueKinds.contains($0.text) ? $0 : nil }
        self.destinations = segueKind == nil ? destinations : destinations.dropLast()
    }

    /// Returns the statement with the word for the kind, or with the id of the only connection that it means.
    ///
    /// - Returns: the words; nil for the id of a connection.
    /// - Throws: an error if it could mean connections of several kinds, or others than those that are there.
    func completed() throws(CommandError) -> [Word]? {
        if destinations.isEmpty, isConnection { return nil }
        if destinations.contains(where: { $0.text.hasSuffix(":") }) { return full("action") }
        var connections = connections
        if let segueKind {
            let segues = connections.filter { $0.kind == .segue }
            connections = segues.filter { $0.name == segueKind.text }
            if connections.isEmpty { throw noSegue(ofKind: segueKind, there: segues) }
        }
        let kinds = ConnectionKind.allCases.filter { kind in
            connections.contains { ConnectionKind($0.kind) == kind }
        }
        switch kinds.count {
        case 0: return try absent()
        case 1: return try words(for: kinds[0], connections)
        default:
            let names = kinds.map { "'\($0.rawValue)'" }.joined(separator: " and ")
            throw CommandError(
                "ambiguous-kind", "there are connections of the kinds \(names)", span: source.span,
                hints: lines(for: connections))
        }
    }

    /// The error for a kind of segue that no segue to the destination has.
    private func noSegue(ofKind kind: Word, there segues: [Connection]) -> CommandError {
        CommandError(
            "not-connected", "no segue of kind '\(kind.text)' leads there", span: kind.span,
            hints: lines(for: segues))
    }

    private func lines(for connections: [Connection]) -> [String] {
        Disconnecting.lines(for: connections, in: document)
    }

    private var isConnection: Bool {
        (try? context.references.resolve(source)).map { document.isConnection($0) } ?? false
    }

    /// The connections that the words can mean.
    private var connections: [Connection] {
        let isWhole = document.element(withID: source.text) != nil
        var found: [Connection] = []
        let references = context.references(for: source, beside: destinations.first)
        if !isWhole, let (node, name) = try? references.member(source, what: "name") {
            found = holders(of: node).flatMap { document.connections(from: $0) }
                .filter { $0.kind == .action ? $0.event == name : $0.kind != .segue && $0.name == name }
        }
        if found.isEmpty, !destinations.isEmpty, let node = try? references.resolve(source) {
            found = holders(of: node).flatMap { document.connections(from: $0) }
        }
        guard !destinations.isEmpty else { return found }
        let ids = destinations.compactMap { word -> String? in
            let others = context.references(for: word, beside: source)
            return (try? others.resolve(word)).flatMap { document.id(of: $0) }
                ?? (try? others.member(word, what: "selector")).flatMap { document.id(of: $0.object) }
        }
        return found.filter { ids.contains($0.destination) }
    }

    /// The objects whose connections are those of an object: its cell has its actions, and the view in a scroll view is meant too.
    private func holders(of node: NodeID) -> [NodeID] {
        [node] + [document.cell(of: node), ScrolledView.of(node, in: document)].compactMap { $0 }
    }

    private func words(for kind: ConnectionKind, _ connections: [Connection]) throws(CommandError) -> [Word] {
        switch kind {
        case .collection, .action: return full(kind.rawValue)
        case .outlet where (try? context.references.member(source, what: "name")) != nil:
            return [Word("disconnect", span: source.span), Word("outlet", span: source.span), source]
        case .outlet, .binding, .segue, .accessibility:
            guard connections.count == 1, !connections[0].id.isEmpty else {
                throw CommandError(
                    "ambiguous", "there are \(connections.count) such connections", span: source.span,
                    hints: lines(for: connections))
            }
            return [Word("disconnect", span: source.span), Word(connections[0].id, span: source.span)]
        }
    }

    /// The words where there is no such connection: the command of the kind says what is wrong, if anything is.
    private func absent() throws(CommandError) -> [Word]? {
        guard let (node, name) = try? context.references.member(source, what: "name") else {
            return destinations.isEmpty ? nil : full("action")
        }
        if destinations.isEmpty, document.element(withID: source.text) != nil { return nil }
        if destinations.isEmpty { try checkIsNotReceived(name, by: node) }
        let known = ConnectStatement.known(name, of: node, in: context)
        if known.contains(.action), known.isDisjoint(with: [.outlet, .collection]) { return full("action") }
        if known.contains(.collection), !known.contains(.outlet) { return full("collection") }
        guard destinations.isEmpty else {
            let there = document.connections(from: node).filter { $0.name == name }
            throw CommandError(
                "not-connected", "'\(name)' of \(document.display(node)) does not lead there",
                span: destinations[0].span,
                hints: lines(for: there))
        }
        return full("outlet")
    }

    /// Refuses the selector of actions that objects send to the object, which are connections of those objects.
    private func checkIsNotReceived(_ name: String, by node: NodeID) throws(CommandError) {
        let received = document.connections(to: document.id(of: node) ?? "")
        let senders = received.filter { $0.kind == .action && $0.name == name }
            .compactMap { document.logName(of: $0.source) }
        guard !senders.isEmpty else { return }
        throw CommandError(
            "not-connected",
            "'\(name)' is an action that \(document.display(node)) receives; the objects that send it have the connection",
            span: source.span,
            hints: senders.prefix(6).map { "disconnect \(Quoting.quote($0)) -> \(source.spelling)" })
    }

    private func full(_ kind: String) -> [Word] {
        let verb = [Word("disconnect", span: source.span), Word(kind, span: source.span), source]
        return destinations.isEmpty ? verb : verb + [Word("->", span: source.span)] + destinations
    }
}
