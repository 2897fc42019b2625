/// One attribute of an element.
public struct Attribute: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The value with references resolved.
    public let value: String

    /// Makes an attribute.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Where an attribute's parts stand in a start tag; offsets from the tag's `<`.
struct AttributeSpan {
    /// The white space before it, the name, `=` and the quoted value.
    var all: Range<Int>
    var name: Range<Int>
    /// The value without its quotes.
    var value: Range<Int>
}

/// Walks over the attributes of a start tag that a parser has accepted.
struct AttributeScanner {
    let tag: UnsafeRawBufferPointer
    private var position: Int

    init(_ tag: UnsafeRawBufferPointer) {
        self.tag = tag
        position = 1
        while position < tag.count, !Self.endsName(tag[position]) { position += 1 }
    }

    mutating func next() -> AttributeSpan? {
        let start = position
        var i = position
        while i < tag.count, Self.isSpace(tag[i]) { i += 1 }
        guard i < tag.count, tag[i] != UInt8(ascii: ">"), tag[i] != UInt8(ascii: "/") else { return nil }
        let name = i
        while i < tag.count, !Self.endsName(tag[i]) { i += 1 }
        let nameEnd = i
        while i < tag.count, tag[i] != UInt8(ascii: "\""), tag[i] != UInt8(ascii: "'") { i += 1 }
        guard i < tag.count else { return nil }
        let quote = tag[i]
        let value = i + 1
        i = value
        while i < tag.count, tag[i] != quote { i += 1 }
        position = i + 1
        return AttributeSpan(all: start..<i + 1, name: name..<nameEnd, value: value..<i)
    }

    /// Where the last attribute, or the element's name, ends.
    var end: Int { position }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0xA || byte == 0x9 || byte == 0xD }

    @inline(__always)
    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}

// MARK: - Reading attributes

extension XMLTree {
    /// All attributes in the order of the start tag.
    public func attributes(_ node: NodeID) -> [Attribute] {
        guard arena[node.index].kind == .element else { return [] }
        return store.with(arena[node.index].head) { tag in
            var scanner = AttributeScanner(tag)
            var result: [Attribute] = []
            while let span = scanner.next() {
                result.append(Attribute(Self.string(tag, span.name), Self.value(tag, span.value)))
            }
            return result
        }
    }

    /// The names of all attributes in the order of the start tag.
    public func attributeNames(_ node: NodeID) -> [String] {
        guard arena[node.index].kind == .element else { return [] }
        return store.with(arena[node.index].head) { tag in
            var scanner = AttributeScanner(tag)
            var result: [String] = []
            while let span = scanner.next() { result.append(Self.string(tag, span.name)) }
            return result
        }
    }

    /// The value of an attribute, or nil when the element lacks it.
    public func attribute(_ name: String, of node: NodeID) -> String? {
        guard arena[node.index].kind == .element else { return nil }
        return store.with(arena[node.index].head) { tag in
            Self.find(name, in: tag).map { Self.value(tag, $0.value) }
        }
    }

    /// Whether the element has the attribute with exactly this value; cheaper than reading it.
    public func attribute(_ name: String, of node: NodeID, is value: String) -> Bool {
        guard arena[node.index].kind == .element else { return false }
        return store.with(arena[node.index].head) { tag in
            guard let span = Self.find(name, in: tag) else { return false }
            return Self.value(tag, span.value) == value
        }
    }

    /// Finds an attribute by name in a start tag.
    static func find(_ name: String, in tag: UnsafeRawBufferPointer) -> AttributeSpan? {
        var name = name
        return name.withUTF8 { wanted in
            var scanner = AttributeScanner(tag)
            while let span = scanner.next() {
                if span.name.count == wanted.count, tag[span.name].elementsEqual(wanted) { return span }
            }
            return nil
        }
    }

    static func string(_ tag: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: tag[range]), as: UTF8.self)
    }

    static func value(_ tag: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
        Escaping.decode(UnsafeRawBufferPointer(rebasing: tag[range]), isAttribute: true)
    }
}
