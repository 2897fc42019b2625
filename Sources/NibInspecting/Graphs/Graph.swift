import NibDocument
import Replies
import XMLTree

/// Scenes with their segues, or objects with their connections.
///
/// It keeps only where things are: how they are called is asked for when they are drawn, because a document may have very many.
struct Graph {
    /// A scene or an object.
    struct Node {
        let node: NodeID
        /// The object by whose id edges refer to the node: a scene's controller, or the object itself.
        let object: NodeID
        let isInitial: Bool
    }

    /// A connection between two of the nodes.
    struct Edge {
        enum Style { case plain, dashed, bold, dotted }

        /// The connection's element.
        let node: NodeID
        /// The indexes of the source and the destination among the nodes.
        let from: Int32
        let to: Int32
        let style: Style
        /// Whether the edge is an unwind segue, which ends at the exit of the scene that it starts in.
        let isUnwinding: Bool
    }

    let document: NibDocument
    /// Whether the nodes are scenes.
    let isOfScenes: Bool
    /// How storyboard references connect the scenes with those of other storyboards.
    let links: SceneLinks
    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    /// In the graph of one object, the indexes of the object and of everything in it.
    private(set) var inner: Set<Int> = []

    private var text: ObjectText { ObjectText(document: document) }

    /// The scenes of a storyboard and the segues between them.
    init(scenesOf document: NibDocument, links: SceneLinks) {
        self.document = document
        self.links = links
        isOfScenes = true
        let initial = document.initialScene
        var places: [NodeID: Int] = [:]
        for scene in document.scenes {
            guard let controller = document.controller(of: scene) else { continue }
            places[scene] = nodes.count
            nodes.append(Node(node: scene, object: controller, isInitial: scene == initial))
        }
        for scene in document.scenes {
            for segue in document.segues(from: scene) {
                guard let from = places[scene],
                    let to = document.element(withID: segue.destination).flatMap({ document.scene(of: $0) })
                        .flatMap({ places[$0] })
                else { continue }
                let style: Edge.Style =
                    segue.name == "unwind" ? .dashed : document.isContainment(segue) ? .bold : .plain
                add(segue, from: from, to: to, style: style)
            }
        }
    }

    /// The connections of a document, or those that begin or end in an object.
    init(of start: NodeID?, in document: NibDocument) {
        self.document = document
        links = SceneLinks()
        isOfScenes = false
        let found = document.connectionNodes.filter { node in
            guard let connection = document.connection(node), let end = document.element(withID: connection.destination)
            else { return false }
            guard let start else { return true }
            return document.tree.contains(start, inner: connection.source) || document.tree.contains(start, inner: end)
        }
        var places: [NodeID: Int] = [:]
        for node in document.inDocumentOrder(ends(of: found)) {
            places[node] = nodes.count
            nodes.append(Node(node: node, object: node, isInitial: false))
        }
        if let start { inner = Set(document.tree.subtree(start).compactMap { places[$0] }) }
        for node in found {
            guard let connection = document.connection(node), let from = places[connection.source],
                let to = document.element(withID: connection.destination).flatMap({ places[$0] })
            else { continue }
            add(connection, from: from, to: to, style: Self.style(connection))
        }
    }

    private func ends(of connections: [NodeID]) -> [NodeID] {
        var ends: Set<NodeID> = []
        for connection in connections.lazy.compactMap({ document.connection($0) }) {
            ends.insert(connection.source)
            if let end = document.element(withID: connection.destination) { ends.insert(end) }
        }
        return Array(ends)
    }

    private mutating func add(_ connection: Connection, from: Int, to: Int, style: Edge.Style) {
        let isUnwinding = from == to && connection.kind == .segue && connection.name == "unwind"
        edges.append(
            Edge(node: connection.node, from: Int32(from), to: Int32(to), style: style, isUnwinding: isUnwinding))
    }

    private static func style(_ connection: Connection) -> Edge.Style {
        switch connection.kind {
        case .action: .dashed
        case .binding: .dotted
        case .segue: .bold
        case .outlet, .outletCollection, .accessibilityConnection: .plain
        }
    }

    // MARK: - Nodes

    /// The id by which edges refer to a node.
    func id(of node: Node) -> String { document.id(of: node.object) ?? "" }

    /// What a node is called.
    func label(of node: Node) -> String {
        if isOfScenes { return document.shortLabel(ofScene: node.node) }
        return document.isConstraint(node.node)
            ? document.summary(of: node.node, inFull: true) : document.fullName(of: node.node)
    }

    /// The class, and for a scene the storyboard identifier.
    func notes(of node: Node) -> [String] {
        if isOfScenes {
            let identifier = document.property("storyboardIdentifier", of: node.object)
            return [document.className(of: node.object), identifier.map { "\"\($0)\"" }].compactMap { $0 }
        }
        return document.isConstraint(node.node) ? [] : [text.kind(node.node).plain].filter { !$0.isEmpty }
    }

    // MARK: - Edges

    /// The connection of an edge.
    func connection(of edge: Edge) -> Connection { document.connection(edge.node)! }

    /// What an edge is called.
    func label(of edge: Edge) -> String {
        let connection = connection(of: edge)
        if isOfScenes { return SegueText(document: document).plainName(connection) }
        return switch connection.kind {
        case .action: connection.event.map { "\(connection.name) on \($0)" } ?? connection.name
        case .binding: connection.keyPath.map { "\(connection.name) = \($0)" } ?? connection.name
        case .segue: connection.relationship ?? connection.name
        case .outletCollection: "\(connection.name) […]"
        case .outlet, .accessibilityConnection: connection.name
        }
    }

    // MARK: - For programs

    /// The graph for programs.
    static let type = RecordType<Graph>("graph", rows: "edges") {
        Field("nodes", "the scenes or objects", each: node) { graph in
            graph.nodes.lazy.map { (node: $0, graph: graph) }
        }
        Field("edges", "the connections between them", each: edge) { graph in
            graph.edges.lazy.map { (edge: $0, graph: graph) }
        }
    }

    private static let node = RecordType<(node: Node, graph: Graph)>("node") {
        Fields(of: ShownObject.type) { ShownObject($0.node.object, in: $0.graph.document) }
        Field("sceneID", "the id of the scene") { item in
            item.graph.isOfScenes ? item.graph.document.tree.attribute("sceneID", of: item.node.node) : nil
        }
        Field("sceneLabel", "the name of the scene") { item in
            item.graph.isOfScenes ? item.graph.document.label(ofScene: item.node.node) : nil
        }
        Field("isInitial", "whether the storyboard begins with the scene", \.node.isInitial)
        Field("referencedBy", "the scenes of other storyboards that lead to it", each: SceneLinks.Link.type) { item in
            item.graph.links.incoming[item.node.node] ?? []
        }
        Field("reference", "the scene that a storyboard reference leads to", optional: SceneLinks.Link.type) { item in
            item.graph.links.outgoing[item.node.node]
        }
    }

    private static let edge = RecordType<(edge: Edge, graph: Graph)>("edge") {
        Fields(of: ShownConnection.type) {
            ShownConnection($0.graph.connection(of: $0.edge), in: $0.graph.document)
        }
    }
}
