import NibCatalog
import XMLTree

/// Putting elements in and taking them out, with the white space around them.
extension Edit {
    /// The lists that stay when they are empty.
    static let keptWhenEmpty: Set<String> = ["objects", "scenes", "dependencies"]

    /// Puts an element on a line of its own into a parent.
    ///
    /// - Parameters:
    ///   - node: the element, laid out for that depth.
    ///   - parent: the element that takes it.
    ///   - sibling: the child element before which it goes; nil for the end.
    public func insert(_ node: NodeID, into parent: NodeID, before sibling: NodeID?) {
        let lead = document.layout.lead(inside: parent, in: tree)
        if let sibling {
            insert(node, into: parent, ahead: sibling, lead: lead)
        } else if let last = lastBlock(in: parent) {
            let next = tree.next(last)
            if isSpaced(last) { insert(space: lead, into: parent, before: next) }
            apply(.insert(node, into: parent, before: next))
        } else {
            insertFirst(node, into: parent, lead: lead)
        }
        arrived(node)
        if tree.symbol(of: node) == document.symbols.scene { addSceneComment(node, lead: lead) }
        growParallelLists(for: node, in: parent)
    }

    /// The sibling keeps the space in front of it; the new element gets that space, and leaves its own behind.
    private func insert(_ node: NodeID, into parent: NodeID, ahead sibling: NodeID, lead: [UInt8]) {
        var anchor = sibling
        // The comment above a scene belongs to it.
        if tree.symbol(of: sibling) == document.symbols.scene, let comment = document.comment(before: sibling) {
            anchor = comment
        }
        apply(.insert(node, into: parent, before: anchor))
        if isSpaced(node) { insert(space: lead, into: parent, before: anchor) }
    }

    /// Whether white space stands in front of a node; what is put beside it gets some as well then.
    private func isSpaced(_ node: NodeID) -> Bool { tree.previous(node).map { tree.isWhiteSpace($0) } ?? false }

    /// Puts white space into a parent, unless there is none to put.
    func insert(space: [UInt8], into parent: NodeID, before sibling: NodeID?) {
        if !space.isEmpty { apply(.insert(tree.makeText(space), into: parent, before: sibling)) }
    }

    private func insertFirst(_ node: NodeID, into parent: NodeID, lead: [UInt8]) {
        if let opening = tree.opening(parent) { apply(opening) }
        while let child = tree.firstChild(parent), tree.isWhiteSpace(child) { apply(.remove(child)) }
        let layout = document.layout
        let close = layout.lineEnd + Layout.indent(before: parent, in: tree)
        insert(space: lead, into: parent, before: nil)
        apply(.insert(node, into: parent, before: nil))
        insert(space: close, into: parent, before: nil)
    }

    private func lastBlock(in parent: NodeID) -> NodeID? {
        var child = tree.lastChild(parent)
        while let node = child {
            if tree.kind(node) != .text { return node }
            child = tree.previous(node)
        }
        return nil
    }

    /// Puts an element in the place of another; one with the same bytes is left alone.
    public func replace(_ old: NodeID, with new: NodeID) {
        guard tree.bytes(of: old) != tree.bytes(of: new) else { return }
        noteDeparture(of: old)
        let parent = tree.parent(old)!
        apply(.insert(new, into: parent, before: old))
        apply(.remove(old))
        arrived(new)
    }

    /// Takes an element out with its line; lists left empty go with it.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - keepingList: whether a list stays though it is empty now, as in a move within it.
    public func remove(_ node: NodeID, keepingList: Bool = false) {
        noteDeparture(of: node)
        let parent = tree.parent(node)!
        shrinkParallelLists(for: node, in: parent)
        let isScene = tree.symbol(of: node) == document.symbols.scene
        if isScene, let comment = document.comment(before: node) { takeOut(comment) }
        takeOut(node)
        guard tree.firstElement(in: parent) == nil, lastBlock(in: parent) == nil else { return }
        guard document.hasOnlySpace(parent) else { return }
        let isList = !tree.hasAttributes(parent) && !Self.keptWhenEmpty.contains(tree.name(parent))
        if isList, !keepingList, parent != tree.root {
            remove(parent)
        } else {
            while let child = tree.firstChild(parent) { apply(.remove(child)) }
            if let closing = tree.closing(parent) { apply(closing) }
        }
    }

    /// Takes out a node and the white space in front of it.
    private func takeOut(_ node: NodeID) {
        if let space = tree.previous(node), tree.isWhiteSpace(space) { apply(.remove(space)) }
        apply(.remove(node))
    }

    private func noteDeparture(of root: NodeID) {
        for node in tree.subtree(root) {
            if let id = document.id(of: node) { departed(id) }
            released(document.resources(usedBy: node))
        }
    }

    // MARK: - Lists

    /// The list of a given name in an element, made in its place when it is not there.
    public func list(_ name: String, in owner: NodeID) -> NodeID {
        let symbol = tree.intern(name)
        for child in tree.elements(in: owner) where tree.symbol(of: child) == symbol && !tree.has("key", child) {
            return child
        }
        let list = tree.makeElement(name, [])
        insert(list, into: owner, before: document.placeForChild(list, in: owner))
        return list
    }

    /// Puts an element into a list at a place counted from 0, or at the end.
    ///
    /// - Throws: `NibError` when the list is shorter.
    public func insert(_ node: NodeID, into list: NodeID, at index: Int?) throws(NibError) {
        guard let index else { return insert(node, into: list, before: nil) }
        let siblings = Array(tree.elements(in: list))
        guard index >= 0, index <= siblings.count else {
            throw NibError(
                .wrongPlace, "there is no place \(index) in <\(tree.name(list))>, which has \(siblings.count) elements")
        }
        insert(node, into: list, before: index < siblings.count ? siblings[index] : nil)
    }

    /// Puts an element where its parent's order has it: sorted lists sort it in, others by kind of child.
    ///
    /// - Parameters:
    ///   - node: the element, laid out for that depth.
    ///   - parent: the element or list that takes it.
    ///   - index: the place within a list whose order is the user's.
    /// - Throws: `NibError` when the list is shorter.
    public func place(_ node: NodeID, into parent: NodeID, at index: Int? = nil) throws(NibError) {
        switch tree.name(parent) {
        case "connections": insert(node, into: parent, before: document.placeForConnection(node, in: parent, at: index))
        case "constraints" where tree.name(node) == "constraint":
            insert(node, into: parent, before: document.placeForConstraint(node, in: parent))
        case "resources": insert(node, into: parent, before: document.placeForResource(node, in: parent))
        default:
            if index != nil || isOrdered(node, in: parent) {
                try insert(node, into: parent, at: index)
            } else {
                insert(node, into: parent, before: document.placeForChild(node, in: parent))
            }
        }
    }

    /// Whether the parent is a list in the user's own order, as opposed to an element with children of various kinds.
    func isOrdered(_ node: NodeID, in parent: NodeID) -> Bool {
        tree.attribute("key", of: node) == nil && document.catalog.orderOfList(tree.name(parent)) == .semantic
    }
}

extension NibDocument {
    func hasOnlySpace(_ node: NodeID) -> Bool {
        var child = tree.firstChild(node)
        while let current = child {
            if !tree.isWhiteSpace(current) { return false }
            child = tree.next(current)
        }
        return true
    }
}
