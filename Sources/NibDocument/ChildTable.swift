import XMLTree

/// The child elements of one element in arrays of numbers, in which the ones that a step calls are found and counted fast.
///
/// Reading the children of an element that has thousands of them takes longer than most edits, so the document keeps these tables and
/// lets them follow its changes (`ChildTables`).
struct ChildTable {
    /// The children, in order.
    private(set) var nodes: [NodeID] = []
    /// The symbols of their names.
    private var names: [Int32] = []
    /// The numbers of their keys; -1 for children without one.
    private var keys: [Int32] = []
    private var numbers: [String: Int32] = [:]
    /// Whether all have one name and no key, as those of most long lists do; then an index is a place.
    private var isUniform = true
    /// Where the last change was, near which the next one mostly is.
    private var recent = 0
    /// The newest of all children that there have been.
    private var newest: NodeID?

    /// Reads the children of an element.
    init(of parent: NodeID, in tree: XMLTree) {
        for child in tree.elements(in: parent) { insert(child, at: nodes.count, in: tree) }
    }

    // MARK: - Following changes

    /// Takes a child out, if it is there.
    mutating func remove(_ node: NodeID) {
        guard let position = place(of: node) else { return }
        nodes.remove(at: position)
        names.remove(at: position)
        keys.remove(at: position)
        recent = position
    }

    /// Puts a child where the tree has it.
    mutating func insert(_ node: NodeID, in tree: XMLTree) {
        var before = tree.previousElement(node)
        while let sibling = before {
            if let position = place(of: sibling) { return insert(node, at: position + 1, in: tree) }
            before = tree.previousElement(sibling)
        }
        insert(node, at: 0, in: tree)
    }

    private mutating func insert(_ node: NodeID, at position: Int, in tree: XMLTree) {
        let (name, key) = (tree.symbol(of: node), tree.attribute("key", of: node).map { number(of: $0) } ?? -1)
        isUniform = isUniform && key == -1 && (names.first ?? name) == name
        nodes.insert(node, at: position)
        names.insert(name, at: position)
        keys.insert(key, at: position)
        newest = newest.map { max($0, node) } ?? node
        recent = position
    }

    /// Returns the place of a child. The search begins a little before the last change, and nodes that were made later are not there.
    func place(of node: NodeID) -> Int? {
        guard let newest, !(newest < node) else { return nil }
        let start = max(0, min(recent, nodes.count) - Self.near)
        return nodes[start...].firstIndex { $0 == node } ?? nodes[..<start].firstIndex { $0 == node }
    }

    /// How far before the last change a search begins.
    private static let near = 16

    private mutating func number(of key: String) -> Int32 {
        if let known = numbers[key] { return known }
        numbers[key] = Int32(numbers.count)
        return Int32(numbers.count - 1)
    }
}

// MARK: - Steps

extension ChildTable {
    /// Which children a step calls.
    struct Selection {
        fileprivate var name: Int32?
        fileprivate var key: Int32?

        fileprivate func holds(name: Int32, key: Int32) -> Bool {
            (self.name == nil || self.name == name) && (self.key == nil || self.key == key)
        }
    }

    /// Returns which children a step calls: those with a key before those of a name, of which a step without an index prefers those without
    /// a key.
    func selection(of step: PropertyPath.Step, in tree: XMLTree) -> Selection? {
        if let at = step.name.firstIndex(of: "@") {
            let key = String(step.name[step.name.index(after: at)...])
            guard let name = tree.symbol(String(step.name[..<at])) else { return nil }
            guard let number = key.isEmpty ? -1 : numbers[key] else { return nil }
            return Selection(name: name, key: number)
        }
        if let key = numbers[step.name] {
            let keyed = Selection(key: key)
            if first(of: keyed) != nil { return keyed }
        }
        guard let name = tree.symbol(step.name) else { return nil }
        let plain = Selection(name: name, key: -1)
        return step.index == nil && first(of: plain) != nil ? plain : Selection(name: name)
    }

    /// Returns how many children a selection has.
    func count(of selection: Selection) -> Int { count(of: selection, before: nodes.count) }

    /// Returns how many children have a name.
    func count(named name: Int32) -> Int { count(of: Selection(name: name)) }

    /// Returns how many children have a name, up to one child and including it.
    func count(named name: Int32, upTo last: NodeID) -> Int {
        count(of: Selection(name: name), before: place(of: last).map { $0 + 1 } ?? 0)
    }

    /// Returns how many children have a name and no key.
    func count(plain name: Int32) -> Int { count(of: Selection(name: name, key: -1)) }

    /// Returns the first child of a selection.
    func first(of selection: Selection) -> NodeID? { node(0, of: selection) }

    /// Returns a child of a selection by its index in that; nil if there are fewer.
    func node(_ index: Int, of selection: Selection) -> NodeID? {
        if isUniform { return index < count(of: selection) ? nodes[index] : nil }
        var left = index
        for position in names.indices where selection.holds(name: names[position], key: keys[position]) {
            if left == 0 { return nodes[position] }
            left -= 1
        }
        return nil
    }

    private func count(of selection: Selection, before end: Int) -> Int {
        if isUniform { return names.first.map { selection.holds(name: $0, key: -1) } ?? false ? end : 0 }
        var count = 0
        for position in 0..<end where selection.holds(name: names[position], key: keys[position]) { count += 1 }
        return count
    }

    /// Returns the shortest step that leads to a child.
    func step(to child: NodeID, in tree: XMLTree) -> PropertyPath.Step {
        let (key, name) = (tree.attribute("key", of: child), tree.name(child))
        for word in [key, name, key.map { "\(name)@\($0)" }] {
            guard let word, let found = selection(of: PropertyPath.Step(word), in: tree) else { continue }
            if first(of: found) == child, count(of: found) == 1 { return PropertyPath.Step(word) }
        }
        let like =
            key.flatMap { numbers[$0] }.map { Selection(key: $0) } ?? Selection(name: tree.symbol(of: child))
        return PropertyPath.Step(
            key ?? name, index: place(of: child).map { count(of: like, before: $0) } ?? 0)
    }
}
