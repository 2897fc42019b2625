/// One of the four changes that can be made to a tree.
package enum Primitive: Sendable {
    /// Inserts a node that is not part of the document, with its subtree; `before` is nil for the end of the parent.
    case insert(NodeID, into: NodeID, before: NodeID?)
    /// Removes a node with its subtree from the document.
    case remove(NodeID)
    /// Replaces the tags of an element; at most one attribute may differ.
    case retag(NodeID, head: ByteRange, tail: ByteRange, changing: AttributeNumber)
    /// Replaces the bytes of a text or comment.
    case retext(NodeID, ByteRange)
}

/// The symbol of an attribute's name, so that a primitive contains only numbers.
package struct AttributeNumber: Equatable, Sendable {
    let symbol: Int32

    /// No attribute.
    static let none = AttributeNumber(symbol: -1)
}

extension XMLTree {
    /// Applies a primitive and returns its inverse.
    ///
    /// The time is proportional to the change: the nodes inserted or removed, and the ancestors not yet marked as
    /// changed.
    @discardableResult
    package func apply(_ primitive: Primitive) -> Primitive {
        changeCount += 1
        for follower in followers { follower.add(primitive, in: self) }
        switch primitive {
        case .insert(let node, let parent, let before):
            documentOrder.forget()
            let next = before?.index ?? -1
            countingAgain(from: next, in: parent.index) {
                insert(node.index, into: parent.index, before: next)
            }
            if arena[node.index].attached { fingerprint &+= placesOfSubtree(node.index) }
            return .remove(node)
        case .remove(let node):
            let parent = NodeID(arena[node.index].parent)
            let before = link(arena[node.index].next)
            if arena[node.index].attached { fingerprint &-= placesOfSubtree(node.index) }
            countingAgain(from: before?.index ?? -1, in: parent.index) { remove(node.index) }
            return .insert(node, into: parent, before: before)
        case .retag(let node, let head, let tail, let attribute):
            let old = (arena[node.index].head, arena[node.index].tail)
            countTags(of: node.index, as: head, tail)
            if let list = list(around: node.index) {
                list.change(node, in: self) { retag(node, head: head, tail: tail, attribute: attribute) }
            } else {
                retag(node, head: head, tail: tail, attribute: attribute)
            }
            return .retag(node, head: old.0, tail: old.1, changing: attribute)
        case .retext(let node, let range):
            let old = arena[node.index].head
            countingAgain(textOf: node.index) {
                arena[node.index].head = range
                markChanged(node.index)
            }
            return .retext(node, old)
        }
    }

    /// Updates the kept list of a parent, unless nobody asks for it any more.
    private func following(changeOf parent: Int32, _ update: (ElementList) -> Void) {
        guard let list = keptList(of: NodeID(parent)) else { return }
        update(list)
        dropIfIdle(list)
    }

    /// Returns the kept list that contains an element, if there is one.
    private func list(around node: Int32) -> ElementList? {
        let parent = arena[node].parent
        return parent >= 0 && arena[parent].isListed ? keptList(of: NodeID(parent)) : nil
    }

    private func retag(_ node: NodeID, head: ByteRange, tail: ByteRange, attribute: AttributeNumber) {
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
        precondition(before < 0 || arena[before].parent == parent)
        let previous = before >= 0 ? arena[before].previous : arena[parent].last
        arena[node].parent = parent
        arena[node].previous = previous
        arena[node].next = before
        if previous >= 0 { arena[previous].next = node } else { arena[parent].first = node }
        if before >= 0 { arena[before].previous = node } else { arena[parent].last = node }
        if arena[parent].attached { setAttached(node, to: true) }
        if arena[parent].isListed, arena[node].kind == .element {
            following(changeOf: parent) { $0.insert(NodeID(node), in: self) }
        }
        markChanged(parent)
    }

    private func remove(_ node: Int32) {
        let (parent, previous, next) = (arena[node].parent, arena[node].previous, arena[node].next)
        precondition(parent >= 0, "only a child can be taken out")
        if arena[node].attached { setAttached(node, to: false) }
        if previous >= 0 { arena[previous].next = next } else { arena[parent].first = next }
        if next >= 0 { arena[next].previous = previous } else { arena[parent].last = previous }
        arena[node].parent = -1
        arena[node].previous = -1
        arena[node].next = -1
        if arena[parent].isListed, arena[node].kind == .element {
            following(changeOf: parent) { $0.remove(NodeID(node), in: self) }
        }
        markChanged(parent)
    }

    /// Marks a subtree as attached or detached, and updates the indexes.
    private func setAttached(_ root: Int32, to attached: Bool) {
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

    /// Returns the node of any kind after `node` in document order inside `root`; -1 if there is none.
    func followingNode(_ node: Int32, within root: Int32) -> Int32 {
        if arena[node].first >= 0 { return arena[node].first }
        var current = node
        while current != root {
            if arena[current].next >= 0 { return arena[current].next }
            current = arena[current].parent
        }
        return -1
    }

    /// Marks a node and its ancestors as changed; stops at the first that is marked already.
    private func markChanged(_ start: Int32) {
        var node = start
        while node >= 0, !arena[node].changed {
            arena[node].changed = true
            node = arena[node].parent
        }
    }
}
