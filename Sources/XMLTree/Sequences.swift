/// The child elements of a node, in order.
package struct ElementChildren: Sequence {
    let tree: XMLTree
    let parent: NodeID

    /// Returns an iterator over the child elements.
    package func makeIterator() -> Iterator { Iterator(tree: tree, upcoming: tree.firstElement(in: parent)) }

    /// Iterates over child elements.
    package struct Iterator: IteratorProtocol {
        let tree: XMLTree
        var upcoming: NodeID?

        /// Returns the next child element.
        package mutating func next() -> NodeID? {
            guard let node = upcoming else { return nil }
            upcoming = tree.nextElement(node)
            return node
        }
    }
}

/// The elements of a subtree in document order.
package struct Subtree: Sequence {
    let tree: XMLTree
    let root: NodeID

    /// Returns an iterator over the elements.
    package func makeIterator() -> Iterator {
        let isElement = tree.kind(root) == .element
        let start = isElement ? root : tree.firstElement(in: root)
        return Iterator(tree: tree, root: root.index, upcoming: start?.index ?? -1)
    }

    /// Iterates over the elements of a subtree.
    package struct Iterator: IteratorProtocol {
        let tree: XMLTree
        let root: Int32
        var upcoming: Int32

        /// Returns the next element in document order.
        package mutating func next() -> NodeID? {
            guard upcoming >= 0 else { return nil }
            let node = upcoming
            upcoming = tree.following(node, within: root)
            return NodeID(node)
        }
    }
}

extension XMLTree {
    /// Whether a subtree has at most a number of elements.
    package func hasFewElements(_ root: NodeID, limit: Int) -> Bool {
        subtree(root).prefix(limit + 1).reduce(0) { count, _ in count + 1 } <= limit
    }

    /// Visits the elements of a subtree in document order.
    ///
    /// - Parameters:
    ///   - root: the root of the subtree.
    ///   - body: called with each element; returns whether those in it are visited as well.
    package func visitElements(in root: NodeID, _ body: (NodeID) -> Bool) {
        var node = root.index
        while node >= 0 {
            // An element that is left out is left at its end.
            node =
                body(NodeID(node)) ? following(node, within: root.index) : following(after: node, within: root.index)
        }
    }

    /// Returns the first element after the end of `node` in document order inside `root`; -1 if there is none.
    private func following(after node: Int32, within root: Int32) -> Int32 {
        var current = node
        while current != root, current >= 0 {
            var index = arena[current].next
            while index >= 0 {
                if arena[index].kind == .element { return index }
                index = arena[index].next
            }
            current = arena[current].parent
        }
        return -1
    }

    /// Returns the element after `node` in document order inside `root`; -1 if there is none.
    func following(_ node: Int32, within root: Int32) -> Int32 {
        var index = arena[node].first
        var current = node
        while true {
            while index >= 0 {
                if arena[index].kind == .element { return index }
                index = arena[index].next
            }
            if current == root { return -1 }
            index = arena[current].next
            current = arena[current].parent
            // The root was left: its siblings are not in the subtree.
            if current < 0 { return -1 }
        }
    }
}
