import NibDifference
import NibDocument
import XMLTree

/// Writes the commands that are still missing: what is tried and accepted changes the rehearsal's copy, and the difference between
/// that and the new document is what is left.
///
/// The stages are in extensions: objects first, then connections and constraints, which name objects, then attributes and parts, in
/// which commands of the first two stages have side effects.
final class ScriptWriter {
    let rehearsal: Rehearsal
    let new: NibDocument
    /// Whether what Xcode does on its own is left out.
    let isEssential: Bool
    /// How many blocks were written before: what is left after a block is written by coarser commands.
    var round = 0
    private(set) var difference: NibDifference
    /// The elements without ids that commands made since the last comparison, by the new document's elements.
    private var made: [NodeID: NodeID] = [:]
    /// The new document's elements by the elements that were made for them.
    private var targets: [NodeID: NodeID] = [:]
    /// The elements of the new document whose counterparts are not yet where they belong among their siblings.
    private(set) var misplaced: Set<NodeID> = []
    /// The ids of objects that came along with a new one and are to be removed.
    var spareIDs: Set<String> = []
    /// The revision of the copy that was compared last.
    private var compared = 0

    var working: NibDocument { rehearsal.document }

    init(_ rehearsal: Rehearsal, to new: NibDocument, isEssential: Bool) {
        self.rehearsal = rehearsal
        self.new = new
        self.isEssential = isEssential
        difference = NibDifference(from: rehearsal.document, to: new)
        noteMisplaced()
    }

    /// Compares again, if the copy has changed since.
    func refresh() {
        guard rehearsal.revision != compared else { return }
        compared = rehearsal.revision
        difference = NibDifference(from: working, to: new)
        (made, targets) = ([:], [:])
        noteMisplaced()
    }

    private func noteMisplaced() {
        misplaced = Set(difference.changes.lazy.filter { $0.aspect == .position }.compactMap(\.new))
    }

    /// Notes that an element is where it belongs now.
    func noteInPlace(_ node: NodeID) { misplaced.remove(node) }

    /// The changes that the script is to make.
    var changes: [Change] { isEssential ? difference.personal : difference.changes }

    /// Writes one block of commands.
    ///
    /// - Returns: whether there was anything to write that was accepted.
    func writeBlock() -> Bool {
        writeObjects()
        writeLinks()
        writeContents()
        return !rehearsal.isBlockEmpty
    }

    // MARK: - Places

    /// The element of the copy that an element of the new document is.
    func counterpart(of node: NodeID) -> NodeID? {
        if node == new.tree.root { return working.tree.root }
        if let id = new.id(of: node), !new.isDuplicated(id), let found = working.element(withID: id) { return found }
        // A scene has no id, and is another element once it was moved.
        if let id = new.tree.attribute("sceneID", of: node), let found = working.scene(withID: id) { return found }
        let known = made[node] ?? difference.pairing.old(for: node)
        return known.flatMap { working.tree.isAttached($0) ? $0 : nil }
    }

    /// Notes which element of the copy was made for one of the new document.
    func note(_ node: NodeID, for target: NodeID) {
        made[target] = node
        targets[node] = target
    }

    /// Where an element goes in the copy.
    struct Target {
        /// The element of the copy that takes it, or that takes its list.
        let holder: NodeID
        /// The lists between, of which the copy may lack the last.
        let lists: [String]
        /// The parent in the copy; nil if its list is missing.
        let parent: NodeID?
        /// The key; nil in lists.
        let key: String?
        /// The path as an operand, without the key.
        let path: String
    }

    /// Finds where an element of the new document goes in the copy; nil if what holds it is not there yet.
    func target(of node: NodeID) -> Target? {
        let place = new.nibPlace(of: node)
        guard let holder = counterpart(of: place.holder), let path = ElementPath(to: holder, in: working) else {
            return nil
        }
        let key = new.tree.attribute("key", of: node)
        let lists = key == nil ? place.slot : Array(place.slot.dropLast())
        var (parent, steps): (NodeID?, [String]) = (holder, [])
        for list in lists {
            let found = parent.flatMap { parent in
                working.tree.elements(in: parent).first { working.tree.name($0) == list && working.isPlainList($0) }
            }
            let isPlain = found != nil || (try? working.child(PropertyPath.Step(list), of: holder)) == .some(nil)
            steps.append(isPlain ? Spelling.piece(list) : "\(list)@")
            parent = found
        }
        let operand = ([path.place()] + steps).joined(separator: ".")
        return Target(holder: holder, lists: lists, parent: parent, key: key, path: operand)
    }

