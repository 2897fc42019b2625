import NibDifference
import NibDocument
import XMLTree

/// Which elements that the base lacks are the same in two versions.
///
/// Comparing the versions with each other takes as long as comparing one with the base, so it is done only if they share a new id. All other
/// elements that both added are in elements of the base, and are found by what the changes say of them.
struct AddedTwice {
    private var theirsOf: [NodeID: NodeID] = [:]
    private var oursOf: [NodeID: NodeID] = [:]

    /// Finds them in the differences from the base to both versions.
    init(ours: NibDifference, theirs: NibDifference) {
        let shared = theirs.new.tree.subtree(theirs.new.tree.root).contains { node in
            guard let id = theirs.new.id(of: node), theirs.pairing.old(for: node) == nil else { return false }
            return ours.new.element(withID: id).map { ours.pairing.old(for: $0) == nil } ?? false
        }
        if shared {
            let pairing = Pairing(from: ours.new, to: theirs.new)
            for node in ours.new.tree.subtree(ours.new.tree.root) where ours.pairing.old(for: node) == nil {
                guard let other = pairing.new(for: node), theirs.pairing.old(for: other) == nil else { continue }
                pair(node, with: other)
            }
        } else {
            var known: [Change.ID: NodeID] = [:]
            for change in ours.changes where change.isAddition { known[change.id] = change.new }
            guard !known.isEmpty else { return }
            for change in theirs.changes where change.isAddition {
                guard let node = known.removeValue(forKey: change.id), let other = change.new else { continue }
                pair(node, with: other)
            }
        }
    }

    private mutating func pair(_ node: NodeID, with other: NodeID) {
        theirsOf[node] = other
        oursOf[other] = node
    }

    /// Returns the element of theirs that a new one of ours is.
    func theirs(for node: NodeID) -> NodeID? { theirsOf[node] }

    /// Returns the element of ours that a new one of theirs is.
    func ours(for node: NodeID) -> NodeID? { oursOf[node] }
}
