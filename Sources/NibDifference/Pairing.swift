import NibDocument
import XMLTree

/// Which elements of two versions of a document are the same.
package struct Pairing {
    /// The new element of an old one.
    private var newOf: NodeTable
    /// The old element of a new one.
    private var oldOf: NodeTable
    /// The old elements whose subtrees have the same bytes as those of their new elements.
    private var sameOld: NodeSet
    /// The new elements of these.
    private var sameNew: NodeSet
    /// Whether every id is that of one element, so that equal subtrees hold the same elements.
    private let isPlain: Bool
    private let old: NibDocument
    private let new: NibDocument

    /// Pairs elements by their ids, then the others below the same parents.
    package init(from old: NibDocument, to new: NibDocument) {
        self.old = old
        self.new = new
        (newOf, oldOf) = (NodeTable(for: old.tree), NodeTable(for: new.tree))
        (sameOld, sameNew) = (NodeSet(for: old.tree), NodeSet(for: new.tree))
        isPlain = old.sharedIDs.isEmpty && new.sharedIDs.isEmpty
        pair(old.tree.root, new.tree.root)
        pairWhole()
        old.tree.visitElements(in: old.tree.root) { node in
            if sameOld.contains(node) { return false }
            if let other = newOf[node], old.tree.name(node) == new.tree.name(other) {
                pairKeyed(of: node, and: other)
                pairChildren(of: node, and: other)
            }
            return true
        }
    }

    /// Returns the element of the new document that an old one is; nil if it is gone.
    package func new(for node: NodeID) -> NodeID? { newOf[node] }

    /// Returns the element of the old document that a new one was; nil if it is new.
    package func old(for node: NodeID) -> NodeID? { oldOf[node] }

    /// Whether nothing in an element of the old document is different, so that what is in it need not be compared.
    func isSame(old node: NodeID) -> Bool { sameOld.contains(node) }

    /// Whether nothing in an element of the new document is different.
    func isSame(new node: NodeID) -> Bool { sameNew.contains(node) }

    private mutating func pair(_ node: NodeID, _ other: NodeID) {
        newOf[node] = other
        oldOf[other] = node
        guard isPlain, old.tree.isSurelySame(node, as: other, in: new.tree) else { return }
        sameOld.insert(node)
        sameNew.insert(other)
        for (inner, otherInner) in zip(old.tree.subtree(node), new.tree.subtree(other)) {
            newOf[inner] = otherInner
            oldOf[otherInner] = inner
        }
    }

    /// Pairs objects, connections, constraints and scenes.
    private mutating func pairWhole() {
        let scenes = Dictionary(
            new.scenes.compactMap { scene in new.tree.attribute("sceneID", of: scene).map { ($0, scene) } },
            uniquingKeysWith: { first, _ in first })
        old.tree.visitElements(in: old.tree.root) { node in
            if sameOld.contains(node) { return false }
            if let id = old.id(of: node) {
                guard let other = new.element(withID: id), old.element(withID: id) == node, oldOf[other] == nil,
                    old.isConnection(node) == new.isConnection(other),
                    old.isConstraint(node) == new.isConstraint(other)
                else { return true }
                pair(node, other)
            } else if let id = old.sceneID(of: node), let other = scenes[id], oldOf[other] == nil {
                pair(node, other)
            }
            return !sameOld.contains(node)
        }
    }

    /// Whether an element is found by what its parent says of it, because it has no id, or one that others have too.
    private static func isLocal(_ node: NodeID, in document: NibDocument) -> Bool {
        if let id = document.id(of: node) { return document.isDuplicated(id) }
        return document.sceneID(of: node) == nil
    }

    /// Pairs children with one key of which only one version has an id: which elements have one depends on the version of Xcode.
    private mutating func pairKeyed(of node: NodeID, and other: NodeID) {
        // Most elements have few children with keys; the others are found by the key.
        var twins: [String: NodeID]?
        var searches = 0
        func twin(_ key: String) -> NodeID? {
            searches += 1
            if searches > 16, twins == nil {
                twins = [:]
                for child in new.tree.elements(in: other) {
                    guard let key = new.tree.attribute("key", of: child), twins?[key] == nil else { continue }
                    twins?[key] = child
                }
            }
            return twins.map { $0[key] }
                ?? new.tree.elements(in: other).first { new.tree.attribute("key", of: $0, is: key) }
        }
        for child in old.tree.elements(in: node) where newOf[child] == nil {
            guard let key = old.tree.attribute("key", of: child), let twin = twin(key), oldOf[twin] == nil,
                old.tree.name(child) == new.tree.name(twin)
            else { continue }
            let (id, newID) = (old.id(of: child), new.id(of: twin))
            guard (id == nil) != (newID == nil), !(id.map(new.hasID) ?? false), !(newID.map(old.hasID) ?? false) else {
                continue
            }
            pair(child, twin)
        }
    }

    private mutating func pairChildren(of node: NodeID, and other: NodeID) {
        let (oldTree, newTree) = (old.tree, new.tree)
        // Most elements without ids have no children, and most of those that have are the only one of their name.
        let ours = oldTree.elements(in: node).filter { newOf[$0] == nil && Self.isLocal($0, in: old) }
        guard !ours.isEmpty else { return }
        let theirs = newTree.elements(in: other).filter { oldOf[$0] == nil && Self.isLocal($0, in: new) }
        guard !theirs.isEmpty else { return }
        var groups: [SiblingName: [NodeID]] = [:]
        for child in theirs { groups[SiblingName(child, in: newTree), default: []].append(child) }
        var ownGroups: [SiblingName: [NodeID]] = [:]
        var order: [SiblingName] = []
        for child in ours {
            let name = SiblingName(child, in: oldTree)
            if ownGroups[name] == nil { order.append(name) }
            ownGroups[name, default: []].append(child)
        }
        for name in order {
            guard let same = groups[name], let own = ownGroups[name] else { continue }
            if own.count == 1, same.count == 1 { pair(own[0], same[0]) } else { pairAlike(own, same) }
        }
    }

    /// Pairs siblings that nothing tells apart: equal ones in order, and between those the others by position.
    private mutating func pairAlike(_ ours: [NodeID], _ theirs: [NodeID]) {
        let equal = Alignment.pairs(of: ours.map { old.text(of: $0) }, and: theirs.map { new.text(of: $0) })
        var (nextOld, nextNew) = (0, 0)
        for (oldIndex, newIndex) in equal + [(ours.count, theirs.count)] {
            for (node, other) in zip(ours[nextOld..<oldIndex], theirs[nextNew..<newIndex]) { pair(node, other) }
            if oldIndex < ours.count { pair(ours[oldIndex], theirs[newIndex]) }
            (nextOld, nextNew) = (oldIndex + 1, newIndex + 1)
        }
    }
}
