import NibDifference
import NibDocument
import XMLTree

/// The order of elements, places that are taken twice, and the header.
extension ObjectMerge {
    // MARK: - Order

    /// Moves elements that theirs moved among their siblings, unless ours changed the order of the same list.
    func mergeOrders() throws(NibError) {
        var reordered: Set<NodeID> = []
        for change in versions.oursDifference.changes where change.aspect == .position {
            if let list = change.old.flatMap({ versions.base.tree.parent($0) }) { reordered.insert(list) }
        }
        var isDone: Set<NodeID> = []
        for change in changes where change.aspect == .position {
            guard let old = change.old, let node = change.new, let list = versions.base.tree.parent(old),
                let source = versions.theirs.tree.parent(node), let parent = current(node).flatMap({ tree.parent($0) }),
                isDone.insert(source).inserted
            else { continue }
            if reordered.contains(list) {
                if change.cause == .person { tellOrder(of: parent) }
            } else if !isTwoWay {
                order(parent, as: source)
            }
        }
    }

    /// Puts elements of a list into the order that they have in theirs: those that theirs moved, and those that it added.
    private func order(_ parent: NodeID, as source: NodeID) {
        let moved = Set(changes.filter { $0.aspect == .position }.compactMap(\.new))
        for node in versions.theirs.tree.elements(in: source) {
            guard let own = current(node), tree.parent(own) == parent,
                moved.contains(node) || versions.isNew(inTheirs: node)
            else { continue }
            let gap = gap(for: node, in: parent, moving: own)
            if gap.end != own, gap.end != tree.nextElement(own) || !follows(own, as: node) {
                edit.relocate(own, into: parent, before: gap.end)
            }
        }
    }

    /// Whether an element already comes after the one that precedes it in theirs.
    private func follows(_ own: NodeID, as node: NodeID) -> Bool {
        guard let before = versions.theirs.tree.previousElement(node) else { return tree.previousElement(own) == nil }
        return current(before) == tree.previousElement(own)
    }

    private func tellOrder(of list: NodeID) {
        let holder = result.object(around: list).map { result.display($0) } ?? "the document"
        notes.append("both sides changed the order of \(tree.name(list)) of \(holder); that of ours is kept")
    }

    // MARK: - Places that are taken twice

    /// Finds keys and outlets that now have an object of each side.
    func settleClashes() throws(NibError) {
        for (index, change) in changes.enumerated() where !change.isRemoval {
            guard let node = change.new, let own = current(node), try !isWithheld(index),
                change.isAddition || change.aspect == .place || change.kind == .connection
            else { continue }
            for other in Array(tree.elements(in: tree.parent(own)!))
            where other != own && isClash(own, with: other, from: node) {
                if isSameTarget(own, as: other) {
                    if change.isAddition, !isReferredTo(own) { edit.remove(own) }
                    break
                }
                if choose(occupied(node, by: other)) == .theirs {
                    _ = try edit.removeWithReferences(other)
                } else if change.isAddition {
                    _ = try edit.removeWithReferences(own)
                    break
                }
            }
        }
    }

    /// Whether two siblings cannot both be there: they have one key, or are one outlet.
    private func isClash(_ node: NodeID, with other: NodeID, from source: NodeID) -> Bool {
        if let key = tree.attribute("key", of: node) {
            // Old versions of Xcode wrote some keys twice.
            if hasTwice(key, in: versions.theirs.tree.parent(source)) { return false }
            return tree.attribute("key", of: other, is: key) && isUnlike(node, with: other)
        }
        guard tree.name(node) == tree.name(other), let property = tree.attribute("property", of: node),
            tree.name(node) == "outlet"
        else { return false }
        return tree.attribute("property", of: other, is: property) && isUnlike(node, with: other)
    }

    private func hasTwice(_ key: String, in parent: NodeID?) -> Bool {
        let tree = versions.theirs.tree
        return parent.map { tree.elements(in: $0).filter { tree.attribute("key", of: $0, is: key) }.count > 1 } ?? false
    }

    /// Whether two siblings come from different sides: a document that has both already is left as it is.
    private func isUnlike(_ node: NodeID, with other: NodeID) -> Bool {
        !(versions.isInOurs(node) && versions.isInOurs(other)
            && versions.ours.tree.parent(node) == versions.ours.tree.parent(other)
            && versions.ours.tree.attribute("property", of: node)
                == versions.ours.tree.attribute("property", of: other)
            && versions.ours.tree.attribute("key", of: node) == versions.ours.tree.attribute("key", of: other))
    }

    private func isSameTarget(_ node: NodeID, as other: NodeID) -> Bool {
        guard let to = tree.attribute("destination", of: node) else { return false }
        return tree.attribute("destination", of: other, is: to)
    }

    private func isReferredTo(_ node: NodeID) -> Bool {
        result.id(of: node).map { !result.referrers(to: $0).isEmpty } ?? false
    }

    // MARK: - The header

    /// Takes the resources of theirs that the result uses.
    func mergeHeader() throws(NibError) {
        try mergeLinesAroundRoot()
        for (index, change) in changes.enumerated() where change.isAddition && change.kind == .resource {
            guard let node = change.new, current(node) == nil else { continue }
            try addEntry(node, from: index)
        }
        // What ours removed because nothing used it any more may be used by what theirs added.
        for change in versions.oursDifference.changes where change.isRemoval && change.kind == .resource {
            guard let old = change.old, let node = versions.theirsDifference.pairing.new(for: old),
                current(node) == nil
            else { continue }
            try addEntry(node, from: -1)
        }
    }

    /// Takes the declaration and the end of the last line from theirs, if only theirs changed them.
    private func mergeLinesAroundRoot() throws(NibError) {
        let (base, ours, theirs) = (versions.base, versions.ours, versions.theirs)
        guard !isTwoWay else { return }
        if ours.standalone == base.standalone, theirs.standalone != base.standalone, result.hasDeclaration {
            try edit.setStandalone(theirs.standalone)
        }
        if ours.endsWithNewline == base.endsWithNewline { edit.setNewline(theirs.endsWithNewline) }
    }

    private func addEntry(_ node: NodeID, from index: Int) throws(NibError) {
        let theirs = versions.theirs
        let place = theirs.nibPlace(of: node)
        guard place.holder == theirs.tree.root else { return }
        try insert(node, into: tree.root, from: index)
        guard let copy = current(node), theirs.isNeeded(entry: node) == true, result.isNeeded(entry: copy) == false
        else { return }
        edit.remove(copy)
    }
}
