import NibDifference
import NibDocument
import XMLTree

/// Describes conflicts.
extension ObjectMerge {
    /// Both sides changed a value differently.
    func valueConflict(_ change: Change, of names: [String], isAdded: Bool = false) -> MergeConflict {
        let (ours, theirs, base) = (versions.ours, versions.theirs, versions.base)
        let node = change.new!
        let own = isAdded ? change.old : own(node)
        let old = isAdded || isTwoWay ? nil : change.old
        let single = names.count == 1 ? names[0] : names.first { change.attribute == $0 }
        let isOfObject = theirs.ownName(of: node) != nil && !theirs.isConnection(node) && !theirs.isConstraint(node)
        func text(_ node: NodeID?, in document: NibDocument) -> String? {
            node.flatMap { SideText(document).text(of: $0, names, whole: !isOfObject) }
        }
        return MergeConflict(
            key: "value \(name(of: node, in: theirs)) \(names.first ?? "")", kind: .value,
            label: own.map { label(of: $0, in: ours) } ?? label(of: node, in: theirs),
            id: objectID(of: node, in: theirs), aspect: SideText(theirs).aspect(of: node, single),
            base: text(old, in: base),
            ours: MergeConflict.Side(text: text(own, in: ours) ?? "none", line: own.flatMap { line(of: $0, in: ours) }),
            theirs: MergeConflict.Side(text: text(node, in: theirs) ?? "none", line: line(of: node, in: theirs)),
            takesValues: names.count == 1)
    }

    /// Ours removed what theirs changed, or what theirs refers to.
    func removedByOurs(_ node: NodeID) -> MergeConflict {
        let theirs = versions.theirs
        let root = absentRoot(node)
        let old = versions.theirsDifference.pairing.old(for: root)
        return MergeConflict(
            key: "removed by ours \(name(of: root, in: theirs))", kind: .removedByOurs,
            label: ownLabel(of: root, in: theirs),
            id: objectID(of: root, in: theirs), aspect: SideText(theirs).part(root),
            base: old.map { SideText(versions.base).whole($0) },
            ours: MergeConflict.Side(text: "removed", line: nil),
            theirs: MergeConflict.Side(
                text: whatChanged(in: old, by: versions.theirsDifference), line: line(of: root, in: theirs)),
            takesValues: false)
    }

    /// Theirs removed what ours changed, or what ours refers to.
    func removedByTheirs(_ change: Change) -> MergeConflict {
        let old = change.old!
        let own = versions.oursDifference.pairing.new(for: old)
        let isKept = isTwoWay
        return MergeConflict(
            key: "removed by theirs \(name(of: old, in: versions.base))",
            kind: isKept ? .onlyOnOneSide : .removedByTheirs,
            label: own.map { ownLabel(of: $0, in: versions.ours) } ?? ownLabel(of: old, in: versions.base),
            id: objectID(of: old, in: versions.base), aspect: SideText(versions.base).part(old),
            base: isKept ? nil : SideText(versions.base).whole(old),
            ours: MergeConflict.Side(
                text: isKept ? "present" : whatChanged(in: old, by: versions.oursDifference),
                line: own.flatMap { line(of: $0, in: versions.ours) }),
            theirs: MergeConflict.Side(text: isKept ? "not there" : "removed", line: nil), takesValues: false)
    }

    /// A change of theirs that cannot be made beside those of ours: two places of one object, or without an ancestor any change.
    func contradiction(of change: Change) -> MergeConflict {
        let theirs = versions.theirs
        let node = change.new!
        let own = own(node)
        let isMove = change.aspect == .place
        func place(_ node: NodeID, in document: NibDocument) -> String {
            let place = document.nibPlace(of: node)
            return "in \(label(of: place.holder, in: document))" + place.slot.map { ".\($0)" }.joined()
        }
        return MergeConflict(
            key: "\(isMove ? "place" : "addition") \(name(of: node, in: theirs))",
            kind: isMove ? .place : .onlyOnOneSide, label: ownLabel(of: node, in: theirs),
            id: objectID(of: node, in: theirs), aspect: isMove ? "place" : SideText(theirs).part(node),
            base: isMove && !isTwoWay ? change.old.map { place($0, in: versions.base) } : nil,
            ours: MergeConflict.Side(
                text: own.map { place($0, in: versions.ours) } ?? "not there",
                line: own.flatMap { line(of: $0, in: versions.ours) }),
            theirs: MergeConflict.Side(
                text: isMove ? place(node, in: theirs) : "present", line: line(of: node, in: theirs)),
            takesValues: false)
    }

    /// One outlet or key that has an object of each side.
    func occupied(_ node: NodeID, by other: NodeID) -> MergeConflict {
        let theirs = versions.theirs
        let holder = theirs.nibPlace(of: node).holder
        let slot = theirs.tree.attribute("property", of: node) ?? theirs.tree.attribute("key", of: node) ?? ""
        return MergeConflict(
            key:
                "occupied \(name(of: holder, in: theirs)) \(theirs.tree.has("property", on: node) ? "outlet" : "key") \(slot)",
            kind: .occupied, label: label(of: holder, in: theirs), id: objectID(of: holder, in: theirs),
            aspect: theirs.tree.has("property", on: node) ? "outlet \(slot)" : slot, base: nil,
            ours: MergeConflict.Side(
                text: SideText(result).whole(other),
                line: versions.isInOurs(other) ? line(of: other, in: versions.ours) : nil),
            theirs: MergeConflict.Side(text: SideText(theirs).whole(node), line: line(of: node, in: theirs)),
            takesValues: false)
    }

