import NibDocument
import Replies
import XMLTree

/// Draws the objects of a document as an outline, without recursion, so that deep documents cannot overflow the stack.
struct Outline {
    private let context: LookingContext
    private let document: NibDocument

    init(_ context: LookingContext) {
        self.context = context
        document = context.document
    }

    /// Deeper than this the lines stop moving to the right, and say how deep they are.
    private static let deepestIndent = 40

    private struct Row {
        let node: NodeID
        let parent: NodeID?
        let depth: Int
        let lead: String
    }

    /// An object whose row comes later.
    private struct Pending {
        let node: NodeID
        let parent: NodeID?
        let depth: Int
        let isLast: Bool
        /// The beginning of the lines of its siblings.
        let prefix: String
    }

    /// Returns the outline of an object and everything in it, or of the document.
    ///
    /// - Throws: the error of an interrupted command.
    func reply(from start: NodeID?) throws(CommandError) -> Reply {
        let rows = self.rows(from: start.map { [$0] } ?? tops())
        let text = ObjectText(document: document)
        return try context.reply { () throws(CommandError) in
            Columns.text(
                try context.each(rows) { row in
                    ["\(row.lead, .dim)\(text.label(row.node))", text.id(row.node), text.kind(row.node)]
                })
        } fields: { () throws(CommandError) in
            let values = try context.each(rows) { row -> JSONValue in
                let parent = row.parent.flatMap { document.id(of: $0) }
                return .object(
                    text.members(row.node) + [.init("parent", .optional(parent)), .init("depth", .int(row.depth))])
            }
            return [.init("objects", .array(values))]
        }
    }

    private func rows(from top: [NodeID]) -> [Row] {
        var rows: [Row] = []
        var pending = top.reversed().map { Pending(node: $0, parent: nil, depth: 0, isLast: true, prefix: "") }
        while let item = pending.popLast() {
            rows.append(Row(node: item.node, parent: item.parent, depth: item.depth, lead: lead(item)))
            let children = document.children(of: item.node)
            let prefix = self.prefix(below: item)
            for (index, child) in children.enumerated().reversed() {
                let isLast = index == children.count - 1
                pending.append(
                    Pending(node: child, parent: item.node, depth: item.depth + 1, isLast: isLast, prefix: prefix))
            }
        }
        return rows
    }

    private func lead(_ item: Pending) -> String {
        guard item.depth > 0 else { return "" }
        let depth = item.depth > Self.deepestIndent ? "(\(item.depth)) " : ""
        return item.prefix + (item.isLast ? "└─ " : "├─ ") + depth
    }

    private func prefix(below item: Pending) -> String {
        guard item.depth > 0, item.depth < Self.deepestIndent else { return item.prefix }
        return item.prefix + (item.isLast ? "   " : "│  ")
    }

    /// The scenes of a storyboard; otherwise the top-level objects.
    private func tops() -> [NodeID] {
        document.scenes + document.children(of: nil).filter { document.scene(of: $0) == nil }
    }
}
