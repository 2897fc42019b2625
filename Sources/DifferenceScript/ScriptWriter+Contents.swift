import NibDifference
import NibDocument
import XMLTree

/// Attributes, texts, runtime attributes and the children without ids.
extension ScriptWriter {
    /// How often contents are compared again: what is made in one pass can have contents of its own.
    private static let passes = 4
    /// From this number of attributes on, a color is written anew rather than changed.
    private static let colorLimit = 2

    func writeContents() {
        for _ in 0..<Self.passes {
            refresh()
            let all = changes.filter { $0.kind != .connection && $0.kind != .constraint || $0.attribute != nil }
            var isProgress = writeAttributes(all)
            refresh()
            let rest = changes.filter { $0.kind != .connection && $0.kind != .constraint || $0.aspect == .spelling }
            for change in rest where (change.attribute == nil || change.kind == .runtimeAttribute) && !isDue(change) {
                if write(change) { isProgress = true }
            }
            guard isProgress else { return }
        }
    }

    /// Whether a change may follow on its own at the end of the first block: what the document lists of its environment.
    private func isDue(_ change: Change) -> Bool {
        guard round == 0, change.aspect == .presence || change.aspect == .position else { return false }
        return change.kind == .resource
            || change.kind == .dependency
                && (change.new.map { new.tree.name($0) } ?? change.old.map { working.tree.name($0) }) == "capability"
    }

    private func write(_ change: Change) -> Bool {
        if change.aspect == .spelling, round > 0, let old = change.old, let new = change.new,
            working.tree.isAttached(old), orderAttributes(of: old, as: new) || respellStrings(of: old, as: new)
        {
            return true
        }
        if let old = change.old, !working.tree.isAttached(old) { return false }
        switch (change.kind, change.aspect) {
        case (.runtimeAttribute, _): return writeRuntimeAttribute(change)
        case (.object, .position): return moveWithin(change)
        case (.scene, .position): return moveWithin(change)
        case (.object, .presence), (.scene, .presence), (_, .place), (.document, _): return false
        case (_, .comment): return round > 0 && writeComment(change)
        case (_, .spelling): return round > 0 && writeSpelling(change)
        case (_, .presence): return writePresence(change)
        case (_, .text): return replace(change.new!)
        case (_, .position): return moveWithin(change) || replace(change.new!)
        case (_, .attribute): return false
        }
    }

    // MARK: - Attributes

    private func writeAttributes(_ changes: [Change]) -> Bool {
        var isProgress = false
        var groups: [NodeID: [Change]] = [:]
        var order: [NodeID] = []
        for change in changes where change.attribute != nil && change.kind != .runtimeAttribute {
            guard let node = change.old else { continue }
            if groups[node] == nil { order.append(node) }
            groups[node, default: []].append(change)
        }
        for node in order where working.tree.isAttached(node) {
            guard let group = groups[node], let target = group[0].new else { continue }
            if write(group, of: node, target) { isProgress = true }
        }
        return isProgress
    }

    private func write(_ group: [Change], of node: NodeID, _ target: NodeID) -> Bool {
        if working.tree.name(node) == "color", group.count >= Self.colorLimit, replace(target) { return true }
        if group.count > 1, let value = numbers(of: target), let path = ElementPath(to: node, in: working) {
            let line = "set \(path.operand) \(path.path()) \(value)"
            if !path.steps.isEmpty, rehearsal.attempt([line], isDone: { [self] in isSame(node, as: target) }) {
                return true
            }
        }
        let isSet = set(group.compactMap { change in change.newValue.map { (change.attribute!, $0) } }, of: node)
        let isUnset = unset(group.filter { $0.newValue == nil }.map { $0.attribute! }, of: node)
        return isSet || isUnset
    }

    /// What differences name as attributes of the document, but is in the lines around its root.
    private static let aroundRoot: Set<String> = ["standalone", "newline"]

    /// Sets attributes of an element of the copy.
    @discardableResult
    func set(_ values: [(name: String, value: String)], of node: NodeID) -> Bool {
        var isProgress = false
        for (name, value) in values where working.tree.isAttached(node) {
            if node == working.tree.root, Self.aroundRoot.contains(name) {
                if rehearsal.attempt(["set \(name) \(Spelling.word(value))"]) { isProgress = true }
                continue
            }
            guard let path = ElementPath(to: node, in: working) else { continue }
            let isDone = { [self] in working.tree.isAttached(node) && working.property(name, of: node) == value }
            if path.object == working.rootName, path.steps.isEmpty, name == "initialViewController",
                rehearsal.attempt(["set initial \(Spelling.word(value))"], isDone: isDone)
            {
                isProgress = true
                continue
            }
            let line = "set \(path.operand) \(path.path(name)) \(Spelling.word(value))"
            if rehearsal.attempt([line], isDone: isDone) { isProgress = true }
        }
        return isProgress
    }

