import NibDifference
import NibDocument
import XMLTree

/// Objects and scenes: what is gone, new or elsewhere.
extension ScriptWriter {
    /// The most levels of new objects in each other that are added one by one.
    private static let deepest = 64

    func writeObjects() {
        writeNewIDs()
        for _ in 0..<Self.deepest {
            refresh()
            let all = changes.filter { $0.kind == .object || $0.kind == .scene }
            let gone = all.filter { $0.aspect == .presence && $0.old != nil }
            let moves = all.filter { $0.aspect == .place }
            let additions = all.filter(\.isAddition)
            guard !gone.isEmpty || !moves.isEmpty || !additions.isEmpty else { return }
            var isProgress = false
            // What stays must be out of what goes, and must not refer to it any more.
            if !gone.isEmpty { writeRewiring() }
            let rescued = rescued(by: moves, from: gone)
            if !rescued.isEmpty {
                let inside = Set(rescued.values.joined())
                for addition in additions where add(addition.new!) { isProgress = true }
                for move in moves where inside.contains(move.old!) && self.move(move) { isProgress = true }
            }
            for removal in gone where remove(removal, keeping: rescued[removal.old!] ?? []) { isProgress = true }
            for addition in additions where counterpart(of: addition.new!) == nil && add(addition.new!) {
                isProgress = true
            }
            for move in moves where self.move(move) { isProgress = true }
            guard isProgress else { return }
        }
    }

    /// The elements that are moved out of what is gone, by that.
    private func rescued(by moves: [Change], from gone: [Change]) -> [NodeID: [NodeID]] {
        let holders = Set(gone.lazy.compactMap(\.old))
        var rescued: [NodeID: [NodeID]] = [:]
        for node in moves.lazy.compactMap(\.old) {
            var holder: NodeID? = node
            while let current = holder {
                if holders.contains(current) { rescued[current, default: []].append(node) }
                holder = working.tree.parent(current)
            }
        }
        return rescued
    }

    /// Gives ids to elements that had none, so that others can refer to them.
    private func writeNewIDs() {
        refresh()
        for change in difference.changes where change.attribute == "id" {
            if let node = change.old, let id = change.newValue { set([("id", id)], of: node) }
        }
    }

    /// Lets connections and constraints refer to other objects before those that they refer to are removed.
    private func writeRewiring() {
        for change in changes where change.kind == .connection || change.kind == .constraint {
            guard let name = change.attribute, let value = change.newValue, let node = change.old,
                working.catalog.isReference(element: working.tree.name(node), attribute: name)
            else { continue }
            set([(name, value)], of: node)
        }
    }

    // MARK: - Removing

    private func remove(_ change: Change, keeping rescued: [NodeID]) -> Bool {
        guard let node = change.old, working.tree.isAttached(node) else { return false }
        // Something in it could not be moved out yet.
        let isNeeded = rescued.contains { working.tree.isAttached($0) && working.tree.contains(node, inner: $0) }
        guard !isNeeded, let path = ElementPath(to: node, in: working), path.steps.isEmpty else { return false }
        let verb = change.kind == .scene ? "remove scene" : "remove"
        if rehearsal.attempt(["\(verb) \(path.operand)"]) { return true }
        guard let parent = working.tree.parent(node), let holder = ElementPath(to: parent, in: working) else {
            return false
        }
        let step = working.path(from: parent, to: node).steps.map(Spelling.step).joined(separator: ".")
        let steps = (holder.steps.map(Spelling.step) + [step]).joined(separator: ".")
        return rehearsal.attempt(["unset \(holder.operand) \(steps)"])
    }

    // MARK: - Moving

    private func move(_ change: Change) -> Bool {
        guard let node = change.new, let old = counterpart(of: node), let target = target(of: node),
            let id = working.ownName(of: old), !working.tree.contains(old, inner: target.holder)
        else { return false }
        let there = working.nibPlace(of: old)
        if there.holder == target.holder, there.slot == new.nibPlace(of: node).slot, isInOrder(old, as: node) {
            return false
        }
        let key = target.key.map { "." + Spelling.piece($0) } ?? ""
        let isDone = { [self] in
            working.element(withID: id).map { moved in
                let place = working.nibPlace(of: moved)
                return place.holder == target.holder && place.slot == new.nibPlace(of: node).slot
                    && isInOrder(moved, as: node)
            } ?? false
        }
        let words = "move \(Spelling.word(id)) to \(target.path)\(key)"
        let index = index(of: node, in: target.parent, moving: old)
        if target.key != nil || isLast(index, in: target.parent, moving: old) {
            if rehearsal.attempt([words], isDone: isDone) { return true }
        }
        return rehearsal.attempt([words + " at \(index)"], isDone: isDone)
    }

    private func isLast(_ index: Int, in parent: NodeID?, moving moved: NodeID? = nil) -> Bool {
        guard let parent else { return true }
        let isCounted = moved.map { working.tree.parent($0) == parent } ?? false
        return index == working.childCount(of: parent) - (isCounted ? 1 : 0)
    }

    // MARK: - Adding

    private func add(_ node: NodeID) -> Bool {
        guard counterpart(of: node) == nil, let target = target(of: node) else { return false }
        let index = target.key == nil ? index(of: node, in: target.parent) : nil
        let place = index.map { isLast($0, in: target.parent) ? "" : " at \($0)" } ?? ""
        if addFresh(node, at: target, place) { return true }
        if new.tree.name(node) == "scene", let index, addFreshScene(node, at: target, index: index) { return true }
        let kept = Set(new.tree.subtree(node).filter { $0 != node && isKept($0) })
        let text = Literal(new, without: kept).text(of: node)
        let words = "insert \(Spelling.literal(text)) into \(target.path)"
        let isDone = { [self] in
            guard let made = made(for: node, at: target, index) else { return false }
            return isInOrder(made, as: node)
        }
        if rehearsal.attempt([words + place], isDone: isDone) { return noteAdded(node, at: target, index) }
        let position = self.index(of: node, in: target.parent)
        guard rehearsal.attempt([words + " at \(position)"], isDone: isDone) || rehearsal.attempt([words + place])
        else {
            return false
        }
        return noteAdded(node, at: target, position)
    }

    /// Whether an element of a new object was somewhere else before.
    private func isKept(_ node: NodeID) -> Bool {
        guard new.id(of: node) != nil else { return false }
        return counterpart(of: node) != nil
    }

    private func noteAdded(_ node: NodeID, at target: Target, _ index: Int?) -> Bool {
        if let made = made(for: node, at: target, index) { note(made, for: node) }
        return true
    }

    /// The element that was just made.
    private func made(for node: NodeID, at target: Target, _ index: Int?) -> NodeID? {
        if let id = new.id(of: node) { return working.element(withID: id) }
        if new.tree.name(node) == "scene", let id = new.tree.attribute("sceneID", of: node) {
            return working.scene(withID: id)
        }
        guard let parent = self.target(of: node)?.parent else { return nil }
        return index.flatMap { working.child(at: $0, of: parent) }
    }
}
