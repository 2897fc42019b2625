import Bytes

/// Finds the elements of a document by the values of certain attributes; it follows every change of the tree.
package final class AttributeIndex {
    /// The names of the attributes.
    let names: Set<String>
    /// The lengths of the names in bytes: bit N is set if one has N bytes, the last bit for all longer ones. Most other attributes are
    /// told apart by it.
    private let lengths: UInt64
    private var elements: [ExactText: IndexedElements] = [:]
    /// The values in order, once somebody has asked for those with a beginning.
    private var sorted: SortedValues?
    /// The number of times that somebody asked for those before they were sorted.
    private var searchCount = 0
    private static let fewSearches = 2
    /// Whether the index covers an attribute, by symbol; filled on demand.
    private var covered: [Bool] = []
    /// The number of values of all elements; equal values count each time.
    package private(set) var count = 0

    init(of names: [String]) {
        self.names = Set(names)
        lengths = names.reduce(0) { $0 | Self.bit(ofLength: $1.utf8.count) }
    }

    init(copyOf original: AttributeIndex) {
        names = original.names
        lengths = original.lengths
        elements = original.elements.mapValues { $0.copy() }
        count = original.count
    }

    private static func bit(ofLength count: Int) -> UInt64 { 1 << UInt64(min(count, 63)) }

    // MARK: - Looking up

    /// Returns the elements with a value, each once, in no particular order.
    package func nodes(_ value: String) -> [NodeID] { elements[ExactText(value)]?.all ?? [] }

    /// Returns the number of elements with a value.
    package func count(of value: String) -> Int { elements[ExactText(value)]?.count ?? 0 }

    /// Returns the only element with a value; nil if there is none or more than one.
    package func only(_ value: String) -> NodeID? {
        guard let holders = elements[ExactText(value)], holders.isSingle else { return nil }
        return holders.first
    }

    /// Whether any element has the value.
    package func contains(_ value: String) -> Bool { elements[ExactText(value)] != nil }

    /// All values, in no particular order.
    package var values: [String] { elements.keys.map(\.text) }

    /// The values that several elements have; cheap if there are none.
    package var shared: [String] {
        count > elements.count ? elements.filter { !$0.value.isSingle }.map(\.key.text) : []
    }

    /// Returns values that begin with a text, each once, in no particular order.
    ///
    /// - Parameters:
    ///   - beginning: the text.
    ///   - limit: how many values are enough.
    ///   - isWanted: whether a value counts.
    /// - Returns: the values, at most as many as are enough.
    package func values(
        startingWith beginning: String, limit: Int = .max, where isWanted: (String) -> Bool = { _ in true }
    ) -> [String] {
        var found: Set<ExactText> = []
        func visit(_ value: ExactText) -> Bool {
            if isWanted(value.text) { found.insert(value) }
            return found.count < limit
        }
        if searchCount < Self.fewSearches {
            searchCount += 1
            for value in elements.keys where value.text.hasPrefix(beginning) { guard visit(value) else { break } }
        } else {
            if sorted?.isWorn != false { sorted = SortedValues(elements.keys.lazy.map(\.text)) }
            sorted!.visit(startingWith: beginning) { value in
                elements[ExactText(value)] == nil || visit(ExactText(value))
            }
        }
        return found.map(\.text)
    }

    // MARK: - Following changes

    /// Whether the index covers an attribute.
    func covers(_ attribute: AttributeNumber, in tree: XMLTree) -> Bool {
        let place = Int(attribute.symbol)
        if place >= covered.count { covered = (0..<Int32(tree.names.count)).map { names.contains(tree.names[$0]) } }
        return covered[place]
    }

    /// Makes room for an approximate total number of values.
    func reserve(_ count: Int) { elements.reserveCapacity(count) }

    /// Adds an element with a value.
    func learn(_ node: NodeID, value: String) {
        count += 1
        let key = ExactText(value)
        guard var holders = elements.updateValue(IndexedElements(node), forKey: key) else {
            sorted?.add(value)
            return
        }
        holders.add(node)
        elements[key] = holders
    }

    /// Adds an element with its values.
    func learn(_ node: NodeID, in tree: XMLTree) {
        for value in values(of: node, in: tree) { learn(node, value: value) }
    }

    /// Adds an element with the values in its start tag, in which the element's name ends at an offset.
    func learn(_ node: NodeID, tag: UnsafeRawBufferPointer, nameEnd: Int) {
        for name in names {
            if let value = XMLTree.findLast(name, in: tag) {
                learn(node, value: XMLTree.value(tag, at: value))
            } else if let span = XMLTree.find(name, in: tag, behind: nameEnd) {
                learn(node, value: XMLTree.value(tag, at: span.value))
            }
        }
    }

    /// Removes an element with its values.
    func forget(_ node: NodeID, in tree: XMLTree) {
        for value in values(of: node, in: tree) {
            count -= 1
            guard let place = elements.index(forKey: ExactText(value)) else { continue }
            guard elements.values[place].remove(node) else { continue }
            elements.remove(at: place)
            sorted?.remove()
        }
    }

    private func values(of node: NodeID, in tree: XMLTree) -> [String] {
        var values: [String] = []
        tree.visitAttributes(of: node) { name, value in
            if covers(name) { values.append(value()) }
        }
        return values
    }

    private func covers(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        lengths & Self.bit(ofLength: name.count) != 0 && names.contains(String(decoding: name, as: UTF8.self))
    }
}

extension XMLTree {
    /// Makes an index of certain attributes, which follows every change from now on.
    ///
    /// - Parameter attributes: the names of the attributes.
    /// - Returns: the index; the tree keeps it too.
    package func makeIndex(of attributes: [String]) -> AttributeIndex {
        let index = AttributeIndex(of: attributes)
        for node in subtree(document) { index.learn(node, in: self) }
        indexes.append(index)
        return index
    }
}
