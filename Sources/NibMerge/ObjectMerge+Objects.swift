import NibDifference
import NibDocument
import XMLTree

/// What theirs added and moved.
extension ObjectMerge {
    /// Adds and moves elements, in the order of theirs, so that what holds others is there first.
    func mergeObjects() throws(NibError) {
        for (index, change) in changes.enumerated() {
            guard let node = change.new, try !isWithheld(index) else { continue }
            if change.isAddition {
                try add(node, by: change, at: index)
            } else if change.aspect == .place {
                try move(node, by: change, at: index)
            }
        }
    }

    // MARK: - Adding

    private func add(_ node: NodeID, by change: Change, at index: Int) throws(NibError) {
        if let present = current(node) { return try mergeAddedTwice(present, with: node, from: index) }
        if change.kind == .resource || isKeptInStep(node, in: versions.theirs) { return }
        let place = versions.theirs.nibPlace(of: node)
        guard let holder = current(place.holder) else {
            guard !versions.isSoft(change, in: versions.theirsDifference) else { return }
            if choose(removedByOurs(place.holder)) == .theirs { try restore(place.holder, from: index) }
            return
        }
        if isTwoWay, !versions.isSoft(change, in: versions.theirsDifference),
            choose(contradiction(of: change)) != .theirs
        {
            return
        }
        try insert(node, into: holder, from: index)
    }

    /// Whether an element is a value in a list that the result has, and that follows from the elements of another list.
    func isKeptInStep(_ node: NodeID, in document: NibDocument) -> Bool {
        guard document.isParallelValue(node), let list = document.tree.parent(node) else { return false }
        let holder = document.nibPlace(of: node).holder
        let present = document === versions.theirs ? current(holder) : versions.oursDifference.pairing.new(for: holder)
        return present.map { tree.elements(in: $0).contains { tree.name($0) == document.tree.name(list) } } ?? false
    }

    /// Copies an element of theirs into the result.
    func insert(_ node: NodeID, into holder: NodeID, from index: Int) throws(NibError) {
        let parent = list(for: node, in: holder)
        let (copy, copies) = try edit.adopt(node, of: versions.theirs, for: parent) { inner in
            isKnown(inner) && current(inner) != nil
                || versions.theirsDifference.pairing.old(for: inner) != nil
                    && !restored.contains(node) && versions.theirs.ownName(of: inner) != nil
        }
        try put(copy, for: node, into: parent)
        note(copies, from: index)
        edit.takeParallelValues(of: node, in: versions.theirs, for: copy)
        if versions.theirs.tree.name(node) == "scene" { copyComment(of: node, to: copy) }
    }

    /// The list of the result that has what a list of theirs has; it is made if the result lacks it, at the place that it has in theirs.
    private func list(for node: NodeID, in holder: NodeID) -> NodeID {
        var lists: [NodeID] = []
        var above = versions.theirs.tree.parent(node)
        while let list = above, versions.theirs.isPlainList(list) {
            lists.insert(list, at: 0)
            above = versions.theirs.tree.parent(list)
        }
        return lists.reduce(holder) { parent, list in
            let name = versions.theirs.tree.name(list)
            let present = tree.elements(in: parent).first { tree.name($0) == name && !tree.has("key", on: $0) }
            let own = present ?? tree.makeElement(name, attributes: [])
            if present == nil { edit.insert(own, into: parent, before: gap(for: list, in: parent).end) }
            note(list, is: own)
            return own
        }
    }

    private func copyComment(of scene: NodeID, to copy: NodeID) {
        guard let comment = versions.theirs.commentText(before: scene),
            result.commentText(before: copy) != comment
        else { return }
        try? edit.setComment(String(comment.dropFirst(4).dropLast(3)), before: copy)
    }

    /// Puts a copy beside the siblings that it has in theirs.
    private func put(_ copy: NodeID, for node: NodeID, into parent: NodeID) throws(NibError) {
        let gap = gap(for: node, in: parent)
        if gap.isShared, tree.name(parent) != "scenes", tree.name(parent) != "objects",
            versions.ours.catalog.orderOfList(tree.name(parent)) != .semantic || tree.name(parent) == "connections"
        {
            return try edit.place(copy, into: parent)
        }
        edit.insert(copy, into: parent, before: gap.end)
    }

