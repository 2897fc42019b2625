import Bytes
import XMLTree

/// The line feed after the last tag, which some programs do not write.
extension NibDocument {
    /// The last node after the root; nil if the root's end tag ends the document.
    fileprivate var tail: NodeID? {
        var last = tree.root
        while let node = tree.next(last) { last = node }
        return last == tree.root ? nil : last
    }

    /// Whether the last line ends with a line feed.
    package var endsWithNewline: Bool {
        tail.map { node in tree.withBytes(ofHead: node) { $0.last == Byte.newline } } ?? false
    }
}

extension Edit {
    /// Adds the line feed after the last tag, or removes it with the white space around it.
    package func setNewline(_ isThere: Bool) {
        guard document.endsWithNewline != isThere else { return }
        if isThere {
            insert(space: document.layout.lineEnd, into: tree.document, before: nil)
        } else if let tail = document.tail, tree.isWhiteSpace(tail) {
            apply(.remove(tail))
        }
    }
}
