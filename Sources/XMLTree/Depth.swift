extension XMLTree {
    /// The number of elements that may be inside each other, because the parser needs 150 bytes for each one that is open.
    ///
    /// The greatest number in 33,679 documents that people made is 37. libxml2 takes 256, or 2,048 if told that documents are huge.
    package static let deepest = 10_000

    /// What is said of documents that are deeper.
    static let tooDeep = "more than \(deepest) elements are inside each other here; nibsh opens no document that deep"

    /// Whether an element, or one inside it, is deeper in the document than ``deepest``.
    package func isTooDeep(_ root: NodeID) -> Bool {
        var depth = 0
        var outer: NodeID? = root
        while let node = outer, node != document {
            depth += 1
            outer = parent(node)
        }
        var node = root
        while depth <= Self.deepest {
            if let inner = firstElement(in: node) {
                node = inner
                depth += 1
                continue
            }
            while node != root, nextElement(node) == nil {
                node = parent(node)!
                depth -= 1
            }
            guard node != root, let next = nextElement(node) else { return false }
            node = next
        }
        return true
    }
}
