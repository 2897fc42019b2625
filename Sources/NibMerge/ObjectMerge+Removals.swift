import NibDifference
import NibDocument
import XMLTree

/// What theirs removed.
extension ObjectMerge {
    /// Removes objects first, then the connections and constraints that were removed with them.
    func mergeRemovals() throws(NibError) {
        let removals = changes.indices.filter { changes[$0].isRemoval }
        for index in removals where !isLink(changes[index]) { try remove(index) }
        for index in removals where isLink(changes[index]) {
            if !refersToKept(changes[index].old!) { try remove(index) }
        }
    }

    private func isLink(_ change: Change) -> Bool { change.kind == .connection || change.kind == .constraint }

    /// Whether a connection or constraint of the base belongs to an object that stays.
    private func refersToKept(_ node: NodeID) -> Bool {
        !keptIDs.isEmpty && versions.base.tree.attributes(node).contains { keptIDs.contains($0.value) }
    }

    private func remove(_ index: Int) throws(NibError) {
        let change = changes[index]
        guard let old = change.old, let own = versions.oursDifference.pairing.new(for: old), tree.isAttached(own) else {
            return
        }
        if isKeptInStep(old, in: versions.base), theirsHasList(of: old) { return }
        if change.kind == .resource || change.kind == .dependency { return removeEntry(own) }
        let isSoft = versions.isSoft(change, in: versions.theirsDifference)
        let isContested =
            contested.contains(index) || versions.touchedByOurs.contains(old) || holdsSurvivors(own)
            || isTwoWay && !isSoft
        guard isContested else { return edit.remove(own) }
        if isSoft { return }
        if choose(removedByTheirs(change)) == .theirs, !holdsSurvivors(own) {
            _ = try edit.removeWithReferences(own)
        } else {
            keptIDs.formUnion(versions.base.tree.subtree(old).compactMap { versions.base.id(of: $0) })
        }
    }

    /// Whether theirs still has the list that an element of the base was in.
    private func theirsHasList(of old: NodeID) -> Bool {
        let base = versions.base
        guard let list = base.tree.parent(old),
            let holder = versions.theirsDifference.pairing.new(for: base.nibPlace(of: old).holder)
        else { return false }
        return versions.theirs.tree.elements(in: holder).contains {
            versions.theirs.tree.name($0) == base.tree.name(list)
        }
    }

    /// Removes an entry of the resources or dependencies, unless the result needs it.
    private func removeEntry(_ node: NodeID) {
        if result.isNeeded(entry: node) != true { edit.remove(node) }
    }

    /// Whether something is in an element of the result that theirs has elsewhere.
    private func holdsSurvivors(_ node: NodeID) -> Bool {
        tree.subtree(node).contains { inner in
            guard inner != node, versions.isInOurs(inner),
                let old = versions.oursDifference.pairing.old(for: inner),
                versions.base.ownName(of: old) != nil
            else { return false }
            return versions.theirsDifference.pairing.new(for: old) != nil
        }
    }
}
