import LineDiff
import NibDocument
import XMLTree

/// Collects the changes between two versions whose elements are paired.
struct Comparison {
    let old: NibDocument
    let new: NibDocument
    let pairing: Pairing
    private(set) var changes: [Change] = []
    private let names: ElementNames
    private let oldIdentities: ElementIdentities
    private let newIdentities: ElementIdentities

    /// Prepares the comparison.
    init(from old: NibDocument, to new: NibDocument, pairing: Pairing) {
        self.old = old
        self.new = new
        self.pairing = pairing
        names = ElementNames(old: old.tree, new: new.tree)
        (oldIdentities, newIdentities) = (ElementIdentities(old), ElementIdentities(new))
    }

    /// Finds all changes: what is gone in the order of the old document, everything else in that of the new one.
    mutating func run() {
        if old.standalone != new.standalone {
            add(
                .attribute("standalone"), old: old.tree.root, new: new.tree.root, from: old.standalone,
                to: new.standalone)
        }
        if old.endsWithNewline != new.endsWithNewline {
            add(
                .attribute("newline"), old: old.tree.root, new: new.tree.root, from: old.endsWithNewline ? "yes" : "no",
                to: new.endsWithNewline ? "yes" : "no")
        }
        old.tree.visitElements(in: old.tree.root) { node in
            if pairing.isSame(old: node) { return false }
            if pairing.new(for: node) == nil, isOutermost(node, in: old, isPaired: { pairing.new(for: $0) != nil }) {
                add(.presence, old: node, new: nil)
            }
            return true
        }
        new.tree.visitElements(in: new.tree.root) { node in
            if let before = pairing.old(for: node) {
                compare(before, node)
            } else if isOutermost(node, in: new, isPaired: { pairing.old(for: $0) != nil }) {
                add(.presence, old: nil, new: node)
            }
            return !pairing.isSame(new: node)
        }
        compareSurroundings()
    }

    mutating func add(
        _ aspect: Change.Aspect, old before: NodeID?, new after: NodeID?, from: String? = nil, to: String? = nil
    ) {
        let (node, document) = after.map { ($0, new) } ?? (before!, old)
        let identities = after == nil ? oldIdentities : newIdentities
        let kind = document.changeKind(of: node)
        let cause = XcodesOwn(old: old, new: new).cause(of: aspect, kind: kind, old: before, new: after)
        changes.append(
            Change(
                id: Change.ID(subject: identities.identity(of: node), aspect: aspect), kind: kind, old: before,
                new: after, oldValue: from, newValue: to, cause: cause))
    }

    // MARK: - Presence

    /// Whether an element that only one version has is reported itself, not with what it is in.
    ///
    /// Lists are not reported but for empty ones: what is in them is, with what holds the list as its parent.
    private func isOutermost(_ node: NodeID, in document: NibDocument, isPaired: (NodeID) -> Bool) -> Bool {
        let tree = document.tree
        if document.isPropertyString(node) || document.isInRuntimeAttribute(node) { return false }
        if document.isPlainList(node), tree.firstElement(in: node) != nil { return false }
        var parent = tree.parent(node)
        while let list = parent, !isPaired(list), document.isPlainList(list) { parent = tree.parent(list) }
        guard let holder = parent, isPaired(holder) else { return false }
        // What is in an element that was replaced by one of another name belongs to the replacement.
        return document === old
            ? pairing.new(for: holder).map { new.tree.name($0) } == tree.name(holder)
            : pairing.old(for: holder).map { old.tree.name($0) } == tree.name(holder)
    }

    // MARK: - Elements that both versions have

    private mutating func compare(_ before: NodeID, _ after: NodeID) {
        if old.isPropertyString(before) || old.isInRuntimeAttribute(before) { return }
        guard old.tree.name(before) == new.tree.name(after) else {
            return add(.presence, old: before, new: after)
        }
        if old.isRuntimeAttribute(before) {
            let (from, to) = (old.text(of: before), new.text(of: after))
            if from != to { add(.attribute("value"), old: before, new: after, from: from, to: to) }
            return
        }
        if !pairing.isSame(new: after) {
            compareTags(before, after)
            compareContents(before, after)
        }
        if new.id(of: after) != nil || new.tree.symbol(of: after) == names.newScene { comparePlaces(before, after) }
        if new.tree.symbol(of: after) == names.newScene { compareComments(before, after) }
    }

