import NibDocument
import Replies
import Wording

/// Draws objects with their connections below them, as text.
struct ConnectionMap {
    private let graph: Graph
    private let width: Int?

    /// Lays out the connections of a document or an object.
    ///
    /// - Parameters:
    ///   - graph: the connections.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    init(_ graph: Graph, width: Int?) {
        self.graph = graph
        self.width = width
    }

    /// A line for each object that connections start from, and for each connection; in the graph of one object, also for the
    /// connections that end there.
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
                leaving[place].map { row($0, mark: "→", end: graph.nodes[$0.to]) }
                + arriving[place].map { row($0, mark: "←", end: graph.nodes[$0.from]) }
            lines += laidOut(rows)
        }
        return lines
    }

    /// The rows in columns; if these are too wide, the other end is on a line of its own.
    private func laidOut(_ rows: [[StyledText]]) -> [StyledText] {
        let joined = rows.map { [$0[0], "\($0[1])  \($0[2])"] }
        let lines = Columns.lines(joined, indent: 2)
        guard let width, lines.contains(where: { $0.width > width }) else { return lines }
        let ends = Columns(indent: 6, width: width, shortened: [0])
        return zip(rows, joined).flatMap { row, joined -> [StyledText] in
            let line: StyledText = "  \(joined[0])  \(joined[1])"
            return line.width > width ? ["  \(row[0])"] + ends.lines([Array(row[1...])]) : [line]
        }
    }

    private func row(_ edge: Graph.Edge, mark: String, end other: Graph.Node) -> [StyledText] {
        let kind = edge.connection.kind == .outletCollection ? "collection" : edge.connection.kind.rawValue
        return ["\(mark, .dim) \(kind, .kind) \(edge.label)", "\(other.label, .label)", "\(other.id, .id)"]
    }
}
