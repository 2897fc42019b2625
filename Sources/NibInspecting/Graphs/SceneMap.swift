import NibDocument
import Replies

/// Draws the scenes as a tree that starts at the initial controller, as text.
struct SceneMap {
    private let graph: Graph
    private let width: Int?
    private let leaving: [[Int]]
    private var isShown: [Bool]

    /// Deeper than this the lines stop moving to the right, and say how deep they are.
    private static let deepestIndent = 12

    /// A line that comes later.
    private struct Pending {
        let node: Int
        let edge: Int?
        let depth: Int
        let isLast: Bool
        let prefix: String
    }

    /// Lays out the scenes of a storyboard.
    ///
    /// - Parameters:
    ///   - graph: the scenes.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    init(_ graph: Graph, width: Int?) {
        self.graph = graph
        self.width = width
        var leaving = Array(repeating: [Int](), count: graph.nodes.count)
        for (place, edge) in graph.edges.enumerated() { leaving[Int(edge.from)].append(place) }
        self.leaving = leaving
        isShown = Array(repeating: false, count: graph.nodes.count)
    }

    /// Passes on a line for each scene and each way to it.
    mutating func write(to line: (StyledText) -> Void) {
        // First the initial scene, then scenes to which nothing leads, then scenes that are only reached in cycles.
        let places = graph.nodes.indices
        let reached = Set(graph.edges.filter { $0.from != $0.to && $0.style != .dashed }.map { Int($0.to) })
        let order =
            places.filter { graph.nodes[$0].isInitial } + places.filter { !reached.contains($0) } + Array(places)
        for place in order where !isShown[place] { show(from: place, to: line) }
    }

    private mutating func show(from root: Int, to line: (StyledText) -> Void) {
        var pending = [Pending(node: root, edge: nil, depth: 0, isLast: true, prefix: "")]
        while let item = pending.popLast() {
            let isAgain = isShown[item.node]
            line(row(item, isAgain: isAgain))
            if isAgain || item.edge.map({ graph.edges[$0].style == .dashed }) == true { continue }
            isShown[item.node] = true
            let edges = leaving[item.node]
            for way in graph.links.ways(of: graph.nodes[item.node].node) {
                let cells = way.cells.filter { !$0.isEmpty }
                line(
                    "  \(prefix(below: item) + (edges.isEmpty ? "   " : "│  "), .dim)\(cells.joined(separator: "  "))")
            }
            for (index, edge) in edges.enumerated().reversed() {
                pending.append(
                    Pending(
                        node: Int(graph.edges[edge].to), edge: edge, depth: item.depth + 1,
                        isLast: index == edges.count - 1, prefix: prefix(below: item)))
            }
        }
    }

    private func row(_ item: Pending, isAgain: Bool) -> StyledText {
        let node = graph.nodes[item.node]
        guard let edge = item.edge.map({ graph.edges[$0] }) else {
            return "\(node.isInitial ? "→ " : "  ", .dim)\(graph.label(of: node), .label)  \(graph.id(of: node), .id)"
        }
        let deep = item.depth > Self.deepestIndent ? "(\(item.depth)) " : ""
        let lead = "\(item.prefix)\(item.isLast ? "└─ " : "├─ ")\(deep)"
        let name = SegueText(document: graph.document).name(graph.connection(of: edge))
        if edge.style == .dashed { return "  \(lead, .dim)\(name)" }
        let end: StyledText = "  \(graph.id(of: node), .id)\(isAgain ? " ↑" : "", .dim)"
        let start: StyledText = "  \(lead, .dim)\(name)  "
        let label = StyledText(graph.label(of: node), .label)
        let room = width.map { max($0 - start.width - end.width, Self.shortestLabel) }
        return "\(start)\(room.map(label.fitting) ?? label)\(end)"
    }

    private static let shortestLabel = 12

    private func prefix(below item: Pending) -> String {
        guard item.depth > 0, item.depth < Self.deepestIndent else { return item.prefix }
        return item.prefix + (item.isLast ? "   " : "│  ")
    }
}
