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
        deepestIndent = context.width.map { min(Self.mostIndent, max(2, $0 / 6)) } ?? Self.mostIndent
    }

    /// Deeper than this the lines stop moving to the right, and say how deep they are.
    private let deepestIndent: Int
    /// No document that people made has objects that deep (`XMLTree.deepest`).
    private static let mostIndent = 20
    /// Objects deeper than this are counted, not shown.
    private let deepest: Int

    /// Ids begin here or further left, whatever the deepest line needs.
    private static let furthestID = 56
    private static let shortestLabel = 12

    struct Row {
        fileprivate let node: NodeID
        fileprivate let parent: NodeID?
        fileprivate let depth: Int
        fileprivate let isLast: Bool
        /// The beginning of its line, which its siblings share.
        fileprivate let prefix: String
    }

    /// The rows of an outline, in order. They are made one by one, because there are as many as objects.
    struct Rows: Sequence, IteratorProtocol {
        fileprivate let outline: Outline
        /// The rows that come next, in reverse order; those of the objects in them come between.
        private var pending: [Row]

        init(of top: [NodeID], in outline: Outline) {
            self.outline = outline
            pending = top.reversed().map { Row(node: $0, parent: nil, depth: 0, isLast: true, prefix: "") }
        }

        mutating func next() -> Row? {
            guard let row = pending.popLast() else { return nil }
            guard !outline.isDeepest(row) else { return row }
            let children = outline.document.children(of: row.node)
            let prefix = outline.prefix(below: row)
            for (index, child) in children.enumerated().reversed() {
                let isLast = index == children.count - 1
                pending.append(
                    Row(node: child, parent: row.node, depth: row.depth + 1, isLast: isLast, prefix: prefix))
            }
            return row
        }
    }

    /// Returns the outline of an object and everything in it, or of the document.
    ///
    /// - Throws: the error of an interrupted command.
    func reply(from start: NodeID?) throws(CommandError) -> Reply {
        let rows = Rows(of: start.map { [$0] } ?? tops(), in: self)
        let text = ObjectText(document: document)
        return try context.reply(Self.type, of: rows) { line throws(CommandError) in
            var table = Columns(width: context.width)
            table.ragged = 0
            table.raggedLimit = Self.furthestID
            table.write(try context.rows(of: rows) { cells(of: $0, text: text) }, to: line)
        }
    }

    /// The outline for programs.
    static let type = RecordType<Rows>("outline", rows: "objects") {
        Field("objects", "the objects, each before those in it", each: object) { rows in
            rows.lazy.map { (outline: rows.outline, row: $0) }
        }
    }

    private static let object = RecordType<(outline: Outline, row: Row)>("outlined object") {
        Fields(of: ShownObject.type) { ShownObject($0.row.node, in: $0.outline.document) }
        Field("parent", "the id of the object that it is in") { item in
            item.row.parent.flatMap { item.outline.document.id(of: $0) }
        }
        Field("depth", "how many objects it is in, counted from where the outline begins", \.row.depth)
        Field("hiddenCount", "how many objects in it are not shown") { $0.outline.hidden(in: $0.row) }
    }

    private func cells(of row: Row, text: ObjectText) -> [StyledText] {
        let lead = StyledText(lead(row), .dim)
        let count = hidden(in: row)
        let hidden = count > 0 ? StyledText("(\(Plural.of("object", count: count)) in it)", .dim) : ""
        let (id, kind, label) = (text.id(row.node), text.kind(row.node), text.label(row.node))
        func others(with kind: StyledText?) -> [StyledText] {
            [id, kind, count > 0 ? hidden : nil].compactMap(\.self).filter { !$0.isEmpty || count > 0 }
        }
        guard let width = context.width else { return [lead + label.label()] + others(with: kind) }
        func rest(beside others: [StyledText]) -> Int { width - lead.width - others.reduce(0) { $0 + 2 + $1.width } }
        // A class gives way before a name: it is cut, then left out; at once if something is beside it.
        let room = kind.width + min(0, rest(beside: others(with: kind)) - label.label().width)
        let isCut = room < kind.width
        let isLeftOut = isCut && (room < Giving.shortestClass || count > 0)
        let kept = others(with: isLeftOut ? nil : isCut ? kind.fitting(room) : kind)
        let longest = max(rest(beside: kept), Self.shortestLabel)
        return [lead + label.label(min(Giving.longestLabel, longest))] + kept
    }

    private func isDeepest(_ row: Row) -> Bool { row.depth >= deepest }

    /// How many objects in that of a row are not shown.
    private func hidden(in row: Row) -> Int {
        guard isDeepest(row) else { return 0 }
        var count = 0
        var pending = document.children(of: row.node)
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

    private func prefix(below item: Row) -> String {
        guard item.depth > 0, item.depth < deepestIndent else { return item.prefix }
        return item.prefix + (item.isLast ? "   " : "│  ")
    }

    /// The scenes of a storyboard; otherwise the top-level objects.
    private func tops() -> [NodeID] {
        document.scenes + document.children(of: nil).filter { document.scene(of: $0) == nil }
    }
}
