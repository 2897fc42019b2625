import NibDocument
import Replies
import XMLTree

/// Scenes with their segues, or objects with their connections.
struct Graph {
    /// A scene or an object.
    struct Node {
        let node: NodeID
        /// The id by which edges refer to the node; for a scene, that of its controller.
        let id: String
        let label: String
        /// The class, and for a scene the storyboard identifier.
        let notes: [String]
        let isInitial: Bool
        let json: JSONValue
    }

    /// A connection between two of the nodes.
    struct Edge {
        enum Style { case plain, dashed, bold, dotted }

        let connection: Connection
        /// The indexes of the source and the destination among the nodes.
        let from: Int
        let to: Int
        let label: String
        let style: Style
        let json: JSONValue

        /// Whether the edge is an unwind segue, which ends at the exit of the scene that it starts in.
        var isUnwinding: Bool { from == to && connection.kind == .segue && connection.name == "unwind" }
    }

    let document: NibDocument
    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    /// In the graph of one object, the indexes of the object and of everything in it.
    private(set) var inner: Set<Int> = []

    /// The nodes and edges for programs.
    var fields: [JSONValue.Member] {
        [.init("nodes", .array(nodes.map(\.json))), .init("edges", .array(edges.map(\.json)))]
    }

    /// The scenes of a storyboard and the segues between them.
    init(scenesOf document: NibDocument) {
        self.document = document
        let text = ObjectText(document: document)
        let initial = document.initialScene
        var places: [NodeID: Int] = [:]
        for scene in document.scenes {
            guard let controller = document.controller(of: scene) else { continue }
            places[scene] = nodes.count
            nodes.append(Self.node(scene, controller: controller, isInitial: scene == initial, text: text))
        }
        let segues = SegueText(document: document)
        for scene in document.scenes {
            for segue in document.segues(from: scene) {
                guard let from = places[scene],
                    let to = document.element(withID: segue.destination).flatMap({ document.scene(of: $0) })
                        .flatMap({ places[$0] })
                else { continue }
                let style: Edge.Style =
                    segue.name == "unwind" ? .dashed : document.isContainment(segue) ? .bold : .plain
                edges.append(
                    Edge(
                        connection: segue, from: from, to: to, label: segues.plainName(segue), style: style,
                        json: segues.json(segue)))
            }
        }
    }

    private static func node(
        _ scene: NodeID, controller: NodeID, isInitial: Bool, text: ObjectText
    ) -> Node {
        let document = text.document
        let identifier = document.property("storyboardIdentifier", of: controller)
        var members = text.members(controller)
        members.append(.init("sceneID", .optional(document.tree.attribute("sceneID", of: scene))))
        members.append(.init("sceneLabel", .optional(document.label(ofScene: scene))))
        members.append(.init("initial", .bool(isInitial)))
        let notes = [document.className(of: controller), identifier.map { "\"\($0)\"" }].compactMap { $0 }
        return Node(
            node: scene, id: document.id(of: controller) ?? "", label: document.shortLabel(ofScene: scene),
            notes: notes,
            isInitial: isInitial, json: .object(members))
    }

    /// The connections of a document, or those that begin or end in an object.
    init(of start: NodeID?, in document: NibDocument) {
        self.document = document
        let text = ObjectText(document: document)
        var places: [NodeID: Int] = [:]
        var found: [Connection] = []
        let subtree = start.map { Array(document.tree.subtree($0)) }
        for connection in document.connections {
            guard let end = document.element(withID: connection.destination) else { continue }
            if let start, !document.tree.contains(start, inner: connection.source),
                !document.tree.contains(start, inner: end)
            {
                continue
            }
            found.append(connection)
        }
        let ends = Set(found.flatMap { [$0.source, document.element(withID: $0.destination) ?? $0.source] })
        for node in document.inDocumentOrder(Array(ends)) {
            places[node] = nodes.count
            let isConstraint = document.isConstraint(node)
            let label = isConstraint ? document.summary(of: node, inFull: true) : document.fullName(of: node)
            let notes = isConstraint ? [] : [text.kind(node).plain].filter { !$0.isEmpty }
            nodes.append(
                Node(
                    node: node, id: document.id(of: node) ?? "", label: label, notes: notes, isInitial: false,
                    json: text.json(node)))
        }
        inner = Set((subtree ?? []).compactMap { places[$0] })
        for connection in found {
            guard let from = places[connection.source],
                let to = document.element(withID: connection.destination).flatMap({ places[$0] })
            else { continue }
            edges.append(
                Edge(
                    connection: connection, from: from, to: to, label: Self.label(connection),
                    style: Self.style(connection), json: text.json(connection)))
        }
    }

    private static func label(_ connection: Connection) -> String {
        switch connection.kind {
        case .action: connection.event.map { "\(connection.name) on \($0)" } ?? connection.name
        case .binding: connection.keyPath.map { "\(connection.name) = \($0)" } ?? connection.name
        case .segue: connection.relationship ?? connection.name
        case .outletCollection: "\(connection.name) […]"
        case .outlet, .accessibilityConnection: connection.name
        }
    }

    private static func style(_ connection: Connection) -> Edge.Style {
        switch connection.kind {
        case .action: .dashed
        case .binding: .dotted
        case .segue: .bold
        case .outlet, .outletCollection, .accessibilityConnection: .plain
        }
    }
}
