import NibDifference
import NibDocument
import XMLTree

/// What no other command makes byte for byte: the smallest elements that still differ are replaced by their text.
extension ScriptWriter {
    /// Whether the copy has the bytes of the new document.
    var isDone: Bool { working.bytes == new.bytes }

    /// How much is replaced, and how.
    enum Extent: CaseIterable {
        /// The smallest elements, checked as what other commands make.
        case checked
        /// The smallest elements, as they are: the new document may not be sound.
        case forced
        /// The whole document.
        case whole
    }

    /// Writes a block that replaces what differs.
    ///
    /// - Returns: whether there was anything to write that was accepted.
    func writeExact(_ extent: Extent) -> Bool {
        let force = extent == .checked ? "" : " --force"
        let places = extent == .whole ? [] : smallestDifferences()
        for (node, wanted) in places {
            guard let path = ElementPath(to: node, in: working) else { continue }
            _ = rehearsal.attempt(["replace \(path.place()) \(Spelling.literal(text(of: wanted)))\(force)"])
        }
        if places.isEmpty {
            _ = rehearsal.attempt(["replace document \(Spelling.literal(text(of: new.tree.document)))\(force)"])
        }
        return !rehearsal.isBlockEmpty
    }

    private func text(of node: NodeID) -> String { String(decoding: new.tree.bytes(of: node), as: UTF8.self) }

    /// The smallest elements that differ, side by side; none if what is around the root differs.
    private func smallestDifferences() -> [(NodeID, NodeID)] {
        var found: [(NodeID, NodeID)] = []
        var open = differingChildren(of: working.tree.document, new.tree.document) ?? []
        while let (node, wanted) = open.popLast() {
            if isAlike(node, wanted), let children = differingChildren(of: node, wanted) {
                open += children
            } else {
                found.append((node, wanted))
            }
        }
        return found.reversed()
    }

    /// Whether two elements have the same tags.
    private func isAlike(_ node: NodeID, _ wanted: NodeID) -> Bool {
        working.tree.raw(node) == new.tree.raw(wanted)
            && working.tree.isSelfClosing(node) == new.tree.isSelfClosing(wanted)
    }

    /// The child elements that may differ, side by side; nil if other children differ, or there are more on one side.
    private func differingChildren(of node: NodeID, _ wanted: NodeID) -> [(NodeID, NodeID)]? {
        var result: [(NodeID, NodeID)] = []
        var (child, other) = (working.tree.firstChild(node), new.tree.firstChild(wanted))
        while let ours = child, let theirs = other {
            guard working.tree.kind(ours) == new.tree.kind(theirs) else { return nil }
            if working.tree.kind(ours) == .element {
                guard working.tree.name(ours) == new.tree.name(theirs) else { return nil }
                if !working.tree.isSurelySame(ours, as: theirs, in: new.tree) { result.append((ours, theirs)) }
            } else if working.tree.raw(ours) != new.tree.raw(theirs) {
                return nil
            }
            (child, other) = (working.tree.next(ours), new.tree.next(theirs))
        }
        return child == nil && other == nil ? result : nil
    }
}