    private mutating func compareTags(_ before: NodeID, _ after: NodeID) {
        let isSame = old.tree.withBytes(ofHead: before) { ours in
            new.tree.withBytes(ofHead: after) { theirs in ours.elementsEqual(theirs) }
        }
        let strings =
            old.propertyStrings(of: before, names.oldStrings) + new.propertyStrings(of: after, names.newStrings)
        if isSame, strings.isEmpty { return }
        let (ours, theirs) = (old.properties(of: before), new.properties(of: after))
        let values = Dictionary(ours.map { ($0.name, $0.value) }) { first, _ in first }
        let isWhole = new.id(of: after) != nil
        var isFound = false
        for property in theirs where !(isWhole && property.name == "key") {
            let value = values[property.name]
            guard value != property.value else { continue }
            add(.attribute(property.name), old: before, new: after, from: value, to: property.value)
            isFound = true
        }
        let kept = Set(theirs.map(\.name))
        for property in ours where !(isWhole && property.name == "key") && !kept.contains(property.name) {
            add(.attribute(property.name), old: before, new: after, from: property.value, to: nil)
            isFound = true
        }
        // The empty tag of an element that gets its first child is not a difference of its own.
        if isFound || isWhole && old.tree.attribute("key", of: before) != new.tree.attribute("key", of: after) {
            return
        }
        let isSpelledSame =
            old.tree.attributes(before) == new.tree.attributes(after)
            && strings.allSatisfy { values[$0.key] != nil }
            && sameForms(before, after)
        if !isSpelledSame || !isSame && !differsOnlyInEnd(before, after) { add(.spelling, old: before, new: after) }
    }

    /// Whether the same properties are attributes in both versions, and the same ones strings with the same bytes.
    private func sameForms(_ before: NodeID, _ after: NodeID) -> Bool {
        let ours = old.propertyStrings(of: before, names.oldStrings)
        let theirs = new.propertyStrings(of: after, names.newStrings)
        return ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { old.text(of: $0.node) == new.text(of: $1.node) }
    }

    /// Whether two start tags are the same but for the slash of an element that has no children in one version.
    private func differsOnlyInEnd(_ before: NodeID, _ after: NodeID) -> Bool {
        func trimmed(_ text: String) -> Substring {
            var rest = Substring(text)
            while rest.last == ">" || rest.last == "/" { rest.removeLast() }
            return rest
        }
        guard trimmed(old.tree.raw(before)) == trimmed(new.tree.raw(after)) else { return false }
        return (old.tree.firstElement(in: before) == nil) != (new.tree.firstElement(in: after) == nil)
    }

    private mutating func compareContents(_ before: NodeID, _ after: NodeID) {
        let (first, other) = (old.tree.firstElement(in: before), new.tree.firstElement(in: after))
        if first == nil, other == nil {
            guard old.tree.firstChild(before) != nil || new.tree.firstChild(after) != nil else { return }
            let (from, to) = (old.tree.text(in: before), new.tree.text(in: after))
            if from != to { add(.text, old: before, new: after, from: from, to: to) }
        } else if first != nil, other != nil {
            comparePositions(before, after)
        }
    }

    // MARK: - Places

    private mutating func comparePlaces(_ before: NodeID, _ after: NodeID) {
        let (from, to) = (old.nibPlace(of: before), new.nibPlace(of: after))
        let isSameHolder = pairing.new(for: from.holder) == to.holder
        guard !isSameHolder || from.slot != to.slot else { return }
        add(.place, old: before, new: after, from: old.spelled(from), to: new.spelled(to))
    }

    private mutating func comparePositions(_ before: NodeID, _ after: NodeID) {
        var places: [NodeID: Int] = [:]
        var kept: [NodeID] = []
        var numbers: [Int] = []
        var last = -1
        var isAscending = true
        for (index, child) in new.tree.elements(in: after).enumerated() { places[child] = index }
        for child in old.tree.elements(in: before) {
            guard let other = pairing.new(for: child), let place = places[other], !old.isPropertyString(child) else {
                continue
            }
            kept.append(child)
            numbers.append(place)
            if place < last { isAscending = false }
            last = place
        }
        guard !isAscending else { return }
        let staying = Set(AscendingNumbers.longest(in: numbers))
        for index in kept.indices where !staying.contains(index) {
            add(
                .position, old: kept[index], new: pairing.new(for: kept[index]), from: String(index),
                to: String(numbers[index]))
        }
    }

    // MARK: - What has no meaning

    private mutating func compareComments(_ before: NodeID, _ after: NodeID) {
        let (from, to) = (old.commentText(before: before), new.commentText(before: after))
        if from != to { add(.comment, old: before, new: after, from: from, to: to) }
    }

    /// Compares what is around the root element, and in the end the layout: equal documents have equal bytes.
    private mutating func compareSurroundings() {
        guard changes.isEmpty else { return }
        if old.bytes != new.bytes { add(.spelling, old: old.tree.root, new: new.tree.root) }
    }
}

/// The symbols of names that every comparison asks for.
struct ElementNames {
    let newScene: Int32
    let oldStrings: [Int32]
    let newStrings: [Int32]

    init(old: XMLTree, new: XMLTree) {
        newScene = new.intern("scene")
        oldStrings = [old.intern("string"), old.intern("mutableString")]
        newStrings = [new.intern("string"), new.intern("mutableString")]
    }
}
