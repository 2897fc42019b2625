import Bytes

/// Finds the elements of a document by the values of certain attributes; it follows every change of the tree.
public final class AttributeIndex {
    private let names: NameSet
    private let store: ByteStore
    private let table: ValueTable
    /// Whether the index covers an attribute, by symbol; filled on demand.
    private var covered: [Bool] = []
    /// The number of values of all elements; equal values count each time.
    public private(set) var count = 0

    init(of names: NameSet, in store: ByteStore) {
        self.names = names
        self.store = store
        table = ValueTable(store: store)
    }

    // MARK: - Looking up

    /// Returns the elements with a value, in no particular order; one that has it in two attributes appears twice.
    public func nodes(_ value: String) -> [NodeID] { with(value) { table.nodes($0) } }

    /// Returns the only element with a value; nil if there is none or more than one.
    public func only(_ value: String) -> NodeID? { with(value) { table.only($0) } }

    /// Whether any element has the value.
    public func contains(_ value: String) -> Bool { with(value) { table.contains($0) } }

    /// All values, in no particular order.
    public var values: [String] { table.ranges(onlyShared: false).map(string) }

    /// The values that several elements have; cheap if there are none.
    public var shared: [String] { count > table.count ? table.ranges(onlyShared: true).map(string) : [] }

    @inline(__always)
    private func with<Result>(_ value: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var value = value
        return value.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }

    private func string(_ range: ByteRange) -> String { store.with(range) { String(decoding: $0, as: UTF8.self) } }

    // MARK: - Following changes

    /// Whether the index covers an attribute.
    func covers(_ attribute: AttributeNumber, in tree: XMLTree) -> Bool {
        let place = Int(attribute.symbol)
        if place >= covered.count { covered = (0..<Int32(tree.names.count)).map { names.contains(tree.names[$0]) } }
        return covered[place]
    }

    /// Empty notes in which a parser collects values for this index.
    var notes: ValueNotes { ValueNotes(of: names, hash: table.hash) }

    /// Adds the values that a parser collected; `nodes` maps its node numbers to those of the tree.
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

    /// Adds a value whose decoded form is not in the store.
    private func learn(_ node: Int32, _ value: String) {
        count += 1
        let range = with(value) { store.append($0) }
        table.add(node, range, hash: store.with(range) { table.hash($0) })
    }

    /// Calls `body` with the range of each value of an element, and with the decoded value if it contains references.
    @inline(__always)
    private func visit(_ node: NodeID, in tree: XMLTree, _ body: (ByteRange, String?) -> Void) {
        let head = tree.arena[node.index].head
        // Adding one of these appends to the store, which may move the bytes being read, so it is done afterwards.
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
    /// Makes an index of certain attributes, which follows every change from now on.
    ///
    /// - Parameter attributes: the names of the attributes.
    /// - Returns: the index; the tree keeps it too.
    public func makeIndex(of attributes: [String]) -> AttributeIndex {
        let index = AttributeIndex(of: NameSet(attributes), in: store)
        for node in subtree(document) { index.learn(node, in: self) }
        indexes.append(index)
        return index
    }
}