    /// The position of an element of the new document among the elements that the copy has in its place.
    ///
    /// - Parameters:
    ///   - node: the element of the new document.
    ///   - parent: the parent in the copy.
    ///   - moved: the element, if the copy has it already: it is not counted.
    /// - Returns: the position, from 0.
    func index(of node: NodeID, in parent: NodeID?, moving moved: NodeID? = nil) -> Int {
        guard let parent, let anchor = neighbour(before: node, in: parent) else { return 0 }
        let before = working.position(of: anchor) + 1
        return moved.map { working.tree.parent($0) == parent && working.position(of: $0) < before } ?? false
            ? before - 1 : before
    }

    /// The element of the copy that is the nearest sibling before an element of the new document, of those that need not move.
    func neighbour(before node: NodeID, in parent: NodeID) -> NodeID? {
        var sibling = new.tree.previousElement(node)
        while let candidate = sibling {
            if !misplaced.contains(candidate), let found = counterpart(of: candidate),
                working.tree.parent(found) == parent
            {
                return found
            }
            sibling = new.tree.previousElement(candidate)
        }
        return nil
    }

    /// Whether an element of the copy is between the same neighbours as in the new document.
    ///
    /// Neighbours are sought in the copy: most of what is not there yet belongs beside what was made last.
    func isInOrder(_ node: NodeID, as target: NodeID) -> Bool {
        guard working.tree.isAttached(node) else { return false }
        let list = new.tree.parent(target)
        if let before = settled(from: node, in: list, by: working.tree.previousElement),
            new.position(of: before) > new.position(of: target)
        {
            return false
        }
        if let after = settled(from: node, in: list, by: working.tree.nextElement),
            new.position(of: after) < new.position(of: target)
        {
            return false
        }
        return true
    }

    /// What the nearest sibling of an element of the copy, of those that need not move, is in the new document.
    private func settled(from node: NodeID, in list: NodeID?, by step: (NodeID) -> NodeID?) -> NodeID? {
        var sibling = step(node)
        while let candidate = sibling {
            if let wanted = wanted(candidate), new.tree.parent(wanted) == list, !misplaced.contains(wanted) {
                return wanted
            }
            sibling = step(candidate)
        }
        return nil
    }

    /// The element of the new document that an element of the copy is.
    private func wanted(_ node: NodeID) -> NodeID? {
        let named = working.id(of: node).flatMap { new.isDuplicated($0) ? nil : new.element(withID: $0) }
        let scene = named == nil ? working.tree.attribute("sceneID", of: node).flatMap { new.scene(withID: $0) } : nil
        guard let wanted = named ?? scene ?? targets[node] ?? difference.pairing.new(for: node),
            counterpart(of: wanted) == node
        else { return nil }
        return wanted
    }

    /// Whether an element of the copy is written as one of the new document.
    func isSame(_ node: NodeID, as target: NodeID) -> Bool {
        let hasSameTag = working.tree.withBytes(ofHead: node) { ours in
            new.tree.withBytes(ofHead: target) { theirs in ours.elementsEqual(theirs) }
        }
        return hasSameTag && working.text(of: node) == new.text(of: target)
    }

    /// Finds what the attempt in hand made: the first element that is written as one of the new document, where that belongs.
    ///
    /// - Parameters:
    ///   - target: the element of the new document.
    ///   - parent: the parent in the copy.
    ///   - isOrdered: whether it must be among its siblings as in the new document.
    ///   - isWanted: whether an element can be the one.
    /// - Returns: the element; nil if there is none.
    func found(
        _ target: NodeID, in parent: NodeID, isOrdered: Bool = true, where isWanted: (NodeID) -> Bool = { _ in true }
    ) -> NodeID? {
        rehearsal.changedChildren(of: parent).first {
            isSame($0, as: target) && isWanted($0) && (!isOrdered || isInOrder($0, as: target))
        }
    }
}
