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

    /// Passes on a line for each object that connections start from, and for each connection; in the graph of one object, also for the
    /// connections that end there.
    func write(to line: (StyledText) -> Void) {
        var leaving = Array(repeating: [Int32](), count: graph.nodes.count)
        var arriving = leaving
        for (place, edge) in graph.edges.enumerated() {
            let (from, to) = (Int(edge.from), Int(edge.to))
            if graph.inner.isEmpty || graph.inner.contains(from) { leaving[from].append(Int32(place)) }
            if graph.inner.contains(to), !graph.inner.contains(from) { arriving[to].append(Int32(place)) }
        }
        for (place, node) in graph.nodes.enumerated() where !leaving[place].isEmpty || !arriving[place].isEmpty {
            line("\(graph.label(of: node), .label)  \(graph.id(of: node), .id)")
            var rows = CompactRows()
            for edge in leaving[place].lazy.map({ graph.edges[Int($0)] }) {
                rows.append(row(edge, mark: "→", end: edge.to))
            }
            for edge in arriving[place].lazy.map({ graph.edges[Int($0)] }) {
                rows.append(row(edge, mark: "←", end: edge.from))
            }
            Columns(indent: 2, width: width).write(rows, to: line)
        }
    }

    private func row(_ edge: Graph.Edge, mark: String, end: Int32) -> [StyledText] {
        let kind = graph.connection(of: edge).kind
        let other = graph.nodes[Int(end)]
        return [
            "\(mark, .dim) \(kind == .outletCollection ? "collection" : kind.rawValue, .kind) \(graph.label(of: edge))",
            "\(StyledText(graph.label(of: other), .label).label())  \(graph.id(of: other), .id)",
        ]
    }
}
