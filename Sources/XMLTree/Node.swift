/// A node of a tree, named by its place in the tree's arena; nodes are never reused.
public struct NodeID: Hashable, Sendable, Comparable {
    let index: Int32

    init(_ index: Int32) { self.index = index }

    /// Orders nodes by when they were made, which for parsed nodes is document order.
    public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// What a node is.
public enum NodeKind: UInt8, Sendable {
    /// The document itself: the parent of the root element and of what stands around it.
    case document
    /// An element with a start tag and, unless it closes itself, an end tag.
    case element
    /// What stands between two pieces of markup: white space, text, CDATA, and the XML declaration.
    case text
    /// A comment, `<!--` and `-->` included.
    case comment
    /// A processing instruction.
    case instruction
}

/// The record of one node; links are arena indexes, -1 for none.
struct NodeRecord {
    var kind: NodeKind
    /// Whether the bytes of the node and all in it are no longer the ones that stand from head to tail in the store.
    var changed = false
    /// Whether the node hangs in the document.
    var attached = false
    /// Whether the elements in it are kept in a list.
    var isListed = false
    var name: Int32 = -1
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The start tag, or all of a text, comment or instruction.
    var head = ByteRange.empty
    /// The end tag; empty when the element closes itself.
    var tail = ByteRange.empty
}
