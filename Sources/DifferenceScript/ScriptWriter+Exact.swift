import NibDifference
import NibDocument
import XMLTree

/// What no other command makes byte for byte: the smallest elements that still differ are replaced by their text.
extension ScriptWriter {
    /// Whether the copy has what it is to have.
    var isDone: Bool { isEssential ? changes.isEmpty : working.bytes == new.bytes }

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
        let places =
            extent == .whole ? [] : smallestDifferences().filter { isEssential ? holdsChange($0, or: $1) : true }
        for (node, wanted) in places {
            guard let path = ElementPath(to: node, in: working) else { continue }
            _ = rehearsal.attempt(["replace \(path.place()) \(Spelling.literal(text(of: wanted)))\(force)"])
        }
        if places.isEmpty, !isEssential {
            let text = Spelling.literal(text(of: new.tree.document))
            _ = rehearsal.attempt(["replace \(working.rootName) \(text)\(force)"])
        }
        return !rehearsal.isBlockEmpty
    }

    /// Whether something that a person changed is in one of two elements.
    private func holdsChange(_ node: NodeID, or wanted: NodeID) -> Bool {
        changes.contains { change in
            change.old.map { working.tree.contains(node, inner: $0) } ?? false
                || change.new.map { new.tree.contains(wanted, inner: $0) } ?? false
        }
    }

    private func text(of node: NodeID) -> String { String(decoding: new.tree.bytes(of: node), as: UTF8.self) }

    /// The smallest elements that differ, side by side; none if what is around the root differs.
    private func smallestDifferences() -> [(NodeID, NodeID)] {
        var found: [(NodeID, NodeID)] = []
        var open = differingChildren(of: working.tree.document, and: new.tree.document) ?? []
        while let (node, wanted) = open.popLast() {
            if isAlike(node, as: wanted), let children = differingChildren(of: node, and: wanted) {
                open += children
            } else {
                found.append((node, wanted))
            }
        }
        return found.reversed()
    }

    /// Whether two elements have the same tags.
    private func isAlike(_ node: NodeID, as wanted: NodeID) -> Bool {
        working.tree.raw(node) == new.tree.raw(wanted)
            && working.tree.isSelfClosing(node) == new.tree.isSelfClosing(wanted)
    }

    /// The child elements that may differ, side by side; nil if other children differ, or there are more on one side.
    private func differingChildren(of node: NodeID, and wanted: NodeID) -> [(NodeID, NodeID)]? {
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
