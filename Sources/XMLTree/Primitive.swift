/// One of the four changes a tree can undergo.
public enum Primitive: Sendable {
    /// Hangs a node that is out of the document, with all in it, into a parent; `before` nil is the end.
    case insert(NodeID, into: NodeID, before: NodeID?)
    /// Takes a node with all in it out of the document.
    case remove(NodeID)
    /// Gives an element another start tag and end tag, in which one attribute may differ.
    case retag(NodeID, head: ByteRange, tail: ByteRange, changing: AttributeNumber)
    /// Gives a text node other bytes.
    case retext(NodeID, ByteRange)
}

/// An attribute's name by its number in a tree, so that a primitive is nothing but numbers.
public struct AttributeNumber: Equatable, Sendable {
    let symbol: Int32

    /// No attribute.
    static let none = AttributeNumber(symbol: -1)
}

extension XMLTree {
    /// Applies a primitive and returns the one that takes it back.
    ///
    /// Time is in proportion to the change: the nodes that come or go, and the parents not yet marked as changed.
    @discardableResult
    public func apply(_ primitive: Primitive) -> Primitive {
        switch primitive {
        case .insert(let node, let parent, let before):
            insert(node.index, into: parent.index, before: before?.index ?? -1)
            return .remove(node)
        case .remove(let node):
            let parent = NodeID(arena[node.index].parent)
            let before = link(arena[node.index].next)
            remove(node.index)
            return .insert(node, into: parent, before: before)
        case .retag(let node, let head, let tail, let attribute):
            let old = (arena[node.index].head, arena[node.index].tail)
            if let list = list(around: node.index) {
                list.change(node, in: self) { retag(node, head, tail, attribute) }
            } else {
                retag(node, head, tail, attribute)
            }
            return .retag(node, head: old.0, tail: old.1, changing: attribute)
        case .retext(let node, let range):
            let old = arena[node.index].head
            arena[node.index].head = range
            markChanged(node.index)
            return .retext(node, old)
        }
    }

    /// The kept list that an element is in.
    private func list(around node: Int32) -> ElementList? {
        let parent = arena[node].parent
        return parent >= 0 && arena[parent].isListed ? keptList(of: NodeID(parent)) : nil
    }

    private func retag(_ node: NodeID, _ head: ByteRange, _ tail: ByteRange, _ attribute: AttributeNumber) {
        let isIndexed = attribute != .none && arena[node.index].attached
        if isIndexed {
            for index in indexes where index.covers(attribute, in: self) { index.forget(node, in: self) }
        }
        arena[node.index].head = head
        arena[node.index].tail = tail
        if isIndexed {
            for index in indexes where index.covers(attribute, in: self) { index.learn(node, in: self) }
        }
        markChanged(node.index)
    }

    private func insert(_ node: Int32, into parent: Int32, before: Int32) {
        precondition(arena[node].parent < 0 && !arena[node].attached, "a node hangs in one place only")
        precondition(arena[parent].attached)
        precondition(before < 0 || arena[before].parent == parent)
        let previous = before >= 0 ? arena[before].previous : arena[parent].last
        arena[node].parent = parent
        arena[node].previous = previous
        arena[node].next = before
        if previous >= 0 { arena[previous].next = node } else { arena[parent].first = node }
        if before >= 0 { arena[before].previous = node } else { arena[parent].last = node }
        setAttached(node, true)
        if arena[parent].isListed, arena[node].kind == .element {
            keptList(of: NodeID(parent))?.insert(NodeID(node), in: self)
        }
        markChanged(parent)
    }

    private func remove(_ node: Int32) {
        let (parent, previous, next) = (arena[node].parent, arena[node].previous, arena[node].next)
        precondition(parent >= 0 && arena[node].attached, "only what hangs in the document can be taken out")
        setAttached(node, false)
        if previous >= 0 { arena[previous].next = next } else { arena[parent].first = next }
        if next >= 0 { arena[next].previous = previous } else { arena[parent].last = previous }
        arena[node].parent = -1
        arena[node].previous = -1
        arena[node].next = -1
        if arena[parent].isListed, arena[node].kind == .element {
            keptList(of: NodeID(parent))?.remove(NodeID(node), in: self)
        }
        markChanged(parent)
    }

    /// Marks a subtree as hanging in the document or not, and tells the indexes.
    private func setAttached(_ root: Int32, _ attached: Bool) {
        var node = root
        while node >= 0 {
            arena[node].attached = attached
            if arena[node].kind == .element {
                for index in indexes {
                    if attached { index.learn(NodeID(node), in: self) } else { index.forget(NodeID(node), in: self) }
                }
            }
            node = followingNode(node, within: root)
        }
    }

    /// The node of any kind after `node` in document order inside `root`, or -1.
    func followingNode(_ node: Int32, within root: Int32) -> Int32 {
        if arena[node].first >= 0 { return arena[node].first }
        var current = node
        while current != root {
            if arena[current].next >= 0 { return arena[current].next }
            current = arena[current].parent
        }
        return -1
    }

    /// Marks a node and what holds it; stops where that was done before.
    private func markChanged(_ start: Int32) {
        var node = start
        while node >= 0, !arena[node].changed {
            arena[node].changed = true
            node = arena[node].parent
        }
    }
}
