#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reading only some attributes of elements; no string is made of the others.
extension XMLTree {
    /// The attributes whose names pass a test, in the order of the start tag.
    ///
    /// - Parameters:
    ///   - node: the node; only elements have attributes.
    ///   - isWanted: says by the bytes of a name whether the attribute is wanted.
    /// - Returns: what passed.
    public func attributes(_ node: NodeID, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Attribute] {
        var result: [Attribute] = []
        visitAttributes(of: node) { name, value in
            guard isWanted(name) else { return }
            result.append(Attribute(String(decoding: name, as: UTF8.self), value()))
        }
        return result
    }

    /// Calls `body` with the name of each attribute, in the order of the start tag, and with what reads its value.
    ///
    /// - Parameters:
    ///   - node: the node; only elements have attributes.
    ///   - body: gets the bytes of a name, which are valid during the call, and what makes a string of the value.
    @inline(__always)
    public func visitAttributes(of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>, () -> String) -> Void) {
        guard arena[node.index].kind == .element else { return }
        store.with(arena[node.index].head) { tag in
            let bytes = tag.bindMemory(to: UInt8.self)
            var scanner = scanner(tag, of: node)
            while let span = scanner.next() {
                body(UnsafeBufferPointer(rebasing: bytes[span.name])) { Self.value(tag, span.value) }
            }
        }
    }

    /// The value of an attribute that is the last of its element as a rule, as Xcode writes ids; nil when it is lacking.
    public func attribute(atEnd name: String, of node: NodeID) -> String? {
        guard arena[node.index].kind == .element else { return nil }
        return store.with(arena[node.index].head) { tag in
            if let value = Self.findLast(name, in: tag) { return Self.value(tag, value) }
            return find(name, in: tag, of: node).map { Self.value(tag, $0.value) }
        }
    }

    /// The value of the last attribute, if that has the name and double quotes.
    private static func findLast(_ name: String, in tag: UnsafeRawBufferPointer) -> Range<Int>? {
        var end = tag.count - 2
        if end > 0, tag[end] == UInt8(ascii: "/") { end -= 1 }
        guard end > 0, tag[end] == UInt8(ascii: "\"") else { return nil }
        // No value in double quotes holds one.
        var quote = end - 1
        while quote > 0, tag[quote] != UInt8(ascii: "\"") { quote -= 1 }
        var name = name
        let isNamed = name.withUTF8 { wanted in
            let start = quote - 1 - wanted.count
            guard start > 1, tag[quote - 1] == UInt8(ascii: "="), tag[start - 1] <= 0x20 else { return false }
            return memcmp(tag.baseAddress! + start, wanted.baseAddress!, wanted.count) == 0
        }
        return isNamed ? quote + 1..<end : nil
    }

    /// The first child of a name that has a value in an attribute.
    ///
    /// - Parameters:
    ///   - parent: the element that holds the children.
    ///   - symbol: the number of their name.
    ///   - attribute: the attribute.
    ///   - value: its value.
    /// - Returns: the child; nil when there is none.
    public func firstElement(
        in parent: NodeID, symbol: Int32, where attribute: String, is value: String
    ) -> NodeID? {
        var (attribute, text) = (attribute, value)
        let start = 1 + names.length(of: symbol)
        return attribute.withUTF8 { attribute in
            text.withUTF8 { text in
                var child = arena[parent.index].first
                while child >= 0 {
                    if arena[child].name == symbol,
                        store.with(arena[child].head, { Self.has(attribute, text, in: $0, behind: start, value) })
                    {
                        return NodeID(child)
                    }
                    child = arena[child].next
                }
                return nil
            }
        }
    }

    /// Whether a tag, whose element's name ends at `start`, has a value in an attribute; `meant` is the value again.
    @inline(__always)
    private static func has(
        _ attribute: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, in tag: UnsafeRawBufferPointer,
        behind start: Int, _ meant: String
    ) -> Bool {
        guard let span = find(attribute, in: tag, behind: start) else { return false }
        let raw = UnsafeRawBufferPointer(rebasing: tag[span.value])
        if raw.count == value.count, value.isEmpty || memcmp(raw.baseAddress!, value.baseAddress!, raw.count) == 0 {
            // A value with a reference in it means another one.
            return Escaping.isPlain(raw, isAttribute: true)
        }
        // A reference is longer than what it means, and a tab as long as the space it means.
        return raw.count >= value.count && !Escaping.isPlain(raw, isAttribute: true)
            && Escaping.decode(raw, isAttribute: true) == meant
    }
}
