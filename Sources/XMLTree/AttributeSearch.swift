/// Reading only some attributes of an element.
extension XMLTree {
    /// The attributes whose names pass a test, in the order of the start tag; strings are made of those only.
    ///
    /// - Parameters:
    ///   - node: the node; only elements have attributes.
    ///   - isWanted: says by the bytes of a name whether the attribute is wanted.
    /// - Returns: what passed.
    public func attributes(_ node: NodeID, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Attribute] {
        guard arena[node.index].kind == .element else { return [] }
        return store.with(arena[node.index].head) { tag in
            let bytes = tag.bindMemory(to: UInt8.self)
            var scanner = AttributeScanner(tag)
            var result: [Attribute] = []
            while let span = scanner.next() {
                guard isWanted(UnsafeBufferPointer(rebasing: bytes[span.name])) else { continue }
                result.append(Attribute(Self.string(tag, span.name), Self.value(tag, span.value)))
            }
            return result
        }
    }
}
