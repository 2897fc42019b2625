/// New start tags made from old ones: everything but the changed attribute keeps its spelling.
extension XMLTree {
    /// The start tag of `node` with one attribute set.
    ///
    /// - Parameters:
    ///   - name: the attribute's name.
    ///   - value: its new value, not escaped.
    ///   - position: gives the index among the attributes at which a new one goes; an attribute that is there keeps its
    ///     place.
    ///   - node: the element.
    /// - Returns: the primitive that makes the change, not yet applied.
    public func settingAttribute(
        _ name: String, to value: String, at position: @autoclosure () -> Int, of node: NodeID
    ) -> Primitive {
        let spelled = Escaping.attribute(value)
        let span = store.with(arena[node.index].head) { find(name, in: $0, of: node) }
        let position = span == nil ? position() : 0
        return retag(node, changing: name, growingBy: name.utf8.count + spelled.utf8.count + 4) { tag, out in
            if let span {
                out.append(tag[..<(span.value.lowerBound - 1)])
                out.append(UInt8(ascii: "\""))
                out.append(spelled)
                out.append(UInt8(ascii: "\""))
                out.append(tag[(span.value.upperBound + 1)...])
            } else {
                let cut = attributeStart(position, in: tag, of: node)
                out.append(tag[..<cut])
                out.append(attribute: name, spelled)
                out.append(tag[cut...])
            }
        }
    }

    /// The start tag of `node` without one attribute.
    public func removingAttribute(_ name: String, of node: NodeID) -> Primitive? {
        guard let span = store.with(arena[node.index].head, { find(name, in: $0, of: node) }) else { return nil }
        return retag(node, changing: name, growingBy: 0) { tag, out in
            out.append(tag[..<span.all.lowerBound])
            out.append(tag[span.all.upperBound...])
        }
    }

    /// The primitive that turns `<x/>` into `<x></x>`, or nil when it has an end tag already.
    public func opening(_ node: NodeID) -> Primitive? {
        guard isSelfClosing(node) else { return nil }
        let head = store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            while scanner.next() != nil {}
            return Array(tag[..<scanner.end]) + [UInt8(ascii: ">")]
        }
        return .retag(
            node, head: store.append(head), tail: store.append(Array("</\(name(node))>".utf8)), changing: .none)
    }

    /// The primitive that turns `<x></x>` into `<x/>`, or nil when it closes itself already.
    public func closing(_ node: NodeID) -> Primitive? {
        guard !isSelfClosing(node) else { return nil }
        let head = store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            while scanner.next() != nil {}
            return Array(tag[..<scanner.end]) + Array("/>".utf8)
        }
        return .retag(node, head: store.append(head), tail: .empty, changing: .none)
    }

    private func retag(
        _ node: NodeID, changing attribute: String, growingBy growth: Int,
        _ body: (UnsafeRawBufferPointer, inout ByteWriter) -> Void
    ) -> Primitive {
        let number = AttributeNumber(symbol: names.intern(attribute))
        let old = arena[node.index].head
        let head = store.append(atMost: Int(old.count) + growth) { out in store.with(old) { body($0, &out) } }
        return .retag(node, head: head, tail: arena[node.index].tail, changing: number)
    }

    /// Where the attribute of that index starts in an element's start tag, or where the last one ends.
    private func attributeStart(_ index: Int, in tag: UnsafeRawBufferPointer, of node: NodeID) -> Int {
        var scanner = scanner(tag, of: node)
        var remaining = index
        while let span = scanner.next() {
            if remaining == 0 { return span.all.lowerBound }
            remaining -= 1
        }
        return scanner.end
    }
}
