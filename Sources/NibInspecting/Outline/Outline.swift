import NibDocument
import Replies
import Wording
import XMLTree

/// Draws the objects of a document as an outline, without recursion, so that deep documents cannot overflow the stack.
struct Outline {
    private let context: LookingContext
    private let document: NibDocument

    /// Makes the outline of a document.
    ///
    /// - Parameters:
    ///   - context: the document and the width of lines.
    ///   - depth: how many levels below the first ones are shown; nil for all.
    init(_ context: LookingContext, depth: Int?) {
        self.context = context
        document = context.document
        deepest = depth ?? .max
        // At a terminal, half of the line is left to the label, the id and the class.
        deepestIndent = context.width.map { min(40, max(2, $0 / 6)) } ?? 40
    }

    /// Deeper than this the lines stop moving to the right, and say how deep they are.
    private let deepestIndent: Int
    /// Objects deeper than this are counted, not shown.
    private let deepest: Int

    /// Ids begin here or further left, whatever the deepest line needs.
    private static let furthestID = 56
    private static let shortestLabel = 12

    private struct Row {
        let node: NodeID
        let parent: NodeID?
        let depth: Int
        let isLast: Bool
        /// The beginning of its line, which its siblings share.
        let prefix: String
        /// How many objects in it are not shown.
        let hidden: Int
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
        return try context.reply { line throws(CommandError) in
            var table = Columns(width: context.width)
            table.ragged = 0
            table.raggedLimit = Self.furthestID
            table.write(try context.rows(of: rows) { cells(of: $0, text: text) }, to: line)
        } fields: { () throws(CommandError) in
            let values = try context.each(rows) { row -> JSONValue in
                let parent = row.parent.flatMap { document.id(of: $0) }
                return .object(
                    text.members(row.node) + [
                        .init("parent", .optional(parent)), .init("depth", .int(row.depth)),
                        .init("hidden", .int(row.hidden)),
                    ])
            }
            return [.init("objects", .array(values))]
        }
    }

    private func cells(of row: Row, text: ObjectText) -> [StyledText] {
        let lead = StyledText(lead(row), .dim)
        let hidden = row.hidden > 0 ? StyledText("(\(Plural.of("object", count: row.hidden)) in it)", .dim) : ""
        let others = [text.id(row.node), text.kind(row.node), hidden].filter { !$0.isEmpty || row.hidden > 0 }
        let label = text.label(row.node)
        guard let width = context.width else { return [lead + label] + others }
        let room = width - lead.width - others.reduce(0) { $0 + 2 + $1.width }
        return [lead + label.fitting(max(room, Self.shortestLabel))] + others
    }

    private func rows(from top: [NodeID]) -> [Row] {
        var rows: [Row] = []
        var pending = top.reversed().map { Pending(node: $0, parent: nil, depth: 0, isLast: true, prefix: "") }
        while let item = pending.popLast() {
            let isDeepest = item.depth >= deepest
            rows.append(
                Row(
                    node: item.node, parent: item.parent, depth: item.depth, isLast: item.isLast, prefix: item.prefix,
                    hidden: isDeepest ? countInside(item.node) : 0))
            if isDeepest { continue }
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

    private func countInside(_ node: NodeID) -> Int {
        var count = 0
        var pending = document.children(of: node)
        while let next = pending.popLast() {
            count += 1
            pending += document.children(of: next)
        }
        return count
    }

    private func lead(_ row: Row) -> String {
        guard row.depth > 0 else { return "" }
        let depth = row.depth > deepestIndent ? "(\(row.depth)) " : ""
        return row.prefix + (row.isLast ? "└─ " : "├─ ") + depth
    }

    private func prefix(below item: Pending) -> String {
        guard item.depth > 0, item.depth < deepestIndent else { return item.prefix }
        return item.prefix + (item.isLast ? "   " : "│  ")
    }

    /// The scenes of a storyboard; otherwise the top-level objects.
    private func tops() -> [NodeID] {
        document.scenes + document.children(of: nil).filter { document.scene(of: $0) == nil }
    }
}
