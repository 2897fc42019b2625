/// A graph in the languages of drawing programs.
struct GraphDrawing {
    private let graph: Graph
    /// The labels of unwind segues, each once. Their destination is found only at run time, so each label gets a small node of
    /// its own.
    private let exits: [String]

    /// Takes a graph to draw.
    init(_ graph: Graph) {
        self.graph = graph
        var seen: Set<String> = []
        exits = graph.edges.lazy.filter(\.isUnwinding).map { graph.label(of: $0) }.filter { seen.insert($0).inserted }
    }

    /// A way between a scene and one of another storyboard.
    private struct Way {
        /// The place of the scene among the nodes.
        let node: Int
        let isIncoming: Bool
        /// The storyboard and the id there, which no scene of this storyboard has for a name.
        let name: String
        /// The storyboard, and the scene in it.
        let lines: [String]
    }

    private var ways: [Way] {
        graph.nodes.enumerated().flatMap { place, node in
            graph.links.ways(of: node.node).map { way in
                Way(
                    node: place, isIncoming: way.isIncoming, name: "\(way.link.file)#\(way.link.id)",
                    lines: [way.link.file, way.link.label].filter { !$0.isEmpty })
            }
        }
    }

    // MARK: - Graphviz

    /// The graph in Graphviz's language ("The DOT Language").
    ///
    /// - Parameters:
    ///   - name: the name of the graph.
    ///   - line: receives the lines.
    func writeDot(named name: String, to line: (String) -> Void) {
        for head in ["digraph \(Self.dotQuoted(name)) {", "    rankdir=LR;", "    node [shape=box];"] { line(head) }
        for (place, node) in graph.nodes.enumerated() {
            let text = ([graph.label(of: node)] + graph.notes(of: node)).map(Self.dotEscaped).joined(separator: "\\n")
            let mark = node.isInitial ? ", penwidth=2" : ""
            line("    \(dotName(place)) [label=\"\(text)\"\(mark)];")
        }
        for exit in exits {
            line("    \(Self.dotQuoted(exit)) [label=\(Self.dotQuoted("↩ " + exit)), shape=plaintext];")
        }
        for way in ways {
            let (here, there) = (dotName(way.node), Self.dotQuoted(way.name))
            line("    \(there) [label=\"\(way.lines.map(Self.dotEscaped).joined(separator: "\\n"))\", style=dashed];")
            line("    \(way.isIncoming ? there : here) -> \(way.isIncoming ? here : there);")
        }
        for edge in graph.edges {
            guard !edge.isUnwinding else {
                line("    \(dotName(Int(edge.from))) -> \(Self.dotQuoted(graph.label(of: edge))) [style=dashed];")
                continue
            }
            line(
                "    \(dotName(Int(edge.from))) -> \(dotName(Int(edge.to))) [label=\(Self.dotQuoted(graph.label(of: edge)))"
                    + "\(Self.dotStyle(edge.style))];")
        }
        line("}")
    }

    private func dotName(_ place: Int) -> String {
        let id = graph.id(of: graph.nodes[place])
        return Self.dotQuoted(id.isEmpty ? "node \(place)" : id)
    }

    private static func dotQuoted(_ text: String) -> String { "\"\(dotEscaped(text))\"" }

    /// Backslashes begin escapes in labels, quotes end them.
    private static func dotEscaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { out, scalar in
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": out += "\\n"
            default: out.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
            }
        }
    }

    private static func dotStyle(_ style: Graph.Edge.Style) -> String {
        switch style {
        case .plain: ""
        case .dashed: ", style=dashed"
        case .bold: ", style=bold"
        case .dotted: ", style=dotted"
        }
    }

    // MARK: - Mermaid

    /// The graph as a flowchart in Mermaid's language ("Flowcharts - Basic Syntax").
    ///
    /// - Parameter line: receives the lines.
    func writeMermaid(to line: (String) -> Void) {
        line("flowchart LR")
        for (place, node) in graph.nodes.enumerated() {
            let text = ([graph.label(of: node)] + graph.notes(of: node)).map(Self.mermaidEscaped).joined(
                separator: "<br/>")
            let (open, close) = node.isInitial ? ("([", "])") : ("[", "]")
            line("    n\(place)\(open)\"\(text)\"\(close)")
        }
        for (place, exit) in exits.enumerated() {
            line("    x\(place)>\"↩ \(Self.mermaidEscaped(exit))\"]")
        }
        for (place, way) in ways.enumerated() {
            line("    o\(place)[[\"\(way.lines.map(Self.mermaidEscaped).joined(separator: "<br/>"))\"]]")
            line("    " + (way.isIncoming ? "o\(place) --> n\(way.node)" : "n\(way.node) --> o\(place)"))
        }
        let places = Dictionary(uniqueKeysWithValues: exits.enumerated().map { ($0.element, $0.offset) })
        for edge in graph.edges {
            if edge.isUnwinding, let exit = places[graph.label(of: edge)] {
                line("    n\(edge.from) -.-> x\(exit)")
                continue
            }
            let arrow = Self.mermaidArrow(edge.style)
            line("    n\(edge.from) \(arrow)|\"\(Self.mermaidEscaped(graph.label(of: edge)))\"| n\(edge.to)")
        }
    }

    private static func mermaidArrow(_ style: Graph.Edge.Style) -> String {
        switch style {
        case .plain: "-->"
        case .dashed, .dotted: "-.->"
        case .bold: "==>"
        }
    }

    /// Escapes everything that HTML or Mermaid could read as markup. Mermaid writes entities with `#` instead of `&`.
    private static func mermaidEscaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { out, scalar in
            switch scalar {
            case "\"", "#", "&", "<", ">", "`", "|", ";": out += "#\(scalar.value);"
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": out += "<br/>"
            default: out.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
            }
        }
    }
}
