/// New start tags made from old ones: everything but the changed attribute keeps its spelling.
extension XMLTree {
    /// The start tag of `node` with one attribute set.
    ///
    /// - Parameters:
    ///   - name: the attribute's name.
    ///   - value: its new value, not escaped.
    ///   - position: the index among the attributes at which a new one goes; an attribute that is there keeps its place.
    ///   - node: the element.
    /// - Returns: the primitive that makes the change, not yet applied.
    public func settingAttribute(_ name: String, to value: String, at position: Int, of node: NodeID) -> Primitive {
        let spelled = Escaping.attribute(value)
        return retag(node, changing: name) { tag in
            var out: [UInt8] = []
            out.reserveCapacity(tag.count + name.utf8.count + spelled.utf8.count + 4)
            if let span = Self.find(name, in: tag) {
                out += tag[..<(span.value.lowerBound - 1)]
                out.append(UInt8(ascii: "\""))
                out += spelled.utf8
                out.append(UInt8(ascii: "\""))
                out += tag[(span.value.upperBound + 1)...]
            } else {
                let cut = Self.attributeStart(position, in: tag)
                out += tag[..<cut]
                Self.append(name, spelled, to: &out)
                out += tag[cut...]
            }
            return out
        }
    }

    /// The start tag of `node` without one attribute.
    public func removingAttribute(_ name: String, of node: NodeID) -> Primitive? {
        guard store.with(arena[node.index].head, { Self.find(name, in: $0) }) != nil else { return nil }
        return retag(node, changing: name) { tag in
            guard let span = Self.find(name, in: tag) else { return Array(tag) }
            return Array(tag[..<span.all.lowerBound]) + Array(tag[span.all.upperBound...])
        }
    }

    /// The primitive that turns `<x/>` into `<x></x>`, or nil when it has an end tag already.
    public func opening(_ node: NodeID) -> Primitive? {
        guard isSelfClosing(node) else { return nil }
        let head = store.with(arena[node.index].head) { tag in
            var scanner = AttributeScanner(tag)
            while scanner.next() != nil {}
            return Array(tag[..<scanner.end]) + [UInt8(ascii: ">")]
        }
        return .retag(node, head: store.append(head), tail: store.append(Array("</\(name(node))>".utf8)), changing: nil)
    }

    /// The primitive that turns `<x></x>` into `<x/>`, or nil when it closes itself already.
    public func closing(_ node: NodeID) -> Primitive? {
        guard !isSelfClosing(node) else { return nil }
        let head = store.with(arena[node.index].head) { tag in
            var scanner = AttributeScanner(tag)
            while scanner.next() != nil {}
            return Array(tag[..<scanner.end]) + Array("/>".utf8)
        }
        return .retag(node, head: store.append(head), tail: .empty, changing: nil)
    }

    static func append(_ name: String, _ spelled: String, to out: inout [UInt8]) {
        out.append(UInt8(ascii: " "))
        out += name.utf8
        out.append(UInt8(ascii: "="))
        out.append(UInt8(ascii: "\""))
        out += spelled.utf8
        out.append(UInt8(ascii: "\""))
    }

    private func retag(_ node: NodeID, changing attribute: String, _ body: (UnsafeRawBufferPointer) -> [UInt8])
        -> Primitive
    {
        let head = store.with(arena[node.index].head, body)
        return .retag(node, head: store.append(head), tail: arena[node.index].tail, changing: attribute)
    }

    /// Where the attribute of that index starts, or where the last one ends.
    private static func attributeStart(_ index: Int, in tag: UnsafeRawBufferPointer) -> Int {
        var scanner = AttributeScanner(tag)
        var remaining = index
        while let span = scanner.next() {
            if remaining == 0 { return span.all.lowerBound }
            remaining -= 1
        }
        return scanner.end
    }
}