    func unset(_ names: [String], of node: NodeID) -> Bool {
        guard !names.isEmpty, working.tree.isAttached(node), let path = ElementPath(to: node, in: working) else {
            return false
        }
        if node == working.tree.root, names.contains("standalone") {
            let isDone = rehearsal.attempt(["set standalone none"])
            return unset(names.filter { $0 != "standalone" }, of: node) || isDone
        }
        let isGone = { [self] (name: String) in
            working.tree.isAttached(node) && !working.hasProperty(name, of: node)
        }
        let paths = names.map { path.path($0) }
        if rehearsal.attempt(
            ["unset \(path.operand) \(paths.joined(separator: " "))"], isDone: { names.allSatisfy(isGone) })
        {
            return true
        }
        var isProgress = false
        for name in names
        where rehearsal.attempt(["unset \(path.operand) \(path.path(name))"], isDone: { isGone(name) }) {
            isProgress = true
        }
        return isProgress
    }

    // MARK: - Runtime attributes

    private func writeRuntimeAttribute(_ change: Change) -> Bool {
        guard let node = change.new else {
            guard let old = change.old, let holder = holder(ofRuntimeAttribute: old, in: working),
                let key = working.tree.attribute("keyPath", of: old), let id = working.ownName(of: holder)
            else { return false }
            return rehearsal.attempt(["unset attribute \(Spelling.word(id)) \(Spelling.word(key))"])
        }
        guard let target = target(of: node), let id = working.ownName(of: target.holder) else { return replace(node) }
        let known = new.runtimeAttribute(node)
        let isReal = new.tree.firstElement(in: node).map { new.tree.name($0) == "real" } ?? false
        let number = isReal && Int(known.value) != nil ? known.value + ".0" : known.value
        let value = known.type == "nil" ? "" : " " + Spelling.word(number)
        let line =
            "set attribute \(Spelling.word(id)) \(Spelling.word(known.keyPath)) \(Spelling.word(known.type))\(value)"
        let index = index(of: node, in: target.parent)
        let isDone = { [self] in
            guard let parent = self.target(of: node)?.parent, let made = found(node, in: parent) else { return false }
            note(made, for: node)
            return true
        }
        if rehearsal.attempt([line], isDone: isDone) || rehearsal.attempt([line + " at \(index)"], isDone: isDone) {
            return true
        }
        return replace(node)
    }

    private func holder(ofRuntimeAttribute node: NodeID, in document: NibDocument) -> NodeID? {
        document.nibPlace(of: node).holder
    }

    // MARK: - Parts

    private func writePresence(_ change: Change) -> Bool {
        guard let node = change.new else { return removePart(change.old!) }
        return setDocumentProperty(node) || setInstalled(node) || setInstalledEntry(node) || setValue(of: node)
            || setPart(node) || addEntry(node) || replace(node)
    }

    /// Writes which objects are installed for some traits, or for none, where the copy does not say it yet.
    private func setInstalled(_ node: NodeID) -> Bool {
        let tree = new.tree
        guard tree.name(node) == "variation", let key = tree.attribute("key", of: node), counterpart(of: node) == nil,
            let holder = target(of: node)?.holder
        else { return false }
        var lines: [String] = []
        for mask in tree.elements(in: node) {
            for entry in tree.elements(in: mask) {
                guard let line = installedLine(entry, for: key) else { return false }
                lines.append(line)
            }
        }
        return rehearsal.attempt(lines) { [self] in
            guard let made = found(node, in: holder, isOrdered: false) else { return false }
            note(made, for: node)
            return true
        }
    }

    /// The command that says of an object whether it is installed for some traits, as an entry of a variation does.
    private func installedLine(_ entry: NodeID, for key: String) -> String? {
        let tree = new.tree
        guard let mask = tree.parent(entry), tree.name(mask) == "mask", let id = tree.attribute("reference", of: entry),
            let traits = key == "default" ? "" : Variation.words(key).map({ " for \($0)" })
        else { return nil }
        let value = tree.name(entry) == "include" ? "YES" : "NO"
        return "set \(Spelling.word(id)) installed \(value)\(traits)"
    }

