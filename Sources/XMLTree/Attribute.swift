import Bytes

/// An attribute of an element.
package struct Attribute: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value with references resolved.
    package let value: String

    /// Makes an attribute.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

// MARK: - Reading attributes

extension XMLTree {
    /// Returns all attributes in the order of the start tag.
    package func attributes(_ node: NodeID) -> [Attribute] {
        guard arena[node.index].kind == .element else { return [] }
        return store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            var result: [Attribute] = []
            while let span = scanner.next() {
                result.append(Attribute(Self.string(tag, at: span.name), Self.value(tag, at: span.value)))
            }
            return result
        }
    }

    /// Returns the names of all attributes in the order of the start tag.
    package func attributeNames(_ node: NodeID) -> [String] {
        guard arena[node.index].kind == .element else { return [] }
        return store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            var result: [String] = []
            while let span = scanner.next() { result.append(Self.string(tag, at: span.name)) }
            return result
        }
    }

    /// Returns the value of an attribute; nil if the element does not have it.
    package func attribute(_ name: String, of node: NodeID) -> String? {
        guard arena[node.index].kind == .element else { return nil }
        return store.with(arena[node.index].head) { tag in
            find(name, in: tag, of: node).map { Self.value(tag, at: $0.value) }
        }
    }

    /// Whether the element has an attribute; cheaper than reading its value.
    package func has(_ name: String, on node: NodeID) -> Bool {
        arena[node.index].kind == .element && store.with(arena[node.index].head) { find(name, in: $0, of: node) != nil }
    }

    /// Whether the element has any attribute.
    package func hasAttributes(_ node: NodeID) -> Bool {
        guard arena[node.index].kind == .element else { return false }
        return store.with(arena[node.index].head) { tag in
            var scanner = scanner(tag, of: node)
            return scanner.next() != nil
        }
    }

    /// Whether the element has the attribute with exactly this value; cheaper than reading it.
    package func attribute(_ name: String, of node: NodeID, is value: String) -> Bool {
        guard arena[node.index].kind == .element else { return false }
        return compare(name, of: node, with: value) == .same
    }

    /// Compares an attribute's value with a text by code points, without making a string.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - node: the element; a missing attribute counts as empty.
    ///   - text: the text to compare with.
    /// - Returns: whether the value is before the text, the same, or after (`behind`) it.
    package func compare(_ name: String, of node: NodeID, with text: String) -> TextOrder {
        precondition(arena[node.index].kind == .element)
        return store.with(arena[node.index].head) { tag in
            guard let span = find(name, in: tag, of: node) else { return text.isEmpty ? .same : .before }
            return Self.compare(tag, at: span.value, with: text)
        }
    }

    private static func compare(_ tag: UnsafeRawBufferPointer, at range: Range<Int>, with text: String) -> TextOrder {
        var text = text
        return text.withUTF8 { text in
            let raw = UnsafeRawBufferPointer(rebasing: tag[range])
            if Escaping.isPlain(raw, isAttribute: true) {
                return TextOrder(of: raw, with: UnsafeRawBufferPointer(text))
            }
            var value = value(tag, at: range)
            return value.withUTF8 { TextOrder(of: UnsafeRawBufferPointer($0), with: UnsafeRawBufferPointer(text)) }
        }
    }

    /// Whether an element's start tag is free of characters that XML 1.0 does not allow, such as control characters.
    package func holdsOnlyXMLCharacters(_ node: NodeID) -> Bool {
        store.with(arena[node.index].head) { tag in
            let bytes = tag.baseAddress!.assumingMemoryBound(to: UInt8.self)
            var i = 0
            while true {
                i = EightBytes.first(in: bytes, from: i, to: tag.count) {
                    EightBytes.below($0, limit: Byte.space) | EightBytes.equal($0, to: 0xEF)
                } passes: {
                    $0 < Byte.space || $0 == 0xEF
                }
                guard i < tag.count else { return true }
                let byte = bytes[i]
                i &+= 1
                if byte != 0xEF, byte != Byte.newline, byte != Byte.tab, byte != Byte.carriageReturn { return false }
                // U+FFFE and U+FFFF
                if byte == 0xEF, i + 1 < tag.count, bytes[i] == 0xBF, bytes[i + 1] >= 0xBE { return false }
            }
        }
    }

    /// Returns a scanner for the attributes in an element's start tag.
    @inline(__always)
    func scanner(_ tag: UnsafeRawBufferPointer, of node: NodeID) -> AttributeScanner {
        AttributeScanner(tag, behind: nameEnd(of: node))
    }

    /// Returns the offset in the start tag at which the element's name ends.
    @inline(__always)
    private func nameEnd(of node: NodeID) -> Int { 1 + names.length(of: arena[node.index].name) }

    /// Finds an attribute by name in the start tag of an element.
    func find(_ name: String, in tag: UnsafeRawBufferPointer, of node: NodeID) -> AttributeSpan? {
        Self.find(name, in: tag, behind: nameEnd(of: node))
    }

    /// Finds an attribute by name in a start tag in which the element's name ends at `start`.
    static func find(_ name: String, in tag: UnsafeRawBufferPointer, behind start: Int) -> AttributeSpan? {
        var name = name
        return name.withUTF8 { find($0, in: tag, behind: start) }
    }

    /// Finds an attribute by name in a start tag.
    ///
    /// - Parameters:
    ///   - name: the attribute's name.
    ///   - tag: the start tag.
    ///   - start: the offset at which the element's name ends.
    /// - Returns: the place of the attribute; nil if the tag does not have it.
    @inline(__always)
    static func find(_ name: UnsafeBufferPointer<UInt8>, in tag: UnsafeRawBufferPointer, behind start: Int)
        -> AttributeSpan?
    {
        if let first = first(name, in: tag, behind: start) { return first }
        var scanner = AttributeScanner(tag, behind: start)
        while let span = scanner.next() {
            if scanner.has(name, at: span) { return span }
        }
        return nil
    }

    /// Returns the first attribute of a start tag, if it has the name and Interface Builder's spelling.
    ///
    /// This is a fast path: the attribute that is looked up most often comes first, such as the key of a child or the
    /// property of an outlet.
    @inline(__always)
    private static func first(
        _ name: UnsafeBufferPointer<UInt8>, in tag: UnsafeRawBufferPointer, behind start: Int
    ) -> AttributeSpan? {
        let bytes = tag.baseAddress!.assumingMemoryBound(to: UInt8.self)
        let nameEnd = start &+ 1 &+ name.count
        let value = nameEnd &+ 2
        guard value < tag.count, bytes[start] == Byte.space, bytes[nameEnd] == Byte.equals,
            bytes[nameEnd &+ 1] == Byte.quote, tag.holds(UnsafeRawBufferPointer(name), at: start + 1)
        else { return nil }
        let end = EightBytes.first(Byte.quote, in: bytes, from: value, to: tag.count)
        guard end < tag.count else { return nil }
        return AttributeSpan(all: start..<end + 1, name: start + 1..<nameEnd, value: value..<end)
    }

    static func string(_ tag: UnsafeRawBufferPointer, at range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: tag[range]), as: UTF8.self)
    }

    static func value(_ tag: UnsafeRawBufferPointer, at range: Range<Int>) -> String {
        Escaping.decode(UnsafeRawBufferPointer(rebasing: tag[range]), isAttribute: true)
    }
}