    // MARK: - What a side did

    /// How many changes are named.
    private static let mostNamed = 3

    /// What one side changed in an element of the base that the other side removed.
    private func whatChanged(in root: NodeID?, by difference: NibDifference) -> String {
        guard let root else { return "changed or referred to" }
        let inside = difference.changes.filter { change in
            let holder = { difference.pairing.old(for: difference.new.nibPlace(of: $0).holder) }
            guard let node = change.old ?? change.new.flatMap(holder) else { return false }
            return !versions.isSoft(change, in: difference) && versions.base.tree.contains(root, inner: node)
        }
        if inside.isEmpty { return "referred to" }
        let named = inside.prefix(Self.mostNamed).map { words(for: $0, in: difference) }
        return (named + (inside.count > named.count ? ["…"] : [])).joined(separator: ", ")
    }

    private func words(for change: Change, in difference: NibDifference) -> String {
        switch change.aspect {
        case .attribute(let name): "\(name) \(change.oldValue ?? "unset") → \(change.newValue ?? "unset")"
        case .place: "moved"
        case .presence where change.isAddition: "+ \(SideText(difference.new).whole(change.new!))"
        case .presence where change.isRemoval: "− \(SideText(difference.old).whole(change.old!))"
        case .presence, .position, .text, .comment, .spelling: "changed"
        }
    }

    // MARK: - Names

    private func name(of node: NodeID, in document: NibDocument) -> String {
        let identity = document.identity(of: node)
        return ([identity.base] + identity.steps.map { "\($0.name)(\($0.telling))[\($0.index)]" }).joined(
            separator: ".")
    }

    private func line(of node: NodeID, in document: NibDocument) -> Int? {
        document.tree.isAttached(node) ? document.tree.position(of: node).line : nil
    }

    private func objectID(of node: NodeID, in document: NibDocument) -> String? {
        document.object(around: node).flatMap { document.id(of: $0) }
    }

    private func label(of node: NodeID, in document: NibDocument) -> String {
        document.object(around: node).map { document.display($0) }
            ?? document.scene(of: node).map { document.display($0) } ?? "the document"
    }

    /// What an element is called itself: a connection or a constraint by what it says.
    private func ownLabel(of node: NodeID, in document: NibDocument) -> String {
        if document.isConnection(node) || document.isConstraint(node) { return document.summary(of: node) }
        if document.tree.name(node) == "scene" { return document.display(node) }
        return label(of: node, in: document)
    }
}

/// What one version says of an element, in a line.
struct SideText {
    let document: NibDocument
    private var tree: XMLTree { document.tree }

    init(_ document: NibDocument) { self.document = document }

    /// The value of some attributes, or the element as a whole.
    func text(of node: NodeID, _ names: [String], whole isWhole: Bool) -> String? {
        if document.isConnection(node) || document.isConstraint(node), names.count != 1 { return whole(node) }
        if names.isEmpty { return whole(node) }
        if names.count == 1 { return document.property(names[0], of: node) }
        let values = names.compactMap { name in document.property(name, of: node).map { "\(name)=\($0)" } }
        return values.isEmpty ? nil : values.joined(separator: " ")
    }

    /// An element: what a connection or a constraint says, the label of an object, the attributes of a value.
    func whole(_ node: NodeID) -> String {
        if document.isConnection(node) || document.isConstraint(node) { return document.summary(of: node) }
        if document.id(of: node) != nil || tree.name(node) == "scene" { return document.display(node) }
        let attributes = tree.attributes(node).filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }
        let text = tree.firstElement(in: node) == nil ? tree.text(in: node) : ""
        return ([tree.name(node)] + attributes + (text.isEmpty ? [] : [text])).joined(separator: " ")
    }

    /// What of an object an element is, such as `backgroundColor`; nil for objects, connections and constraints themselves.
    func part(_ node: NodeID) -> String? {
        if document.id(of: node) != nil || tree.name(node) == "scene" || node == tree.root { return nil }
        var names: [String] = []
        var current: NodeID? = node
        while let candidate = current, document.id(of: candidate) == nil, candidate != tree.root {
            if !document.isPlainList(candidate) {
                let name = tree.attribute("keyPath", of: candidate) ?? tree.attribute("key", of: candidate)
                names.insert(name ?? tree.name(candidate), at: 0)
            }
            current = tree.parent(candidate)
        }
        return names.joined(separator: ".")
    }

    /// What of an object a value is, such as `title` or `normal.title`.
    func aspect(of node: NodeID, _ name: String?) -> String? {
        if document.isConnection(node) { return name ?? tree.name(node) }
        if document.isConstraint(node) { return name == "firstItem" ? "constraint" : "constraint \(name ?? "")" }
        let part = part(node)
        guard let name else { return part }
        return part.map { "\($0).\(name)" } ?? name
    }
}
