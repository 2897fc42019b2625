/// The elements in one element, in an array that follows every change of the tree: for long lists that are kept sorted.
///
/// It knows at any time whether they stand in their order, by comparing neighbours only, so that a place in it can be
/// found by search instead of reading all of it.
public final class ElementList {
    /// Tells whether the first of two elements belongs before the second.
    public typealias Order = (_ first: NodeID, _ second: NodeID, _ tree: XMLTree) -> Bool

    /// The element that holds the others.
    let parent: NodeID
    /// The elements from the first to the last.
    public private(set) var nodes: [NodeID]
    private let precedes: Order
    /// How many elements stand behind one that they belong before.
    private var disorder = 0

    init(_ parent: NodeID, in tree: XMLTree, order: @escaping Order) {
        self.parent = parent
        precedes = order
        nodes = Array(tree.elements(in: parent))
        for index in nodes.indices.dropFirst() { disorder += misplaced(at: index, in: tree) }
    }

    /// Whether the elements stand in their order.
    public var isSorted: Bool { disorder == 0 }

    /// The first element for which something holds that, in sorted lists, holds for all behind it too; nil for none.
    public func first(where isBehind: (NodeID) -> Bool) -> NodeID? {
        var (low, high) = (0, nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(nodes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low < nodes.count ? nodes[low] : nil
    }

    // MARK: - Following

    /// Takes an element in that was just hung into the parent.
    func insert(_ node: NodeID, in tree: XMLTree) {
        let next = tree.nextElement(node)
        let index = next.flatMap { nodes.firstIndex(of: $0) } ?? nodes.count
        disorder -= misplaced(at: index, in: tree)
        nodes.insert(node, at: index)
        disorder += misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
    }

    /// Takes an element out.
    func remove(_ node: NodeID, in tree: XMLTree) {
        guard let index = nodes.firstIndex(of: node) else { return }
        disorder -= misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
        nodes.remove(at: index)
        disorder += misplaced(at: index, in: tree)
    }

    /// Lets an element's start tag be changed.
    func change(_ node: NodeID, in tree: XMLTree, _ body: () -> Void) {
        guard let index = nodes.firstIndex(of: node) else { return body() }
        disorder -= misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
        body()
        disorder += misplaced(at: index, in: tree) + misplaced(at: index + 1, in: tree)
    }

    /// 1 where the element at a place belongs before its left neighbour, else 0.
    private func misplaced(at index: Int, in tree: XMLTree) -> Int {
        guard index > 0, index < nodes.count else { return 0 }
        return precedes(nodes[index], nodes[index - 1], tree) ? 1 : 0
    }
}

extension XMLTree {
    /// The list of the elements in an element, if it is kept.
    public func keptList(of parent: NodeID) -> ElementList? {
        arena[parent.index].isListed ? lists.first { $0.parent == parent } : nil
    }

    /// Keeps a list of the elements in an element from now on; only the last few lists are kept.
    ///
    /// - Parameters:
    ///   - parent: the element that holds the others.
    ///   - order: the order in which they are to stand.
    public func keepList(of parent: NodeID, order: @escaping ElementList.Order) {
        guard !arena[parent.index].isListed else { return }
        if lists.count == 8 { arena[lists.removeFirst().parent.index].isListed = false }
        lists.append(ElementList(parent, in: self, order: order))
        arena[parent.index].isListed = true
    }
}
