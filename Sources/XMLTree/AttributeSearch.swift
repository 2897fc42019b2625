import Bytes

/// Reads selected attributes of elements without making strings of the others.
extension XMLTree {
    /// Returns the attributes whose names satisfy a condition, in the order of the start tag.
    ///
    /// - Parameters:
    ///   - node: the node; only elements have attributes.
    ///   - isWanted: whether an attribute is wanted, by the bytes of its name.
    /// - Returns: the attributes.
    package func attributes(_ node: NodeID, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Attribute] {
        var result: [Attribute] = []
        visitAttributes(of: node) { name, value in
            guard isWanted(name) else { return }
            result.append(Attribute(String(decoding: name, as: UTF8.self), value()))
        }
        return result
    }

    /// Calls `body` for each attribute, in the order of the start tag, with its name and a function that reads its
    /// value.
    ///
    /// - Parameters:
    ///   - node: the node; only elements have attributes.
    ///   - body: receives the bytes of the name, which are valid during the call, and the function.
    @inline(__always)
    package func visitAttributes(of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>, () -> String) -> Void) {
        guard arena[node.index].kind == .element else { return }
        store.with(arena[node.index].head) { tag in
            let bytes = tag.bindMemory(to: UInt8.self)
            var scanner = scanner(tag, of: node)
            while let span = scanner.next() {
                body(UnsafeBufferPointer(rebasing: bytes[span.name])) { Self.value(tag, at: span.value) }
            }
        }
    }

    /// Returns the value of an attribute that usually comes last, as ids in Xcode's documents do; nil if it is missing.
    package func attribute(atEnd name: String, of node: NodeID) -> String? {
        guard arena[node.index].kind == .element else { return nil }
        return store.with(arena[node.index].head) { tag in
            if let value = Self.findLast(name, in: tag) { return Self.value(tag, at: value) }
            return find(name, in: tag, of: node).map { Self.value(tag, at: $0.value) }
        }
    }

    /// Returns the value of the last attribute, if it has the name and double quotes.
    static func findLast(_ name: String, in tag: UnsafeRawBufferPointer) -> Range<Int>? {
        var end = tag.count - 2
        if end > 0, tag[end] == Byte.slash { end -= 1 }
        guard end > 0, tag[end] == Byte.quote else { return nil }
        // A value in double quotes cannot contain a double quote.
        var quote = end - 1
        while quote > 0, tag[quote] != Byte.quote { quote -= 1 }
        var name = name
        let isNamed = name.withUTF8 { wanted in
            let start = quote - 1 - wanted.count
            guard start > 1, tag[quote - 1] == Byte.equals, tag[start - 1] <= Byte.space else { return false }
            return tag.holds(UnsafeRawBufferPointer(wanted), at: start)
        }
        return isNamed ? quote + 1..<end : nil
    }

    /// Returns the first child with an element name and a value of an attribute.
    ///
    /// - Parameters:
    ///   - parent: the parent.
    ///   - symbol: the symbol of the children's name.
    ///   - attribute: the attribute.
    ///   - value: the value of the attribute.
    /// - Returns: the child; nil if there is none.
    package func firstElement(
        in parent: NodeID, symbol: Int32, where attribute: String, is value: String
    ) -> NodeID? {
        var (attribute, text) = (attribute, value)
        let start = 1 + names.length(of: symbol)
        return attribute.withUTF8 { attribute in
            text.withUTF8 { text in
                var child = arena[parent.index].first
                while child >= 0 {
                    if arena[child].name == symbol,
                        store.with(
                            arena[child].head,
                            body: { Self.has(attribute, value: text, in: $0, behind: start, meant: value) })
                    {
                        return NodeID(child)
                    }
                    child = arena[child].next
                }
                return nil
            }
        }
    }

    /// Whether an attribute has a value in a tag whose element name ends at `start`; `meant` is the value as a string.
    @inline(__always)
    private static func has(
        _ attribute: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, in tag: UnsafeRawBufferPointer,
        behind start: Int, meant: String
    ) -> Bool {
        guard let span = find(attribute, in: tag, behind: start) else { return false }
        let raw = UnsafeRawBufferPointer(rebasing: tag[span.value])
        if raw.isEqual(to: UnsafeRawBufferPointer(value)) {
            // If the bytes contain a reference, they are equal but mean another value.
            return Escaping.isPlain(raw, isAttribute: true)
        }
        // A reference is longer than its character, and a tab is as long as the space it stands for.
        return raw.count >= value.count && !Escaping.isPlain(raw, isAttribute: true)
            && Escaping.decode(raw, isAttribute: true) == meant
    }
}
