import NibDifference
import NibDocument
import XMLTree

/// What theirs changed in elements that are in both versions: attributes, texts, comments and the way they are written.
extension ObjectMerge {
    /// Merges values, those that belong together as one.
    func mergeValues() throws(NibError) {
        let values = changedValues()
        var isDone: Set<ChangedValue.ID> = []
        for (index, change) in changes.enumerated() where change.old != nil && change.new != nil {
            guard try !isWithheld(index) else { continue }
            switch change.aspect {
            case .attribute, .text, .presence:
                if let value = values[index], isDone.insert(value.id).inserted { try mergeValue(value) }
            case .comment: mergeComment(change)
            case .spelling: mergeSpelling(change)
            case .place, .position: break
            }
        }
    }

    /// The values that theirs changed, by the indexes of the changes; a value is soft only if all changes of it are.
    private func changedValues() -> [Int: ChangedValue] {
        var values: [Int: ChangedValue] = [:]
        var hard: Set<ChangedValue.ID> = []
        for (index, change) in changes.enumerated() where change.old != nil && change.new != nil {
            switch change.aspect {
            case .attribute, .text, .presence:
                let value = ChangedValue(change, at: index, of: self)
                values[index] = value
                if !value.isSoft { hard.insert(value.id) }
            case .comment, .spelling, .place, .position: break
            }
        }
        return values.mapValues { value in
            var value = value
            if hard.contains(value.id) { value.isSoft = false }
            return value
        }
    }

    func mergeValue(_ value: some MergedValue) throws(NibError) {
        guard let own = current(value.theirs) else {
            if !value.isSoft, choose(removedByOurs(value.theirs)) == .theirs {
                try restore(value.theirs, from: value.index)
            }
            return
        }
        if value.isSame(as: own, in: result) { return }
        if value.isNewer(than: own, in: result) || !value.isChangedByOurs && !(isTwoWay && !value.isSoft) {
            try value.take(for: own, in: self)
            return note(own, from: value.index)
        }
        if value.isSoft { return }
        switch choose(value.conflict) {
        case .ours: break
        case .theirs:
            try value.take(for: own, in: self)
            note(own, from: value.index)
        case .value(let text):
            if let name = value.names.first { try edit.setProperty(name, to: text, of: own) }
        }
    }

    private func mergeComment(_ change: Change) {
        guard let old = change.old, let comment = change.newValue, versions.oursChange(old, in: .comment) == nil,
            let own = current(change.new!)
        else { return }
        try? edit.setComment(String(comment.dropFirst(4).dropLast(3)), before: own)
    }

    private func mergeSpelling(_ change: Change) {
        guard let old = change.old, let node = change.new, let own = current(node), own != tree.root,
            versions.isInOurs(own), versions.ours.tree.raw(own) == versions.base.tree.raw(old),
            tree.attributes(own).sorted(by: { $0.name < $1.name })
                == versions.theirs.tree.attributes(node).sorted(by: { $0.name < $1.name })
        else { return }
        edit.respell(own, as: node, of: versions.theirs)
    }
}

/// Something of an element that two versions may have changed.
protocol MergedValue {
    /// The element of theirs.
    var theirs: NodeID { get }
    /// The attributes; empty for the element as a whole.
    var names: [String] { get }
    /// The index of the change.
    var index: Int { get }
    /// Whether it never contradicts.
    var isSoft: Bool { get }
    /// Whether ours changed it too.
    var isChangedByOurs: Bool { get }
    /// The conflict, if both changed it.
    var conflict: MergeConflict { get }
    /// The versions.
    var versions: MergedVersions { get }
}

extension MergedValue {
    /// Whether the result has it already.
    func isSame(as own: NodeID, in result: NibDocument) -> Bool {
        guard !names.isEmpty else {
            return result.text(of: own) == versions.theirs.text(of: theirs)
                || isChangedByOurs && XcodesOwn(old: result, new: versions.theirs).isSameValue(own, as: theirs)
        }
        return names.allSatisfy { result.values(of: $0, on: own) == versions.theirs.values(of: $0, on: theirs) }
    }

    /// Whether it is a version of Xcode, of which the newer one is taken.
    func isNewer(than own: NodeID, in result: NibDocument) -> Bool {
        guard isSoft, names.count == 1, let name = names.first, name.hasSuffix("ersion"),
            let mine = result.property(name, of: own), let yours = versions.theirs.property(name, of: theirs)
        else { return false }
        return Self.isNewer(yours, than: mine)
    }

    static func isNewer(_ version: String, than other: String) -> Bool {
        func numbers(_ text: String) -> [Int]? {
            let parts = text.split(separator: ".").map { Int($0) }
            return parts.contains(nil) || parts.isEmpty ? nil : parts.compactMap { $0 }
        }
        guard let first = numbers(version), let second = numbers(other) else { return false }
        return second.lexicographicallyPrecedes(first)
    }

    /// Gives an element of the result the value of theirs.
    func take(for own: NodeID, in merge: ObjectMerge) throws(NibError) {
        let source = versions.theirs
        guard !names.isEmpty else {
            let parent = merge.tree.parent(own)!
            let (copy, copies) = try merge.edit.adopt(theirs, of: source, for: parent) { inner in
                merge.current(inner).map { !merge.tree.contains(own, inner: $0) } ?? false
            }
            merge.edit.replace(own, with: copy)
            if merge.tree.isAttached(copy) { merge.note(copies, from: index) }
            return
        }
        for name in names {
            let value = source.property(name, of: theirs)
            guard let value else {
                // An id that one version of Xcode does not write does no harm, and something may refer to it.
                if name != "id" { _ = merge.edit.removeProperty(name, of: own) }
                continue
            }
            if let string = source.stringChild(name, of: theirs) {
                try merge.takeString(string, named: name, for: own, as: theirs)
                continue
            }
            guard merge.result.property(name, of: own) != value else { continue }
            let isNew = !merge.tree.has(name, on: own)
            try merge.edit.setProperty(name, to: value, of: own)
            if isNew { merge.orderAttribute(name, of: own, as: theirs) }
        }
    }
}

extension ObjectMerge {
    /// Gives an element the string that stands for an attribute in theirs.
    fileprivate func takeString(_ string: NodeID, named name: String, for own: NodeID, as node: NodeID) throws(NibError)
    {
        let (copy, _) = try edit.adopt(string, of: versions.theirs, for: own) { _ in false }
        if !versions.theirs.tree.has(name, on: node) { edit.removeAttribute(name, of: own) }
        if let present = result.stringChild(name, of: own) { return edit.replace(present, with: copy) }
        if let null = result.null(name, of: own) { edit.remove(null) }
        edit.insert(copy, into: own, before: gap(for: string, in: own).end)
    }

    /// Moves a new attribute to where theirs has it.
    fileprivate func orderAttribute(_ name: String, of own: NodeID, as node: NodeID) {
        let wanted = versions.theirs.tree.attributeNames(node)
        let present = tree.attributeNames(own)
        guard let index = wanted.firstIndex(of: name), let place = present.firstIndex(of: name) else { return }
        let before = wanted[..<index].last { present.contains($0) }
        let target = before.flatMap { present.firstIndex(of: $0) }.map { $0 + ($0 < place ? 1 : 0) } ?? 0
        if target != place { edit.moveAttribute(name, to: target, of: own) }
    }
}

extension NibDocument {
    /// The values of a property, which some documents have both as an attribute and as a string.
    fileprivate func values(of name: String, on node: NodeID) -> [String] {
        [tree.attribute(name, of: node), stringChild(name, of: node).map { string(in: $0) }].compactMap { $0 }
    }
}
