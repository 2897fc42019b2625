import NibDifference
import NibDocument
import XMLTree

/// The order of children and attributes, and how they are written.
extension ScriptWriter {
    /// Moves an object to another position in the parent that it has.
    func moveWithin(_ change: Change) -> Bool {
        guard let node = change.new, let old = counterpart(of: node), !isInOrder(old, as: node) else { return false }
        return putInOrder(old, as: node)
    }

    /// Moves an element of the copy to where the new document has it in the same parent.
    func putInOrder(_ old: NodeID, as node: NodeID) -> Bool {
        guard let parent = working.tree.parent(old), let path = ElementPath(to: parent, in: working),
            let own = ElementPath(to: old, in: working)
        else { return false }
        let index = index(of: node, in: parent, moving: old)
        let line = "move \(own.place()) to \(path.place()) at \(index)"
        return rehearsal.attempt([line]) { [self] in
            // The move may have made the element anew, where the old one was indented differently.
            let moved =
                working.tree.isAttached(old)
                ? old : working.tree.elements(in: parent).dropFirst(index).first { _ in true }
            guard let moved, isInOrder(moved, as: node) else { return false }
            noteInPlace(node)
            return true
        }
    }

    /// Writes the comment of a scene, which does not follow the scene's title.
    func writeComment(_ change: Change) -> Bool {
        guard let comment = change.newValue, let scene = change.old, let name = working.ownName(of: scene) else {
            return false
        }
        let text = String(comment.dropFirst(4).dropLast(3))
        return rehearsal.attempt(["set comment \(Spelling.word(name)) \(Spelling.word(text))"])
    }

    /// Puts the attributes of an element into the order of the new document.
    func orderAttributes(of node: NodeID, as target: NodeID) -> Bool {
        let wanted = new.tree.attributes(target)
        guard Set(wanted.map(\.name)) == Set(working.tree.attributeNames(node)),
            let path = ElementPath(to: node, in: working)
        else { return false }
        var lines: [String] = []
        var present = working.tree.attributeNames(node)
        for (index, attribute) in wanted.enumerated() where present[index] != attribute.name {
            lines.append(
                "set \(path.operand) \(path.path(attribute.name)) \(Spelling.word(attribute.value)) at \(index)")
            present.removeAll { $0 == attribute.name }
            present.insert(attribute.name, at: index)
        }
        return rehearsal.attempt(lines) { [self] in working.tree.attributes(node) == wanted }
    }

    /// Writes the strings that stand for attributes as the new document has them.
    func respellStrings(of node: NodeID, as target: NodeID) -> Bool {
        guard let path = ElementPath(to: node, in: working) else { return false }
        var isProgress = false
        for string in new.tree.elements(in: target) where new.isPropertyString(string) {
            let key = new.tree.attribute("key", of: string) ?? ""
            let old = working.tree.elements(in: node).first {
                working.isPropertyString($0) && working.tree.attribute("key", of: $0, is: key)
            }
            if let old, isSame(old, as: string) { continue }
            let text = Spelling.literal(Literal(new).text(of: string))
            let words = "insert \(text) into \(path.place())"
            let removal = "unset \(path.operand) \(path.path(key))"
            if old != nil && rehearsal.attempt([words]) || rehearsal.attempt([removal, words]) { isProgress = true }
        }
        return isProgress
    }

    /// Writes an element anew whose attributes are the same but spelled or ordered differently.
    func writeSpelling(_ change: Change) -> Bool {
        guard let node = change.new, change.kind != .object, change.kind != .scene, change.kind != .document,
            !new.tree.subtree(node).contains(where: { new.id(of: $0) != nil })
        else { return false }
        return replace(node)
    }
}
