/// Identifies a node of a tree by its index in the tree's arena; indexes are never reused.
public struct NodeID: Hashable, Sendable, Comparable {
    @usableFromInline let index: Int32

    init(_ index: Int32) { self.index = index }

    // Other modules compare nodes in loops over thousands of them, in which a call would take most of the time. These are public, because
    // the compiler inlines nothing of a package's own access in other modules.

    /// Whether both are the same node.
    @inlinable public static func == (a: NodeID, b: NodeID) -> Bool { a.index == b.index }

    /// Orders nodes by creation, which for parsed nodes is document order.
    @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }

    /// Hashes the index.
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The kind of a node.
package enum NodeKind: UInt8, Sendable {
    /// The document itself: the parent of the root element and of everything around it.
    case document
    /// An element with a start tag and, unless it closes itself, an end tag.
    case element
    /// Everything between two pieces of markup: white space, text, CDATA sections, and the XML declaration.
    case text
    /// A comment, including `<!--` and `-->`.
    case comment
    /// A processing instruction.
    case instruction
}

/// The record of one node; links are arena indexes, -1 for none.
struct NodeRecord {
    var kind: NodeKind
    /// Whether the bytes of the subtree are no longer those between the head and the tail in the store.
    var changed = false
    /// Whether the node is part of the document.
    var attached = false
    /// Whether the tree keeps an `ElementList` of its child elements.
    var isListed = false
    var name: Int32 = -1
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The start tag, or the whole text, comment or instruction.
    var head = ByteRange.empty
    /// The end tag; empty if the element is self-closing.
    var tail = ByteRange.empty
}
