#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Which elements of the document carry a value in one of some attributes; follows every change of the tree.
public final class AttributeIndex {
    private let attributes: [[UInt8]]
    /// Bit n is set when one of the names has n bytes: most attributes are passed over by their length.
    private let lengths: UInt64
    /// The names with a zero byte behind each, for the C library.
    private let names: [[CChar]]
    private var nodes: [String: Places] = [:]
    /// How many values elements carry, equal ones counted as often as they occur.
    public private(set) var count = 0

    /// Where a value occurs: nearly always once.
    private enum Places {
        case one(NodeID)
        case many([NodeID])
    }

    init(attributes: [String]) {
        self.attributes = attributes.map { Array($0.utf8) }
        names = attributes.map { Array($0.utf8CString) }
        lengths = self.attributes.reduce(0) { $0 | 1 << UInt64($1.count & 63) }
    }

    /// The elements that carry the value, in no particular order; one that carries it twice is listed twice.
    public func nodes(_ value: String) -> [NodeID] {
        switch nodes[value] {
        case nil: []
        case .one(let node): [node]
        case .many(let nodes): nodes
        }
    }

    /// The only element that carries the value, or nil when there is none or several do.
    public func only(_ value: String) -> NodeID? {
        if case .one(let node) = nodes[value] { return node }
        return nil
    }

    /// All values, in no particular order.
    public var values: some Collection<String> { nodes.keys }

    /// The values that several elements carry; found without a look at the others when there are none.
    public var shared: [String] {
        guard count > nodes.count else { return [] }
        return nodes.compactMap { value, places in
            if case .many = places { value } else { nil }
        }
    }

    /// Whether the index is about an attribute.
    func covers(_ attribute: String) -> Bool {
        let count = attribute.utf8.count
        guard lengths >> UInt64(count & 63) & 1 == 1 else { return false }
        return attributes.contains { $0.count == count && $0.elementsEqual(attribute.utf8) }
    }

    /// Whether any element carries the value.
    public func contains(_ value: String) -> Bool { nodes[value] != nil }

    func learn(_ node: NodeID, in tree: XMLTree) {
        visit(node, in: tree) { value in learn(node, value) }
    }

    /// Learns an element from the attributes that expat gives: names and values by turns, nil at the end.
    func learn(_ node: NodeID, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        var place = 0
        while let name = pairs[place], let value = pairs[place + 1] {
            for wanted in names where strcmp(wanted, name) == 0 { learn(node, String(cString: value)) }
            place += 2
        }
    }

    private func learn(_ node: NodeID, _ value: String) {
        count += 1
        guard let other = nodes.updateValue(.one(node), forKey: value) else { return }
        switch other {
        case .one(let other): nodes[value] = .many([other, node])
        case .many(var list):
            list.append(node)
            nodes[value] = .many(list)
        }
    }

    /// Makes room for about so many values.
    func reserve(_ count: Int) { nodes.reserveCapacity(count) }

    func forget(_ node: NodeID, in tree: XMLTree) {
        visit(node, in: tree) { value in
            count -= 1
            switch nodes[value] {
            case nil: break
            case .one: nodes[value] = nil
            case .many(var list):
                nodes[value] = nil
                if let place = list.lastIndex(of: node) {
                    list.swapAt(place, list.count - 1)
                    list.removeLast()
                }
                nodes[value] = list.count == 1 ? .one(list[0]) : .many(list)
            }
        }
    }

    @inline(__always)
    private func visit(_ node: NodeID, in tree: XMLTree, _ body: (String) -> Void) {
        tree.store.with(tree.arena[node.index].head) { tag in
            var scanner = AttributeScanner(tag)
            while let span = scanner.next() {
                guard lengths >> UInt64(span.name.count & 63) & 1 == 1 else { continue }
                for name in attributes where name.withUnsafeBufferPointer({ scanner.has($0, at: span) }) {
                    body(XMLTree.value(tag, span.value))
                }
            }
        }
    }
}

extension XMLTree {
    /// Makes an index over some attributes; it follows along from now on.
    ///
    /// - Parameter attributes: the names of the attributes whose values are looked up.
    /// - Returns: the index; the tree keeps it as well.
    public func makeIndex(of attributes: [String]) -> AttributeIndex {
        let index = AttributeIndex(attributes: attributes)
        for node in subtree(document) { index.learn(node, in: self) }
        indexes.append(index)
        return index
    }
}
