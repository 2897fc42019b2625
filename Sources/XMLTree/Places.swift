/// Finds the byte offsets of elements and attributes in the parsed bytes.
extension XMLTree {
    /// Returns the offset of an element's start tag; nil if it was made or changed after parsing.
    package func offset(of node: NodeID) -> Int? {
        let head = arena[node.index].head
        guard arena[node.index].kind == .element, Int(head.end) <= store.base.count else { return nil }
        return Int(head.start)
    }

    /// Returns the offset of an attribute's name; nil if the element was made or changed after parsing, or does not
    /// have it.
    package func offset(ofAttribute name: String, in node: NodeID) -> Int? {
        guard let start = offset(of: node) else { return nil }
        return store.with(arena[node.index].head) { find(name, in: $0, of: node) }.map { start + $0.name.lowerBound }
    }
}
