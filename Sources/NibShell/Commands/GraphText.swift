import NibDocument
import Replies
import Wording

/// How wide drawings in text are.
enum GraphWidth {
    /// The columns of a terminal that nobody made wider.
    static let columns = 80
}

/// The scenes as a tree from the initial controller on, in text.
struct SceneMap {
    private let graph: Graph
    private let leaving: [[Int]]
    private var isShown: [Bool]
    private var rows: [StyledText] = []

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
    init(_ graph: Graph) {
        self.graph = graph
        var leaving = Array(repeating: [Int](), count: graph.nodes.count)
        for (place, edge) in graph.edges.enumerated() { leaving[edge.from].append(place) }
        self.leaving = leaving
        isShown = Array(repeating: false, count: graph.nodes.count)
        // First the initial controller's, then those to which nothing leads, then what is only on circles.
        let places = graph.nodes.indices
        let reached = Set(graph.edges.filter { $0.from != $0.to && $0.style != .dashed }.map(\.to))
        let order =
            places.filter { graph.nodes[$0].isInitial } + places.filter { !reached.contains($0) } + Array(places)
        for place in order where !isShown[place] { show(from: place) }
    }

    /// One line a scene and way.
    var lines: [StyledText] { rows }

    private mutating func show(from root: Int) {
        var pending = [Pending(node: root, edge: nil, depth: 0, isLast: true, prefix: "")]
        while let item = pending.popLast() {
            let isAgain = isShown[item.node]
            rows.append(row(item, isAgain: isAgain))
            if isAgain || item.edge.map({ graph.edges[$0].style == .dashed }) == true { continue }
            isShown[item.node] = true
            let edges = leaving[item.node]
            for (index, edge) in edges.enumerated().reversed() {
                pending.append(
                    Pending(
                        node: graph.edges[edge].to, edge: edge, depth: item.depth + 1,
                        isLast: index == edges.count - 1, prefix: prefix(below: item)))
            }
        }
    }

    private func row(_ item: Pending, isAgain: Bool) -> StyledText {
        let node = graph.nodes[item.node]
        guard let edge = item.edge.map({ graph.edges[$0] }) else {
            return "\(node.isInitial ? "→ " : "  ", .dim)\(node.label, .label)  \(node.id, .id)"
        }
        let deep = item.depth > Self.deepestIndent ? "(\(item.depth)) " : ""
        let lead = "\(item.prefix)\(item.isLast ? "└─ " : "├─ ")\(deep)"
        let name = SegueText(document: graph.document).name(edge.connection)
        if edge.style == .dashed { return "  \(lead, .dim)\(name)" }
        let end: StyledText = "  \(node.id, .id)\(isAgain ? " ↑" : "", .dim)"
        let start: StyledText = "  \(lead, .dim)\(name)  "
        let label = Self.fitting(node.label, GraphWidth.columns - start.width - end.width)
        return "\(start)\(label, .label)\(end)"
    }

    /// A label in so many columns, but never in fewer than 12.
    private static func fitting(_ label: String, _ columns: Int) -> String {
        var label = label[...]
        guard DisplayWidth.of(String(label)) > max(columns, 12) else { return String(label) }
        while DisplayWidth.of(String(label)) >= max(columns, 12) { label.removeLast() }
        return label + "…"
    }

    private func prefix(below item: Pending) -> String {
        guard item.depth > 0, item.depth < Self.deepestIndent else { return item.prefix }
        return item.prefix + (item.isLast ? "   " : "│  ")
    }
}

/// Objects with their connections below them, in text.
struct ConnectionMap {
    private let graph: Graph

    /// Lays out the connections of a document or an object.
    init(_ graph: Graph) { self.graph = graph }

    /// Each object that connections start from, with these; of one object's graph also those that end there.
    var lines: [StyledText] {
        var leaving = Array(repeating: [Graph.Edge](), count: graph.nodes.count)
        var arriving = leaving
        for edge in graph.edges {
            if graph.inner.isEmpty || graph.inner.contains(edge.from) { leaving[edge.from].append(edge) }
            if graph.inner.contains(edge.to), !graph.inner.contains(edge.from) { arriving[edge.to].append(edge) }
        }
        var lines: [StyledText] = []
        for (place, node) in graph.nodes.enumerated() where !leaving[place].isEmpty || !arriving[place].isEmpty {
            lines.append("\(node.label, .label)  \(node.id, .id)")
            let rows =
                leaving[place].map { row("→", $0, graph.nodes[$0.to]) }
                + arriving[place].map { row("←", $0, graph.nodes[$0.from]) }
            lines += Self.laidOut(rows)
        }
        return lines
    }

    /// The rows in columns; where these are too wide, with the other end on a line of its own.
    private static func laidOut(_ rows: [[StyledText]]) -> [StyledText] {
        let lines = Columns.lines(rows, indent: 2)
        guard lines.contains(where: { $0.width > GraphWidth.columns }) else { return lines }
        return rows.flatMap { row -> [StyledText] in
            let line: StyledText = "  \(row[0])  \(row[1])"
            return line.width > GraphWidth.columns ? ["  \(row[0])", "      \(row[1])"] : [line]
        }
    }

    private func row(_ mark: String, _ edge: Graph.Edge, _ other: Graph.Node) -> [StyledText] {
        let kind = edge.connection.kind == .outletCollection ? "collection" : edge.connection.kind.rawValue
        return ["\(mark, .dim) \(kind, .kind) \(edge.label)", "\(other.label, .label)  \(other.id, .id)"]
    }
}
