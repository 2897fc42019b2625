import Bytes

/// Which elements of the document carry a value in one of some attributes; follows every change of the tree.
public final class AttributeIndex {
    private let names: NameSet
    private let store: ByteStore
    private let table: ValueTable
    /// Whether the index is about the attributes of the first numbers.
    private var covered: [Bool] = []
    /// How many values elements carry, equal ones counted as often as they occur.
    public private(set) var count = 0

    init(of names: NameSet, in store: ByteStore) {
        self.names = names
        self.store = store
        table = ValueTable(store: store)
    }

    // MARK: - Looking up

    /// The elements that carry the value, in no particular order; one that carries it twice is listed twice.
    public func nodes(_ value: String) -> [NodeID] { with(value) { table.nodes($0) } }

    /// The only element that carries the value, or nil when there is none or several do.
    public func only(_ value: String) -> NodeID? { with(value) { table.only($0) } }

    /// Whether any element carries the value.
    public func contains(_ value: String) -> Bool { with(value) { table.contains($0) } }

    /// All values, in no particular order.
    public var values: [String] { table.ranges(onlyShared: false).map(string) }

    /// The values that several elements carry; found without a look at the others when there are none.
    public var shared: [String] { count > table.count ? table.ranges(onlyShared: true).map(string) : [] }

    @inline(__always)
    private func with<Result>(_ value: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var value = value
        return value.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }

    private func string(_ range: ByteRange) -> String { store.with(range) { String(decoding: $0, as: UTF8.self) } }

    // MARK: - Following

    /// Whether the index is about an attribute.
    func covers(_ attribute: AttributeNumber, in tree: XMLTree) -> Bool {
        let place = Int(attribute.symbol)
        if place >= covered.count { covered = (0..<Int32(tree.names.count)).map { names.contains(tree.names[$0]) } }
        return covered[place]
    }

    /// What a parser needs to note values for this index.
    var notes: ValueNotes { ValueNotes(of: names, hash: table.hash) }

    /// Learns what a parser noted; `nodes` turns its numbers of nodes into those of the tree.
    func learn(_ notes: ValueNotes, nodes: (Int32) -> Int32) {
        count += notes.plain.count
        table.reserve(count)
        for note in notes.plain { table.add(nodes(note.node), note.value, hash: note.hash) }
        for (node, value) in notes.escaped { learn(nodes(node), value) }
    }

    func learn(_ node: NodeID, in tree: XMLTree) {
        visit(node, in: tree) { range, value in
            if let value { return learn(node.index, value) }
            count += 1
            table.add(node.index, range, hash: store.with(range) { table.hash($0) })
        }
    }

    func forget(_ node: NodeID, in tree: XMLTree) {
        visit(node, in: tree) { range, value in
            count -= 1
            if let value {
                with(value) { table.remove(node.index, $0) }
            } else {
                store.with(range) { table.remove(node.index, $0) }
            }
        }
    }

    /// Learns a value that stands nowhere in the store as it is meant.
    private func learn(_ node: Int32, _ value: String) {
        count += 1
        let range = with(value) { store.append($0) }
        table.add(node, range, hash: store.with(range) { table.hash($0) })
    }

    /// Calls `body` with where each value of an element stands and, where it is spelled with references, the value.
    @inline(__always)
    private func visit(_ node: NodeID, in tree: XMLTree, _ body: (ByteRange, String?) -> Void) {
        let head = tree.arena[node.index].head
        // Learning one of these adds bytes to the store, which may move what is being read.
        var escaped: [String] = []
        store.with(head) { tag in
            var scanner = tree.scanner(tag, of: node)
            while let span = scanner.next() {
                guard names.contains(UnsafeRawBufferPointer(rebasing: tag[span.name])) else { continue }
                let raw = UnsafeRawBufferPointer(rebasing: tag[span.value])
                if Escaping.isPlain(raw, isAttribute: true) {
                    body(ByteRange(start: head.start + UInt32(span.value.lowerBound), count: UInt32(raw.count)), nil)
                } else {
                    escaped.append(Escaping.decode(raw, isAttribute: true))
                }
            }
        }
        for value in escaped { body(.empty, value) }
    }
}

extension XMLTree {
    /// Makes an index over some attributes; it follows along from now on.
    ///
    /// - Parameter attributes: the names of the attributes whose values are looked up.
    /// - Returns: the index; the tree keeps it as well.
    public func makeIndex(of attributes: [String]) -> AttributeIndex {
        let index = AttributeIndex(of: NameSet(attributes), in: store)
        for node in subtree(document) { index.learn(node, in: self) }
        indexes.append(index)
        return index
    }
}