    /// Writes whether an object is installed for some traits, where the copy says it of others.
    private func setInstalledEntry(_ node: NodeID) -> Bool {
        let tree = new.tree
        guard counterpart(of: node) == nil, let mask = tree.parent(node), let variation = tree.parent(mask),
            tree.name(variation) == "variation", let key = tree.attribute("key", of: variation),
            let line = installedLine(node, for: key), let parent = target(of: node)?.parent
        else { return false }
        let index = index(of: node, in: parent)
        return [line, "\(line) at \(index)"].contains { line in
            rehearsal.attempt([line]) { [self] in
                let made = found(node, in: parent)
                made.map { note($0, for: node) }
                return made != nil
            }
        }
    }

    /// Adds an entry of a list that only names an object, such as one of the default items of a toolbar.
    private func addEntry(_ node: NodeID) -> Bool {
        guard counterpart(of: node) == nil, let id = new.tree.attribute("reference", of: node),
            new.tree.attributeNames(node) == ["reference"], let target = target(of: node)
        else { return false }
        let line = "add \(new.tree.name(node)) to \(target.path)"
        let end = " reference=\(Spelling.word(id))"
        let isDone = { [self] in
            let made = self.target(of: node)?.parent.flatMap { found(node, in: $0) }
            made.map { note($0, for: node) }
            return made != nil
        }
        let index = index(of: node, in: target.parent)
        return [line + end, "\(line) at \(index)\(end)"].contains { rehearsal.attempt([$0], isDone: isDone) }
    }

    /// Writes an entry of a list of the document that is a property of an object for `set`.
    func setDocumentProperty(_ node: NodeID) -> Bool {
        let (tree, tag) = (new.tree, new.tree.name(node))
        if tag == "designables", tree.parent(node) == tree.root {
            return rehearsal.together { [self] in tree.elements(in: node).allSatisfy(setDocumentProperty) }
        }
        guard let list = tree.parent(node), tree.parent(list) == tree.root, counterpart(of: node) == nil else {
            return false
        }
        var line: String?
        if tag == "designable", let id = tree.attribute("name", of: node), let size = tree.firstElement(in: node),
            let numbers = numbers(of: size)
        {
            line = "set \(Spelling.word(id)) designable.intrinsicContentSize \(numbers)"
        } else if tag == "segue", let id = tree.attribute("reference", of: node) {
            line = "set \(Spelling.word(id)) inferredMetricsTieBreaker YES"
        }
        guard let line else { return false }
        let isDone = { [self] in
            guard let ours = self.target(of: node)?.parent, let made = found(node, in: ours) else { return false }
            note(made, for: node)
            return true
        }
        let index = target(of: node).map { self.index(of: node, in: $0.parent) } ?? 0
        return [line, "\(line) at \(index)"].contains { rehearsal.attempt([$0], isDone: isDone) }
    }

    /// Writes what a value says, such as a rectangle or a color with a name, where the copy lacks it or has `<nil>`.
    private func setValue(of node: NodeID) -> Bool {
        guard let target = target(of: node), let key = target.key, new.tree.firstChild(node) == nil,
            let path = ElementPath(to: target.holder, in: working)
        else { return false }
        let attributes = new.tree.attributes(node).filter { $0.name != "key" }
        let line: String
        if let value = numbers(of: node) {
            line = "set \(path.operand) \(path.path(key)) \(value)"
        } else if attributes.count == 1 {
            let name = "\(path.path(key)).\(Spelling.piece(attributes[0].name))"
            line = "set \(path.operand) \(name) \(Spelling.word(attributes[0].value))"
        } else {
            return false
        }
        let isDone = { [self] in
            guard let made = found(node, in: target.holder) else { return false }
            note(made, for: node)
            return true
        }
        return rehearsal.attempt([line], isDone: isDone)
    }

