/// The child elements of an element in an array that follows every change of the tree, for long sorted lists.
///
/// It always knows whether the elements are sorted, because it compares neighbours at each change. In a sorted list a
/// place can be found by binary search instead of reading all elements.
package final class ElementList {
    /// Whether the first of two elements belongs before the second.
    package typealias Order = (_ first: NodeID, _ second: NodeID, _ tree: XMLTree) -> Bool

    /// The parent of the elements.
    let parent: NodeID
    /// The elements, in order.
    package private(set) var nodes: [NodeID]
    private let precedes: Order
    /// The number of elements that belong before their left neighbour.
    private var disorder = 0
    /// The number of changes since a place was last asked for.
    private var unusedChanges = 0

    init(_ parent: NodeID, in tree: XMLTree, order: @escaping Order) {
        self.parent = parent
        precedes = order
        nodes = Array(tree.elements(in: parent))
        for index in nodes.indices.dropFirst() { disorder += misplaced(at: index, in: tree) }
    }

    /// Whether the elements are sorted.
    package var isSorted: Bool { disorder == 0 }

    /// Whether the list follows many changes for nobody. Each change takes time in proportion to the list's length, so a command
    /// that removes all of its elements must not keep it.
    var isIdle: Bool { unusedChanges > 100 }

    /// Returns the first element that satisfies a condition that, in a sorted list, all later elements satisfy too; nil
    /// if there is none.
    package func first(where isBehind: (NodeID) -> Bool) -> NodeID? { element(firstIndex(where: isBehind)) }

    /// Returns the index of the first element that satisfies a condition that, in a sorted list, all later elements satisfy too, or else
    /// the number of elements.
    package func firstIndex(where isBehind: (NodeID) -> Bool) -> Int {
        unusedChanges = 0
        var (low, high) = (0, nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(nodes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the element at an index; nil behind the last.
    package func element(_ index: Int) -> NodeID? { nodes.indices.contains(index) ? nodes[index] : nil }

    // MARK: - Following changes

    /// Adds an element that was just inserted into the parent.
    func insert(_ node: NodeID, in tree: XMLTree) {
        unusedChanges += 1
        let next = tree.nextElement(node)
        let index = next.flatMap { place(of: $0) } ?? nodes.count
        disorder -= misplaced(at: index, in: tree)
        nodes.insert(node, at: index)
        disorder += misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
    }

    /// Removes an element.
    func remove(_ node: NodeID, in tree: XMLTree) {
        unusedChanges += 1
        guard let index = place(of: node) else { return }
        disorder -= misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
        nodes.remove(at: index)
        disorder += misplaced(at: index, in: tree)
    }

    /// Updates the list around a change of an element's start tag, which `body` makes.
    func change(_ node: NodeID, in tree: XMLTree, by body: () -> Void) {
        guard let index = place(of: node) else { return body() }
        disorder -= misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
        body()
        disorder += misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
    }

    /// Returns the place of an element; compares inline, which `firstIndex(of:)` does not and is several times slower.
    package func place(of node: NodeID) -> Int? { nodes.firstIndex { $0 == node } }

    /// Returns 1 if the element at an index belongs before its left neighbour, otherwise 0.
    private func misplaced(at index: Int, in tree: XMLTree) -> Int {
        guard index > 0, index < nodes.count else { return 0 }
        return precedes(nodes[index], nodes[index - 1], tree) ? 1 : 0
    }
}

extension XMLTree {
    /// Stops keeping a list that nobody asks for any more.
    func dropIfIdle(_ list: ElementList) {
        guard list.isIdle else { return }
        arena[list.parent.index].isListed = false
        lists.removeAll { $0 === list }
    }

    /// Returns the list of a parent's elements, if the tree keeps one.
    package func keptList(of parent: NodeID) -> ElementList? {
        arena[parent.index].isListed ? lists.first { $0.parent == parent } : nil
    }

    /// Keeps a list of a parent's elements from now on; the tree keeps only the latest eight lists.
    ///
    /// - Parameters:
    ///   - parent: the parent.
    ///   - order: the order in which the elements should be.
    package func keepList(of parent: NodeID, order: @escaping ElementList.Order) {
        guard !arena[parent.index].isListed else { return }
        if lists.count == 8 { arena[lists.removeFirst().parent.index].isListed = false }
        lists.append(ElementList(parent, in: self, order: order))
        arena[parent.index].isListed = true
    }
}