    /// Where an element of theirs goes among the elements of a parent in the result.
    ///
    /// - Returns: the element before which it goes, and whether ours has new elements at the same place, which come first.
    func gap(for node: NodeID, in parent: NodeID, moving moved: NodeID? = nil) -> (end: NodeID?, isShared: Bool) {
        var sibling = versions.theirs.tree.previousElement(node)
        var anchor: NodeID?
        while let candidate = sibling {
            if let found = current(candidate), tree.parent(found) == parent, found != moved {
                anchor = found
                break
            }
            sibling = versions.theirs.tree.previousElement(candidate)
        }
        var next = anchor.map { tree.nextElement($0) } ?? tree.firstElement(in: parent)
        var isShared = false
        while let candidate = next, candidate == moved || isOfOursAlone(candidate) {
            if candidate != moved { isShared = true }
            next = tree.nextElement(candidate)
        }
        return (next, isShared)
    }

    /// Whether an element of the result is one that neither the base nor theirs has.
    private func isOfOursAlone(_ node: NodeID) -> Bool {
        guard versions.isInOurs(node), versions.isNew(inOurs: node) else { return false }
        return versions.between.theirs(for: node) == nil
    }

    // MARK: - Added by both sides

    /// Merges an element that both sides added.
    private func mergeAddedTwice(_ present: NodeID, with node: NodeID, from index: Int) throws(NibError) {
        guard versions.isInOurs(present), versions.ours.text(of: present) != versions.theirs.text(of: node) else {
            return
        }
        for change in differenceBetween.changes {
            guard let inner = change.new, versions.theirs.tree.contains(node, inner: inner) else { continue }
            if versions.isSoft(change, in: differenceBetween) { continue }
            if change.isAddition {
                guard current(inner) == nil else { continue }
                let place = versions.theirs.nibPlace(of: inner)
                if let holder = current(place.holder) { try insert(inner, into: holder, from: index) }
            } else if change.attribute != nil || change.aspect == .text {
                try mergeValue(AddedValue(change, of: self))
            }
        }
    }

    // MARK: - Moving

    private func move(_ node: NodeID, by change: Change, at index: Int) throws(NibError) {
        let place = versions.theirs.nibPlace(of: node)
        guard let own = current(node) else {
            if choose(removedByOurs(node)) == .theirs { try restore(node, from: index) }
            return
        }
        guard let holder = current(place.holder) else {
            if choose(removedByOurs(place.holder)) == .theirs { try restore(place.holder, from: index) }
            return
        }
        let present = result.nibPlace(of: own)
        if present.holder == holder, present.slot == place.slot { return }
        let isMovedByOurs = change.old.flatMap { versions.oursChange($0, in: .place) } != nil
        if isMovedByOurs || isTwoWay || tree.contains(own, inner: holder) {
            guard choose(contradiction(of: change)) == .theirs, !tree.contains(own, inner: holder) else { return }
        }
        let parent = list(for: node, in: holder)
        edit.relocate(own, into: parent, before: gap(for: node, in: parent, moving: own).end)
        if let key = versions.theirs.tree.attribute("key", of: node) {
            edit.setAttribute("key", to: key, of: own)
        } else {
            edit.removeAttribute("key", of: own)
        }
        note(own, from: index)
    }

    // MARK: - Putting back what ours removed

    /// The outermost element of theirs around another one that the result lacks.
    func absentRoot(_ node: NodeID) -> NodeID {
        var root = node
        while true {
            let holder = versions.theirs.nibPlace(of: root).holder
            if current(holder) != nil || holder == versions.theirs.tree.root { return root }
            root = holder
        }
    }

    /// Puts an element back that ours removed, as theirs has it, with what refers to it.
    func restore(_ node: NodeID, from index: Int) throws(NibError) {
        let root = absentRoot(node)
        guard current(root) == nil else { return }
        let place = versions.theirs.nibPlace(of: root)
        guard let holder = current(place.holder) else { return }
        restored.insert(root)
        try insert(root, into: holder, from: index)
        let theirs = versions.theirs
        for inner in theirs.tree.subtree(root) {
            guard let id = theirs.id(of: inner) else { continue }
            for referrer in theirs.referrers(to: id)
            where theirs.isConnection(referrer) || theirs.isConstraint(referrer) {
                guard current(referrer) == nil, !versions.isNew(inTheirs: referrer) else { continue }
                let place = theirs.nibPlace(of: referrer)
                guard let holder = current(place.holder) else { continue }
                try insert(referrer, into: holder, from: index)
            }
        }
    }
}