    /// Writes a child without an id that the copy lacks, attribute by attribute.
    func setPart(_ node: NodeID) -> Bool {
        guard counterpart(of: node) == nil, let target = target(of: node),
            let path = ElementPath(to: target.holder, in: working)
        else { return false }
        let lists = target.lists.map(Spelling.piece)
        let others = target.parent.map { like(node, in: $0) } ?? 0
        guard
            let lines = PartLines(new.tree, of: path.operand).lines(
                for: node, at: path.steps.map(Spelling.step) + lists, after: target.key == nil ? others : 0)
        else { return false }
        // Without a key, the path can mean a sibling that is there already, which must not become this child.
        let count = target.parent.map(working.childCount) ?? 0
        var made: NodeID?
        let find = { [self] (isOrdered: Bool) in
            guard let parent = self.target(of: node)?.parent,
                target.key != nil || working.childCount(of: parent) > count
            else { return false }
            made = found(node, in: parent, isOrdered: isOrdered)
            if let made { note(made, for: node) }
            return made != nil
        }
        let isDone = { find(true) }
        if rehearsal.attempt(lines, isDone: isDone) { return true }
        guard target.key == nil else { return false }
        // A further member of a list for which Interface Builder's library has an item, such as a segment, is added.
        if working.catalog.fresh(new.tree.name(node)) != nil {
            let words = "add \(new.tree.name(node)) to \(target.path)"
            if rehearsal.attempt([words], isDone: isDone) || rehearsal.attempt([words] + lines, isDone: isDone) {
                return true
            }
        }
        return rehearsal.together { [self] in
            rehearsal.attempt(lines, isDone: { find(false) }) && made.map { putInOrder($0, as: node) } ?? false
        }
    }

    /// How many children of an element of the copy have the name of one of the new document.
    private func like(_ node: NodeID, in parent: NodeID) -> Int {
        working.childCount(of: parent, named: new.tree.name(node))
    }

    func removePart(_ node: NodeID) -> Bool {
        let removal = working.id(of: node).map { "remove \(Spelling.word($0))" }
        guard let line = removal ?? unsetLine(for: node) else { return false }
        return rehearsal.attempt([line], isDone: { [self] in !working.tree.isAttached(node) })
    }

    /// The command that removes a child without an id.
    private func unsetLine(for node: NodeID) -> String? {
        ElementPath(to: node, in: working).map { "unset \($0.operand) \($0.path())" }
    }

    /// Writes what a part has instead of what it had as one value, such as the components of a color.
    private func setWhole(_ node: NodeID) -> Bool {
        guard let old = counterpart(of: node), old != working.tree.root, working.tree.firstElement(in: old) == nil,
            let value = wholeValue(of: node), let path = ElementPath(to: old, in: working), !path.steps.isEmpty,
            let parent = working.tree.parent(old)
        else { return false }
        let line = "set \(path.operand) \(path.path()) \(Spelling.word(value))"
        return rehearsal.attempt([line]) { [self] in
            guard let made = found(node, in: parent) else { return false }
            note(made, for: node)
            noteInPlace(node)
            return true
        }
    }

    /// What a part has, as one value; nil if it is none of the values that `set` takes.
    private func wholeValue(of node: NodeID) -> String? {
        let (tree, tag) = (new.tree, new.tree.name(node))
        if tree.firstChild(node) != nil {
            return tag == "string" && !tree.hasAttributes(node) && tree.firstElement(in: node) == nil
                ? tree.text(in: node) : nil
        }
        if tag == "nil" { return tag }
        return PartLines.pairs(tree.attributes(node)) ?? (tree.attributeNames(node) == ["key"] ? tag : nil)
    }

    /// Writes a child without an id as the new document has it, in place of the old one if there is one.
    func replace(_ node: NodeID) -> Bool {
        if setWhole(node) { return true }
        guard let target = target(of: node) else { return false }
        let old = counterpart(of: node)
        let text = Spelling.literal(Literal(new).text(of: node))
        let words = "insert \(text) into \(target.path)"
        let index = index(of: node, in: target.parent, moving: old)
        let isDone = { [self] in
            guard let parent = self.target(of: node)?.parent else { return false }
            guard let made = found(node, in: parent, where: { $0 != old }) else { return false }
            note(made, for: node)
            noteInPlace(node)
            return true
        }
        let isKeyed = target.key != nil
        if old == nil || isKeyed, rehearsal.attempt([words], isDone: isDone) { return true }
        let removal = old.flatMap { unsetLine(for: $0) }.map { [$0] } ?? []
        return rehearsal.attempt(removal + [words], isDone: isDone)
            || rehearsal.attempt(removal + [words + " at \(index)"], isDone: isDone)
    }
}
