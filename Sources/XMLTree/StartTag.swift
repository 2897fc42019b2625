import Bytes

/// Makes new start tags from existing ones; all attributes except the changed one keep their spelling.
extension XMLTree {
    /// Returns the primitive that sets one attribute of an element.
    ///
    /// - Parameters:
    ///   - name: the attribute's name.
    ///   - value: the new value, not escaped.
    ///   - position: the index of a new attribute; not evaluated for an existing one, which keeps its place.
    ///   - node: the element.
    /// - Returns: the primitive, not yet applied.
    package func settingAttribute(
        _ name: String, to value: String, at position: @autoclosure () -> Int, of node: NodeID
    ) -> Primitive {
        let spelled = Escaping.attribute(value, keepsGreater: keepsGreater)
        let span = store.with(arena[node.index].head) { find(name, in: $0, of: node) }
        let position = span == nil ? position() : 0
        return retag(node, changing: name, growingBy: name.utf8.count + spelled.utf8.count + 4) { tag, out in
            if let span {
                out.append(tag[..<(span.value.lowerBound - 1)])
                out.append(Byte.quote)
                out.append(spelled)
                out.append(Byte.quote)
                out.append(tag[(span.value.upperBound + 1)...])
            } else {
                let cut = attributeStart(position, in: tag, of: node)
                out.append(tag[..<cut])
                out.append(attribute: name, spelled)
                out.append(tag[cut...])
            }
        }
    }

    /// Returns the primitive that removes one attribute of an element; nil if the element does not have it.
    package func removingAttribute(_ name: String, of node: NodeID) -> Primitive? {
        guard let span = store.with(arena[node.index].head, body: { find(name, in: $0, of: node) }) else { return nil }
        return retag(node, changing: name, growingBy: 0) { tag, out in
            out.append(tag[..<span.all.lowerBound])
            out.append(tag[span.all.upperBound...])
        }
    }

    /// Returns the primitive that turns `<x/>` into `<x></x>`; nil if the element has an end tag already.
    package func opening(_ node: NodeID) -> Primitive? {
        guard isSelfClosing(node) else { return nil }
        let head = store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            while scanner.next() != nil {}
            return Array(tag[..<scanner.end]) + [Byte.greater]
        }
        return .retag(
            node, head: store.append(head), tail: store.append(Array("</\(name(node))>".utf8)), changing: .none)
    }

    /// Returns the primitive that turns `<x></x>` into `<x/>`; nil if the element is self-closing already.
    package func closing(_ node: NodeID) -> Primitive? {
        guard !isSelfClosing(node) else { return nil }
        let head = store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            while scanner.next() != nil {}
            return Array(tag[..<scanner.end]) + Array("/>".utf8)
        }
        return .retag(node, head: store.append(head), tail: .empty, changing: .none)
    }

    /// Returns the primitive that gives an element another start tag with the same attributes.
    ///
    /// - Parameters:
    ///   - node: the element; whether it closes itself does not change.
    ///   - tag: the start tag, which may close itself.
    /// - Returns: the primitive, not yet applied.
    package func respelling(_ node: NodeID, as tag: [UInt8]) -> Primitive {
        var tag = tag[...]
        while tag.last == Byte.greater || tag.last == Byte.slash { tag.removeLast() }
        let end = isSelfClosing(node) ? "/>" : ">"
        return .retag(
            node, head: store.append(Array(tag) + Array(end.utf8)), tail: arena[node.index].tail, changing: .none)
    }

    private func retag(
        _ node: NodeID, changing attribute: String, growingBy growth: Int,
        body: (UnsafeRawBufferPointer, inout ByteWriter) -> Void
    ) -> Primitive {
        let number = AttributeNumber(symbol: names.intern(attribute))
        let old = arena[node.index].head
        let head = store.append(atMost: Int(old.count) + growth) { out in store.with(old) { body($0, &out) } }
        return .retag(node, head: head, tail: arena[node.index].tail, changing: number)
    }

    /// Returns the offset in a start tag of the attribute with an index, or of the end of the last attribute.
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
