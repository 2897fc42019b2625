/// A lossless document tree: writing it reproduces the exact bytes of every node that was not changed.
///
/// The tree knows only XML. It is changed by four primitives (`apply`), each of which returns its inverse and takes
/// time proportional to the change. A document may have up to 2 GiB, with all changes up to 4 GiB, 2^30 nodes and
/// ``deepest`` elements inside each other.
package final class XMLTree {
    let store: ByteStore
    let arena: NodeArena
    let names: NameTable
    /// The number of nodes that were parsed.
    private let parsedCount: Int
    /// The indexes, which follow every change.
    package internal(set) var indexes: [AttributeIndex] = []
    /// The lists of elements, which follow every change.
    var lists: [ElementList] = []
    /// Those who ask now and then where the tree has changed.
    var followers: [ChangedNodes] = []
    /// What the document is now, as far as it differs from the bytes that were parsed; 0 while it does not.
    ///
    /// Equal bytes have equal fingerprints, whatever changes led to them, and different bytes have different ones but for a
    /// chance of one in 2^64.
    package internal(set) var fingerprint: UInt64 = 0
    /// The number of primitives applied so far, by which others notice that the tree has changed.
    package internal(set) var changeCount = 0
    /// Whether `>` is not escaped in new values of attributes.
    package var keepsGreater = false
    /// The places of nodes in document order, as far as they are known.
    var documentOrder = DocumentOrder()

    /// The node that contains the root element and everything around it.
    package let document = NodeID(0)

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 with or without a byte order mark; they are kept as they are.
    ///   - attributes: the attributes to index from the start, in the first of `indexes`; filling it while parsing is
    ///     cheaper than `makeIndex`.
    ///   - inParallel: whether two threads may parse a large document.
    /// - Throws: `ParseError` if the bytes are not well-formed, have a DTD or are in another encoding.
    package init(
        bytes: [UInt8], indexing attributes: [String] = [], inParallel: Bool = true
    ) throws(ParseError) {
        guard bytes.count < ByteStore.limit / 2 else { throw ParseError(.tooLarge, "the document is over 2 GiB") }
        store = ByteStore(base: bytes)
        let nodes = try Parser.parse(document: bytes, indexing: attributes, inParallel: inParallel)
        (arena, names, indexes) = (nodes.arena, nodes.names, nodes.index.map { [$0] } ?? [])
        parsedCount = nodes.arena.count
    }

    /// Makes a copy of a tree that was not changed since it was parsed. Its nodes have the same names, and the same attributes are
    /// indexed from the start.
    package init(copyOf original: XMLTree) {
        precondition(original.changeCount == 0)
        store = ByteStore(base: original.base)
        arena = NodeArena(copyOf: original.arena)
        parsedCount = original.parsedCount
        names = NameTable(copyOf: original.names)
        keepsGreater = original.keepsGreater
        indexes = original.indexes.prefix(1).map(AttributeIndex.init(copyOf:))
        for list in original.lists { arena[list.parent.index].isListed = false }
    }

    /// The bytes that were parsed.
    package var base: [UInt8] { store.base }

    /// The number of nodes made so far, including removed ones.
    package var nodeCount: Int { arena.count }

    /// Whether a node was parsed, not made since.
    package func isParsed(_ node: NodeID) -> Bool { node.index < parsedCount }

    /// Whether a node was made in this tree; nodes of two trees that were parsed from the same bytes have the same names.
    package func holds(_ node: NodeID) -> Bool { node.index < arena.count }

    /// The root element.
    package var root: NodeID { firstElement(in: document)! }
}

// MARK: - Navigation

extension XMLTree {
    /// Returns the kind of a node.
    package func kind(_ node: NodeID) -> NodeKind { arena[node.index].kind }

    /// Returns the parent; nil for the document and for removed nodes.
    package func parent(_ node: NodeID) -> NodeID? { link(arena[node.index].parent) }

    /// Returns the first child of any kind.
    package func firstChild(_ node: NodeID) -> NodeID? { link(arena[node.index].first) }

    /// Returns the last child of any kind.
    package func lastChild(_ node: NodeID) -> NodeID? { link(arena[node.index].last) }

    /// Returns the next sibling of any kind.
    package func next(_ node: NodeID) -> NodeID? { link(arena[node.index].next) }

    /// Returns the previous sibling of any kind.
    package func previous(_ node: NodeID) -> NodeID? { link(arena[node.index].previous) }

    /// Whether the node is part of the document.
    package func isAttached(_ node: NodeID) -> Bool { arena[node.index].attached }

    /// Returns the first child that is an element.
    package func firstElement(in node: NodeID) -> NodeID? { element(from: arena[node.index].first) }

    /// Returns the next sibling that is an element.
    package func nextElement(_ node: NodeID) -> NodeID? { element(from: arena[node.index].next) }

    /// Returns the previous sibling that is an element.
    package func previousElement(_ node: NodeID) -> NodeID? {
        var index = arena[node.index].previous
        while index >= 0, arena[index].kind != .element { index = arena[index].previous }
        return link(index)
    }

    /// Returns the child elements, in order.
    package func elements(in node: NodeID) -> ElementChildren { ElementChildren(tree: self, parent: node) }

    /// Returns the elements of a subtree in document order, beginning with its root; iterates without recursion.
    package func subtree(_ node: NodeID) -> Subtree { Subtree(tree: self, root: node) }

    /// Whether `inner` is `outer` or inside it.
    package func contains(_ outer: NodeID, inner: NodeID) -> Bool {
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
    /// Returns the element's name; empty for other nodes.
    package func name(_ node: NodeID) -> String {
        let symbol = arena[node.index].name
        return symbol >= 0 ? names[symbol] : ""
    }

    /// Returns the symbol (number) of an element name, for fast comparisons; nil if the name does not occur.
    package func symbol(_ name: String) -> Int32? { names.symbol(name) }

    /// Returns the symbol of an element name, which is added if it is new.
    package func intern(_ name: String) -> Int32 { names.intern(name) }

    /// Returns the symbol of the element's name; -1 for other nodes.
    package func symbol(of node: NodeID) -> Int32 { arena[node.index].name }

    /// Returns the element's own text, decoded and without that of child elements.
    package func text(in node: NodeID) -> String {
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

    /// Returns the raw bytes of a text, comment or instruction, or of an element's start tag, as a string.
    package func raw(_ node: NodeID) -> String {
        store.with(arena[node.index].head) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the bytes of a text, comment or instruction, or of an element's start tag.
    ///
    /// The bytes are valid only during the call, which must not change the tree.
    @inline(__always)
    package func withBytes<Result>(ofHead node: NodeID, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        store.with(arena[node.index].head, body: body)
    }

    /// Whether the element is written `<x/>`.
    package func isSelfClosing(_ node: NodeID) -> Bool {
        arena[node.index].kind == .element && arena[node.index].tail.count == 0
    }
}
