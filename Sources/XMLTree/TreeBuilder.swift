import Bytes

/// Makes the nodes of a document from its markup and the text between.
struct TreeBuilder {
    /// What the nodes are made in.
    let nodes: Nodes
    private let bytes: UnsafeRawBufferPointer
    /// Added to places in the bytes: where they start in the store.
    private let offset: Int
    /// The element that is open.
    private var current: Int32
    private var lastEnd = 0

    /// Where nodes are kept, with their names and an index of some attributes.
    struct Nodes {
        let arena: NodeArena
        let names: NameTable
        var index: AttributeIndex?

        /// The names of the indexed attributes.
        var indexed: [String] { index.map { Array($0.names) } ?? [] }
    }

    /// Makes a builder.
    ///
    /// - Parameters:
    ///   - bytes: the bytes that the markup is in.
    ///   - offset: where they start in the store.
    ///   - nodes: gets the nodes.
    ///   - parent: the node that gets the top-level nodes.
    init(of bytes: UnsafeRawBufferPointer, at offset: Int, into nodes: Nodes, under parent: Int32) {
        self.bytes = bytes
        self.offset = offset
        self.nodes = nodes
        current = parent
    }

    /// Makes the nodes for markup that follows what was added before.
    mutating func add(_ markup: [Markup]) {
        for piece in markup {
            switch piece.kind {
            case .start: startElement(piece)
            case .end: endElement(piece)
            case .comment: leaf(.comment, at: piece)
            case .instruction: leaf(.instruction, at: piece)
            }
        }
    }

    /// Makes a node for the text after the last markup.
    mutating func finish() { text(upTo: bytes.count) }

    /// The name of the element that is open, and the line that its start tag is on.
    var openElement: (name: String, line: Int)? {
        let open = nodes.arena[current]
        guard open.kind == .element else { return nil }
        let lines = bytes[..<(Int(open.head.start) - offset)].reduce(1) { $1 == Byte.newline ? $0 + 1 : $0 }
        return (nodes.names[open.name], lines)
    }

    // MARK: - Nodes

    private mutating func startElement(_ markup: Markup) {
        text(upTo: Int(markup.start))
        let head = range(of: markup)
        let tag = UnsafeRawBufferPointer(rebasing: bytes[Int(markup.start)..<lastEnd])
        let nameEnd = Self.nameEnd(in: tag)
        var record = NodeRecord(kind: .element)
        record.name = nodes.names.intern(UnsafeRawBufferPointer(rebasing: tag[1..<nameEnd]))
        record.head = head
        current = nodes.arena.append(record, under: current)
        if markup.isIndexed { nodes.index?.learn(NodeID(current), tag: tag, nameEnd: nameEnd) }
    }

    private mutating func endElement(_ markup: Markup) {
        if markup.count > 0 {
            text(upTo: Int(markup.start))
            nodes.arena[current].tail = range(of: markup)
        }
        current = nodes.arena[current].parent
    }

    private mutating func leaf(_ kind: NodeKind, at markup: Markup) {
        text(upTo: Int(markup.start))
        var record = NodeRecord(kind: kind)
        record.head = range(of: markup)
        _ = nodes.arena.append(record, under: current)
    }

    /// Returns the range of markup in the store; text goes on behind it.
    private mutating func range(of markup: Markup) -> ByteRange {
        lastEnd = Int(markup.start) + Int(markup.count)
        return ByteRange(offset + Int(markup.start)..<offset + lastEnd)
    }

    private mutating func text(upTo position: Int) {
        guard position > lastEnd else { return }
        var record = NodeRecord(kind: .text)
        record.head = ByteRange(offset + lastEnd..<offset + position)
        _ = nodes.arena.append(record, under: current)
        lastEnd = position
    }

    /// Returns the offset at which the element's name ends in a start tag that expat has accepted.
    private static func nameEnd(in tag: UnsafeRawBufferPointer) -> Int {
        var end = 1
        while end < tag.count, tag[end] > Byte.space, tag[end] != Byte.greater, tag[end] != Byte.slash {
            end += 1
        }
        return end
    }
}

extension TreeBuilder.Nodes {
    /// Makes the node of a document without content, and an index if attributes are to be indexed.
    init(for bytes: UnsafeRawBufferPointer, indexing attributes: [String]) {
        // Documents have about 50 bytes for each node, and few have under 16. Memory that no node uses is never touched.
        arena = NodeArena(capacity: bytes.count / 16)
        var root = NodeRecord(kind: .document)
        root.attached = true
        root.tail = ByteRange(bytes.count..<bytes.count)
        _ = arena.append(root)
        names = NameTable()
        guard !attributes.isEmpty else { return }
        index = AttributeIndex(of: attributes)
        index?.reserve(bytes.count / 128)
    }
}
