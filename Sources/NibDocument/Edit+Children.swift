import NibCatalog
import Wording
import XMLTree

/// Inserts and removes elements together with the white space around them.
extension Edit {
    /// The lists that are kept when they become empty.
    static let keptWhenEmpty: Set<String> = ["objects", "scenes", "dependencies"]

    /// The lists that are kept in one element when they become empty: 1,211 and 3 of them are empty in documents.
    private static let keptInElement = ["cells": "collectionView", "rowTemplates": "predicateEditor"]

    /// Whether a list is kept when it becomes empty.
    private func isKeptWhenEmpty(_ list: NodeID) -> Bool {
        let name = tree.name(list)
        if Self.keptWhenEmpty.contains(name) { return true }
        guard let owner = tree.parent(list) else { return false }
        // All 40 empty lists of sections are in tables that have prototypes.
        if name == "sections" { return tree.elements(in: owner).contains { tree.name($0) == "prototypes" } }
        return Self.keptInElement[name] == tree.name(owner)
    }

    /// Inserts an element into a parent, on a separate line.
    ///
    /// - Parameters:
    ///   - node: the element, laid out for the depth of the parent's children.
    ///   - parent: the parent.
    ///   - sibling: the child before which the element is inserted; nil for the end.
    package func insert(_ node: NodeID, into parent: NodeID, before sibling: NodeID?) {
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

    /// Inserts an element before a sibling: it takes over the space before the sibling, which gets new space.
    private func insert(_ node: NodeID, into parent: NodeID, ahead sibling: NodeID, lead: [UInt8]) {
        var anchor = sibling
        // The comment before a scene belongs to the scene, so insert before the comment.
        if tree.symbol(of: sibling) == document.symbols.scene, let comment = document.comment(before: sibling) {
            anchor = comment
        }
        apply(.insert(node, into: parent, before: anchor))
        if isSpaced(node) { insert(space: lead, into: parent, before: anchor) }
    }

    /// Whether there is white space before a node, so that a new neighbour must have some too.
    private func isSpaced(_ node: NodeID) -> Bool { tree.previous(node).map { tree.isWhiteSpace($0) } ?? false }

    /// Inserts white space into a parent; does nothing if it is empty.
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

    /// Replaces an element; does nothing if the new one has the same bytes.
    package func replace(_ old: NodeID, with new: NodeID) {
        guard tree.bytes(of: old) != tree.bytes(of: new) else { return }
        noteDeparture(of: old)
        let parent = tree.parent(old)!
        apply(.insert(new, into: parent, before: old))
        apply(.remove(old))
        arrived(new)
    }

    /// Removes an element with its line, and its list if that becomes empty.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - keepingList: whether the list is kept even if it becomes empty, for a move within it.
    package func remove(_ node: NodeID, keepingList: Bool = false) {
        noteDeparture(of: node)
        let parent = tree.parent(node)!
        shrinkParallelLists(for: node, in: parent)
        let isScene = tree.symbol(of: node) == document.symbols.scene
        if isScene, let comment = document.comment(before: node) { takeOut(comment) }
        takeOut(node)
        guard tree.firstElement(in: parent) == nil, lastBlock(in: parent) == nil else { return }
        guard document.hasOnlySpace(parent) else { return }
        let isList = !tree.hasAttributes(parent) && !isKeptWhenEmpty(parent)
        if isList, !keepingList, parent != tree.root {
            remove(parent)
        } else {
            while let child = tree.firstChild(parent) { apply(.remove(child)) }
            if let closing = tree.closing(parent) { apply(closing) }
        }
    }

    /// Removes a node and the white space before it.
    private func takeOut(_ node: NodeID) {
        if let space = tree.previous(node), tree.isWhiteSpace(space) { apply(.remove(space)) }
        apply(.remove(node))
    }

    func noteDeparture(of root: NodeID) {
        for node in tree.subtree(root) {
            if let id = document.id(of: node) { departed(id) }
            releaseResources(of: node)
            released(document.requirements(of: node))
        }
    }

    // MARK: - Lists

    /// Returns the list with a name in an element; creates it at its place if the element has none.
    package func list(_ name: String, in owner: NodeID) -> NodeID {
        let symbol = tree.intern(name)
        for child in tree.elements(in: owner) where tree.symbol(of: child) == symbol && !tree.has("key", on: child) {
            return child
        }
        removeNull(named: name, in: owner)
        let list = tree.makeElement(name, attributes: [])
        insert(list, into: owner, before: document.placeForChild(list, in: owner))
        return list
    }

    /// Removes a child such as `<nil name="viewControllers"/>`, which says that there is no such list (0 of 8 owners have both).
    private func removeNull(named name: String, in owner: NodeID) {
        let null = tree.elements(in: owner).first {
            tree.symbol(of: $0) == document.symbols.null && tree.attribute("name", of: $0, is: name)
        }
        if let null { remove(null) }
    }

    /// Inserts an element into a list at an index from 0, or at the end.
    ///
    /// - Throws: `NibError` if the index is out of range.
    package func insert(_ node: NodeID, into list: NodeID, at index: Int?) throws(NibError) {
        guard let index else { return insert(node, into: list, before: nil) }
        let count = document.childCount(of: list)
        guard 0...count ~= index else {
            throw NibError(
                .wrongPlace,
                "there is no position \(index) in <\(tree.name(list))>, which has \(Plural.of("element", count: count))"
            )
        }
        insert(node, into: list, before: document.child(at: index, of: list))
    }

    /// Inserts an element at its place in the order of the parent: by sort key in sorted lists, by kind of child in
    /// elements.
    ///
    /// - Parameters:
    ///   - node: the element, laid out for the depth of the parent's children.
    ///   - parent: the parent element or list.
    ///   - index: the index in a list whose order is up to the user; nil for the end.
    /// - Throws: `NibError` if the index is out of range.
    package func place(_ node: NodeID, into parent: NodeID, at index: Int? = nil) throws(NibError) {
        switch tree.name(parent) {
        case "connections": insert(node, into: parent, before: document.placeForConnection(node, in: parent, at: index))
        case "constraints" where tree.name(node) == "constraint":
            insert(node, into: parent, before: document.placeForConstraint(node, in: parent))
        case "designables", "dictionary", "mutableDictionary", "customFonts":
            insert(node, into: parent, before: document.placeByName(node, in: parent))
        case _ where index == nil && document.isCustomFontFile(parent):
            insert(node, into: parent, before: document.placeForCustomFont(node, in: parent))
        case "dependencies" where index == nil:
            insert(node, into: parent, before: document.placeForDependency(node, in: parent))
        case "resources": insert(node, into: parent, before: document.placeForResource(node, in: parent))
        default:
            if index != nil || isOrdered(node, in: parent) {
                try insert(node, into: parent, at: index)
            } else {
                insert(node, into: parent, before: document.placeForChild(node, in: parent))
            }
        }
    }

    /// Whether the parent is a list whose order is up to the user, as opposed to an element with children of various
    /// kinds.
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
