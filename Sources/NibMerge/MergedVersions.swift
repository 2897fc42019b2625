import NibDifference
import NibDocument
import XMLTree

/// Three versions of a document, and which of their elements are the same.
struct MergedVersions {
    let base: NibDocument
    let ours: NibDocument
    let theirs: NibDocument
    /// What ours changed.
    let oursDifference: NibDifference
    /// What theirs changed.
    let theirsDifference: NibDifference
    /// Which elements that both sides added are the same.
    let between: AddedTwice
    /// What ours changed about elements of the base.
    private var oursChanges: [Aspect: Change] = [:]
    /// The elements of the base about which ours changed something that can contradict.
    private var changedByOurs: Set<NodeID> = []
    /// The elements of the base that theirs lacks, and in which ours changed something.
    private(set) var touchedByOurs: Set<NodeID> = []

    private struct Aspect: Hashable {
        let node: NodeID
        let aspect: Change.Aspect
    }

    /// Compares three versions.
    init(base: NibDocument, ours: NibDocument, theirs: NibDocument) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        oursDifference = NibDifference(from: base, to: ours)
        theirsDifference = NibDifference(from: base, to: theirs)
        between = AddedTwice(ours: oursDifference, theirs: theirsDifference)
        for change in oursDifference.changes {
            if let node = change.old { oursChanges[Aspect(node: node, aspect: change.aspect)] = change }
        }
        for change in oursDifference.changes where !isSoft(change, in: oursDifference) {
            if let node = element(of: change) { changedByOurs.insert(node) }
            if !change.isRemoval { noteTouched(change) }
        }
    }

    /// The element of the base that a change of ours is about; of what ours added, the holder.
    private func element(of change: Change) -> NodeID? {
        if let node = change.old { return node }
        return change.new.flatMap { oursDifference.pairing.old(for: ours.nibPlace(of: $0).holder) }
    }

    /// Whether ours changed something in an element of the base that can contradict.
    func isChangedByOurs(_ node: NodeID) -> Bool {
        base.tree.subtree(node).contains { changedByOurs.contains($0) }
    }

    /// What ours changed about an element of the base.
    func oursChange(_ node: NodeID, in aspect: Change.Aspect) -> Change? {
        oursChanges[Aspect(node: node, aspect: aspect)]
    }

    /// Marks what theirs lacks around a change of ours, up to the first element that theirs still has.
    private mutating func noteTouched(_ change: Change) {
        var node = element(of: change)
        while let current = node, theirsDifference.pairing.new(for: current) == nil,
            touchedByOurs.insert(current).inserted
        {
            node = base.tree.parent(current)
        }
    }

    /// Whether a change is one that never contradicts another: what Xcode does on its own, frames, and orders.
    func isSoft(_ change: Change, in difference: NibDifference) -> Bool {
        if change.cause == .xcode { return true }
        switch change.aspect {
        case .position, .comment, .spelling: return true
        case .presence, .place, .attribute, .text: break
        }
        let (node, document) = change.new.map { ($0, difference.new) } ?? (change.old!, difference.old)
        if change.kind == .dependency { return true }
        // The width of a column follows from that of its table.
        if document.tree.name(node) == "rect"
            || change.attribute == "width" && document.tree.name(node) == "tableColumn"
        {
            return true
        }
        return isSizeOfText(node, in: document)
    }

    /// Whether an element is the smallest or largest size of a text view, which follows from the frame of its scroll view.
    private func isSizeOfText(_ node: NodeID, in document: NibDocument) -> Bool {
        guard document.tree.name(node) == "size", let key = document.tree.attribute("key", of: node),
            key == "minSize" || key == "maxSize", let view = document.tree.parent(node)
        else { return false }
        return document.tree.name(view) == "textView"
    }

    /// Whether a node of the result is one that ours was parsed into: the result begins as a copy of ours, with the same nodes.
    func isInOurs(_ node: NodeID) -> Bool { ours.tree.holds(node) }

    /// Whether an element of ours is new.
    func isNew(inOurs node: NodeID) -> Bool { oursDifference.pairing.old(for: node) == nil }

    /// Whether an element of theirs is new.
    func isNew(inTheirs node: NodeID) -> Bool { theirsDifference.pairing.old(for: node) == nil }
}
