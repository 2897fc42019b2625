import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

private enum GraphParameters {
    static let object = Parameter<ObjectReference>(
        "OBJ", summary: "an object whose connections are drawn, or a scene")
    static let dot = Flag("--dot", summary: "prints a graph for Graphviz")
    static let mermaid = Flag("--mermaid", summary: "prints a flowchart for Mermaid")
}

/// `graph [OBJ]` draws scenes or connections.
enum GraphCommand {
    static let command = LookingCommand(
        name: "graph",
        syntax: [
            .optional([.operand(GraphParameters.object)]),
            .optional([.flag(GraphParameters.dot), .flag(GraphParameters.mermaid)]),
        ],
        summary: "draws the scenes of a storyboard, or the connections of a xib or an object",
        discussion: """
            Without OBJ, it draws the scenes of a storyboard, starting at the initial controller: ◆ what a scene contains, → \
            what it shows or presents, ↩ unwinding; ↑ marks a scene that is drawn further up, with everything that follows it. \
            → with a file is the scene of another storyboard that a reference leads to, and ← one that leads here. For a xib, \
            it draws the objects with their connections. With OBJ, it draws the connections of the object and of \
            everything in it.

            `nibsh Main.storyboard -c 'graph --dot' | dot -Tsvg` makes a picture.
            """,
        examples: [
            Example("graph", "which scene leads where"), Example("graph --mermaid", "for a page in Markdown"),
            Example("graph iN0-l3-epB --dot", "a view's connections"),
        ],
        seeAlso: ["scenes", "connections", "tree"], group: "Looking", answer: Graph.type.shape
    ) { context, arguments in
        let document = context.document
        let start = try arguments[ifGiven: GraphParameters.object].map { try context.references.sceneOrObject($0.word) }
        let isOfScenes = start == nil && document.kind.isStoryboard
        let graph = isOfScenes ? Graph(scenesOf: document, links: SceneLinks(context)) : Graph(of: start, in: document)
        let ways = start.map(context.waysToOtherStoryboards) ?? []
        return try context.reply(Graph.type, of: graph) { line throws(CommandError) in
            try CommandError.throwIfInterrupted()
            if arguments[GraphParameters.dot] {
                GraphDrawing(graph).writeDot(named: context.name) { line(StyledText($0)) }
            } else if arguments[GraphParameters.mermaid] {
                GraphDrawing(graph).writeMermaid { line(StyledText($0)) }
            } else if graph.nodes.isEmpty, ways.isEmpty {
                line(start.map { "nothing is connected to \(document.fullName(of: $0))" } ?? "nothing is connected")
            } else if isOfScenes {
                var map = SceneMap(graph, width: context.width)
                map.write(to: line)
            } else {
                ConnectionMap(graph, width: context.width).write(to: line)
                Columns(width: context.width, giving: [.nothing, .label, .nothing]).write(ways.map(\.cells), to: line)
            }
        }
    }
}
