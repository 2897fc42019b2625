import Bytes
import Platform

/// A document as a tree that never loses a byte: writing it gives back the bytes of every node that was not changed.
///
/// The tree knows XML only. It is changed by the four primitives (`apply`), each of which returns its own inverse and
/// costs time in proportion to the change. It is limited to 4 GiB of text and 2^30 nodes; depth has no limit.
public final class XMLTree {
    let store: ByteStore
    let arena: NodeArena
    let names = NameTable()
    /// The indexes that follow along.
    public internal(set) var indexes: [AttributeIndex] = []
    /// The lists of elements that follow along.
    var lists: [ElementList] = []

    /// The node that holds the root element and what stands around it.
    public let document = NodeID(0)

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark; kept as they are.
    ///   - attributes: the attributes whose values are wanted in an index from the start, the first of `indexes`; it is
    ///     filled while the bytes are read, which is cheaper than `makeIndex`.
    /// - Throws: `ParseError` for anything that is not well-formed, for DTDs and for other encodings.
    public convenience init(bytes: [UInt8], indexing attributes: [String] = []) throws(ParseError) {
        try self.init(bytes: bytes, indexing: attributes) { Worker.pays(forBytes: $0.count) ? SplitParse($0) : nil }
    }

    /// Reads a document, by halves where `split` gives a way to and they turn out to fit together.
    init(bytes: [UInt8], indexing attributes: [String], split: (UnsafeRawBufferPointer) -> SplitParse?)
        throws(ParseError)
    {
        guard bytes.count < ByteStore.limit / 2 else { throw ParseError(.tooLarge, "the document is over 2 GiB") }
        store = ByteStore(base: bytes)
        arena = NodeArena(capacity: bytes.count / 40)
        var root = NodeRecord(kind: .document)
        root.attached = true
        root.head = ByteRange.empty
        root.tail = ByteRange(bytes.count..<bytes.count)
        _ = arena.append(root)
        if !attributes.isEmpty { indexes = [AttributeIndex(of: NameSet(attributes), in: store)] }
        var failure: ParseError?
        bytes.withUnsafeBytes { raw in
            if split(raw)?.read(into: self) == true { return }
            do throws(ParseError) { try read(raw) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    private func read(_ bytes: UnsafeRawBufferPointer) throws(ParseError) {
        let notes = try Parser.parse(bytes, at: 0, into: arena, names: names, under: 0, notes: indexes.first?.notes)
        if let notes { indexes[0].learn(notes) { $0 } }
    }

    /// The bytes that were parsed.
    public var base: [UInt8] { store.base }

    /// The number of nodes made so far, removed ones included.
    public var nodeCount: Int { arena.count }

    /// The root element.
    public var root: NodeID { firstElement(in: document)! }
}

// MARK: - Moving about

extension XMLTree {
    /// What the node is.
    public func kind(_ node: NodeID) -> NodeKind { arena[node.index].kind }

    /// The parent, or nil for the document and for what has been taken out.
    public func parent(_ node: NodeID) -> NodeID? { link(arena[node.index].parent) }

    /// The first child of any kind.
    public func firstChild(_ node: NodeID) -> NodeID? { link(arena[node.index].first) }

    /// The last child of any kind.
    public func lastChild(_ node: NodeID) -> NodeID? { link(arena[node.index].last) }

    /// The next sibling of any kind.
    public func next(_ node: NodeID) -> NodeID? { link(arena[node.index].next) }

    /// The previous sibling of any kind.
    public func previous(_ node: NodeID) -> NodeID? { link(arena[node.index].previous) }

    /// Whether the node hangs in the document now.
    public func isAttached(_ node: NodeID) -> Bool { arena[node.index].attached }

    /// The first child that is an element.
    public func firstElement(in node: NodeID) -> NodeID? { element(from: arena[node.index].first) }

    /// The next sibling that is an element.
    public func nextElement(_ node: NodeID) -> NodeID? { element(from: arena[node.index].next) }

    /// The previous sibling that is an element.
    public func previousElement(_ node: NodeID) -> NodeID? {
        var index = arena[node.index].previous
        while index >= 0, arena[index].kind != .element { index = arena[index].previous }
        return link(index)
    }

    /// The child elements in order.
    public func elements(in node: NodeID) -> ElementChildren { ElementChildren(tree: self, parent: node) }

    /// The elements in a subtree in document order, its root first; no recursion.
    public func subtree(_ node: NodeID) -> Subtree { Subtree(tree: self, root: node) }

    /// Whether `inner` is `outer` or inside it.
    public func contains(_ outer: NodeID, _ inner: NodeID) -> Bool {
        var index = inner.index
        while index >= 0 {
            if index == outer.index { return true }
            index = arena[index].parent
        }
        return false
    }

    @inline(__always)
    func link(_ index: Int32) -> NodeID? { index >= 0 ? NodeID(index) : nil }

    private func element(from start: Int32) -> NodeID? {
        var index = start
        while index >= 0, arena[index].kind != .element { index = arena[index].next }
        return link(index)
    }
}

// MARK: - Names and text

extension XMLTree {
    /// The element's name, or an empty string for other nodes.
    public func name(_ node: NodeID) -> String {
        let symbol = arena[node.index].name
        return symbol >= 0 ? names[symbol] : ""
    }

    /// The number by which elements' names are compared fast; nil when no element of that name was ever seen.
    public func symbol(_ name: String) -> Int32? { names.symbol(name) }

    /// The number of an element's name, given now if no such element was seen yet.
    public func intern(_ name: String) -> Int32 { names.intern(name) }

    /// The number of the element's name, or -1.
    public func symbol(of node: NodeID) -> Int32 { arena[node.index].name }

    /// The element's own text, decoded; child elements contribute nothing.
    public func text(in node: NodeID) -> String {
        var result = ""
        var child = arena[node.index].first
        while child >= 0 {
            if arena[child].kind == .text {
                store.with(arena[child].head) { result += Escaping.decode($0, isAttribute: false) }
            }
            child = arena[child].next
        }
        return result
    }

    /// The raw bytes of a text, comment or instruction, or of an element's start tag, as a string.
    public func raw(_ node: NodeID) -> String {
        store.with(arena[node.index].head) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the bytes of a text, comment or instruction, or of an element's start tag.
    ///
    /// They are valid only during the call, which must not change the tree.
    @inline(__always)
    public func withBytes<Result>(ofHead node: NodeID, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        store.with(arena[node.index].head, body)
    }

    /// Whether the element is written `<x/>`.
    public func isSelfClosing(_ node: NodeID) -> Bool {
        arena[node.index].kind == .element && arena[node.index].tail.count == 0
    }
}
