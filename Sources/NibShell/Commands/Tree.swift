import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let tree = ShellCommand(
        name: "tree", syntax: [.optional([.operand(.object())])],
        summary: "shows the objects of the document, or those in an object, as an outline",
        examples: [Example("tree", "the whole document"), Example("tree iN0-l3-epB", "what is in a view")],
        seeAlso: ["objects", "show", "inspect"], group: "Looking"
    ) { shell, arguments in
        let session = try shell.requireSession()
        let start = try arguments["OBJ"].map { try References(session).resolve($0) }
        return Outline(document: session.document).reply(from: start)
    }
}

/// The objects of a document as an outline with lines.
struct Outline {
    let document: NibDocument

    private struct Row {
        let node: NodeID
        let lead: String
    }

    /// The outline of an object with all in it, or of the document.
    func reply(from start: NodeID?) -> Reply {
        var rows: [Row] = []
        var pending: [(node: NodeID, isLast: Bool, prefix: String, isTop: Bool)] = []
        let top = start.map { [$0] } ?? tops()
        for node in top.reversed() { pending.append((node, true, "", true)) }
        while let item = pending.popLast() {
            rows.append(Row(node: item.node, lead: item.isTop ? "" : item.prefix + (item.isLast ? "└─ " : "├─ ")))
            let children = document.children(of: item.node)
            let prefix = item.isTop ? "" : item.prefix + (item.isLast ? "   " : "│  ")
            for (index, child) in children.enumerated().reversed() {
                pending.append((child, index == children.count - 1, prefix, false))
            }
        }
        let text = ObjectText(document: document)
        let lines = Columns.lines(
            rows.map { row in
                let title: StyledText = "\(row.lead, .dim)\(text.label(row.node))"
                return [title, text.id(row.node), text.kind(row.node)]
            })
        return Reply(lines: lines.map(Self.trimmed), fields: [.init("objects", .array(top.map(json)))])
    }

    /// In a storyboard the scenes, else the objects at the top.
    private func tops() -> [NodeID] {
        let scenes = document.scenes
        let rest = document.children(of: nil).filter { document.scene(of: $0) == nil }
        return scenes + rest
    }

    private static func trimmed(_ line: StyledText) -> StyledText { line }

    /// The objects with their children; built from the leaves up, so that depth costs no stack.
    private func json(_ root: NodeID) -> JSONValue {
        var order: [(node: NodeID, children: [NodeID])] = []
        var pending = [root]
        while let node = pending.popLast() {
            let children = document.children(of: node)
            order.append((node, children))
            pending += children
        }
        var done: [NodeID: JSONValue] = [:]
        let text = ObjectText(document: document)
        for (node, children) in order.reversed() {
            let inner = children.map { done[$0] ?? .null }
            for child in children { done[child] = nil }
            done[node] = .object(text.members(node) + [.init("children", .array(inner))])
        }
        return done[root] ?? .null
    }
}
