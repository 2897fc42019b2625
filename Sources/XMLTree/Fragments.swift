import Bytes

/// Makes nodes that are not yet part of the document.
extension XMLTree {
    /// Parses markup into nodes outside the document.
    ///
    /// - Parameter bytes: one element with the white space and comments around it, in its final spelling.
    /// - Returns: the top-level nodes, in order.
    /// - Throws: `ParseError` if the markup is not well-formed; lines and columns count from its beginning.
    package func makeFragment(_ bytes: [UInt8]) throws(ParseError) -> [NodeID] {
        let range = store.append(bytes)
        let holder = arena.append(NodeRecord(kind: .document))
        // The parser reads the caller's bytes, not the store, because the store must not move while expat runs.
        var failure: ParseError?
        bytes.withUnsafeBytes { raw in
            do throws(ParseError) {
                let nodes = TreeBuilder.Nodes(arena: arena, names: names)
                try Parser.parse(raw, at: Int(range.start), into: nodes, under: holder, isWhole: false)
            } catch { failure = error }
        }
        if let failure { throw failure }
        return release(holder)
    }

    /// Makes an element without children, `<name a="b"/>`.
    package func makeElement(_ name: String, attributes: [Attribute]) -> NodeID {
        NodeID(arena.append(makeRecord(name, attributes: attributes, end: "/>")))
    }

    /// Makes an element with a start and an end tag, `<name a="b">…</name>`.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - attributes: the attributes in order, with unescaped values.
    ///   - children: the content; none of it may be part of the document or have a parent.
    /// - Returns: the element, which is not part of the document either.
    package func makeElement(_ name: String, attributes: [Attribute], holding children: [NodeID]) -> NodeID {
        var record = makeRecord(name, attributes: attributes, end: ">")
        record.tail = store.append(atMost: name.utf8.count + 3) { out in
            out.append(Byte.less)
            out.append(Byte.slash)
            out.append(name)
            out.append(Byte.greater)
        }
        // Its bytes are not contiguous in the store.
        record.changed = true
        let parent = arena.append(record)
        for child in children { hang(child.index, behindAllIn: parent) }
        return NodeID(parent)
    }

    private func hang(_ node: Int32, behindAllIn parent: Int32) {
        precondition(arena[node].parent < 0 && !arena[node].attached, "a node hangs in one place only")
        let last = arena[parent].last
        arena[node].parent = parent
        arena[node].previous = last
        if last >= 0 { arena[last].next = node } else { arena[parent].first = node }
        arena[parent].last = node
    }

    private func makeRecord(_ name: String, attributes: [Attribute], end: String) -> NodeRecord {
        let spelled = attributes.map { Attribute($0.name, Escaping.attribute($0.value, keepsGreater: keepsGreater)) }
        let size = spelled.reduce(name.utf8.count + 3) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
        var record = NodeRecord(kind: .element)
        record.name = names.intern(name)
        record.head = store.append(atMost: size) { out in
            out.append(Byte.less)
            out.append(name)
            for attribute in spelled { out.append(attribute: attribute.name, attribute.value) }
            out.append(end)
        }
        return record
    }

    /// Makes a text node from raw bytes, such as a line end with indentation.
    package func makeText(_ raw: [UInt8]) -> NodeID {
        var record = NodeRecord(kind: .text)
        record.head = store.append(raw)
        return NodeID(arena.append(record))
    }

    /// Makes a comment from raw bytes that include `<!--` and `-->`.
    package func makeComment(_ raw: [UInt8]) -> NodeID {
        var record = NodeRecord(kind: .comment)
        record.head = store.append(raw)
        return NodeID(arena.append(record))
    }

    /// Appends raw bytes to the store for use in a `retext`.
    package func addBytes(_ raw: [UInt8]) -> ByteRange { store.append(raw) }

    /// Returns the range of a node's head for use in a `retext` of another node.
    package func head(_ node: NodeID) -> ByteRange { arena[node.index].head }

    private func release(_ holder: Int32) -> [NodeID] {
        var result: [NodeID] = []
        var child = arena[holder].first
        while child >= 0 {
            let next = arena[child].next
            arena[child].parent = -1
            arena[child].previous = -1
            arena[child].next = -1
            result.append(NodeID(child))
            child = next
        }
        arena[holder].first = -1
        arena[holder].last = -1
        return result
    }
}
