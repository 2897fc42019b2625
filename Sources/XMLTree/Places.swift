/// Where elements and attributes stand in the bytes that were parsed.
extension XMLTree {
    /// Finds where an element's start tag begins; nil for an element that was made or changed since the bytes were parsed.
    public func offset(of node: NodeID) -> Int? {
        let head = arena[node.index].head
        guard arena[node.index].kind == .element, Int(head.end) <= store.base.count else { return nil }
        return Int(head.start)
    }

    /// Finds where the name of an attribute begins; nil as for elements, and where the element lacks the attribute.
    public func offset(ofAttribute name: String, in node: NodeID) -> Int? {
        guard let start = offset(of: node) else { return nil }
        return store.with(arena[node.index].head) { find(name, in: $0, of: node) }.map { start + $0.name.lowerBound }
    }
}
