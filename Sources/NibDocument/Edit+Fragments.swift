import XMLTree

/// Inserts literal elements, and copies and moves elements.
extension Edit {
    /// Parses an element from text and lays it out for its place.
    ///
    /// - Parameters:
    ///   - text: one element; white space around it and comments before it are dropped.
    ///   - parent: the element into which it will be inserted.
    /// - Returns: the element, not yet inserted.
    /// - Throws: `NibError` with the place of the error in the text.
    package func makeElement(from text: String, for parent: NodeID) throws(NibError) -> NodeID {
        let source: XMLTree
        do throws(ParseError) { source = try XMLTree(bytes: Array(text.utf8)) } catch {
            throw NibError(.badXML, error.message, line: error.line, column: error.column)
        }
        let indent = document.layout.childIndent(of: parent, in: tree)
        return try adopt(document.layout.canonical(source.root, of: source, indent: indent))
    }

    /// Replaces an element by text that is kept as it is written, byte for byte.
    ///
    /// - Parameters:
    ///   - old: the element; for the root, the text may be that of the whole document, with what is around the root.
    ///   - text: the new element.
    ///   - isAlone: whether nothing follows from the replacement: ids and references in it are not checked, and what the document lists
    ///     of its environment is not updated.
    /// - Throws: `NibError` with the place of the error in the text.
    package func replace(_ old: NodeID, withExactly text: String, isAlone: Bool) throws(NibError) {
        let nodes: [NodeID]
        do throws(ParseError) { nodes = try tree.makeFragment(Array(text.utf8)) } catch {
            throw NibError(.badXML, error.message, line: error.line, column: error.column)
        }
        let element = nodes.first { tree.kind($0) == .element }!
        if !isAlone { noteDeparture(of: old) }
        if old == tree.root, nodes.count > 1 {
            while let node = tree.firstChild(tree.document) { apply(.remove(node)) }
            for node in nodes { apply(.insert(node, into: tree.document, before: nil)) }
        } else {
            let (parent, next) = (tree.parent(old)!, tree.next(old))
            apply(.remove(old))
            apply(.insert(element, into: parent, before: next))
            keepComment(of: old, for: element)
        }
        if element == tree.root { noteNewRoot() }
        if !isAlone { arrived(element) }
    }

    /// Returns a copy of an element laid out for another place, not yet inserted.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - parent: the parent element or list of the copy.
    ///   - key: the key of the copy; nil in lists.
    ///   - rename: returns the new value of an attribute of an element.
    /// - Returns: the copy.
    /// - Throws: `NibError` if a new value cannot be written.
    package func copy(
        _ node: NodeID, for parent: NodeID, key: String?, rename: (Attribute, String) -> String
    ) throws(NibError) -> NodeID {
        let indent = document.layout.childIndent(of: parent, in: tree)
        let copy = try adopt(document.layout.canonical(node, of: tree, indent: indent, rename: rename))
        setKey(key, of: copy)
        return copy
    }

    /// Sets or removes the key of an element, before it is placed: the place of a child depends on its key.
    private func setKey(_ key: String?, of node: NodeID) {
        guard tree.attribute("key", of: node) != key else { return }
        if let key { setAttribute("key", to: key, of: node) } else { removeAttribute("key", of: node) }
    }

    /// Moves an element to another place and adapts its indentation.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - parent: the new parent element or list.
    ///   - key: the key of the element in its new parent; nil in lists.
    ///   - index: the index in a list, counted after the element was removed.
    /// - Returns: the element at its new place, which may be a new node.
    /// - Throws: `NibError` if there is no such place, or if it is inside the element itself.
    package func move(_ node: NodeID, into parent: NodeID, key: String?, at index: Int?) throws(NibError) -> NodeID {
        if tree.contains(node, inner: parent) {
            throw NibError(.wrongPlace, "an object cannot be moved into itself")
        }
        let oldIndent = Layout.indent(before: node, in: tree)
        let sameList = tree.parent(node) == parent
        if sameList, tree.attribute("key", of: node) == key, stands(node, in: parent, at: index) { return node }
        let kept = parallelValues(for: node)
        remove(node, keepingList: sameList)
        let newIndent = document.layout.childIndent(of: parent, in: tree)
        let moved = oldIndent == newIndent ? node : try adopt(reindented(node, from: oldIndent, to: newIndent))
        setKey(key, of: moved)
        try place(moved, into: parent, at: index)
        setParallelValues(kept, for: moved)
        return moved
    }

    /// Whether an element is already where a move to this place would put it.
    private func stands(_ node: NodeID, in parent: NodeID, at index: Int?) -> Bool {
        guard index != nil || isOrdered(node, in: parent) else { return true }
        guard let index else { return tree.nextElement(node) == nil }
        return index >= 0 && tree.elements(in: parent).dropFirst(index).first { _ in true } == node
    }

    func adopt(_ bytes: [UInt8]) throws(NibError) -> NodeID {
        do throws(ParseError) {
            let nodes = try tree.makeFragment(bytes)
            return nodes.first { tree.kind($0) == .element }!
        } catch {
            throw NibError(.badXML, error.message, line: error.line, column: error.column)
        }
    }

    /// Returns the bytes of a subtree with its lines indented differently; texts other than white space do not change.
    private func reindented(_ root: NodeID, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        tree.bytes(of: root) { text in
            guard let parent = tree.parent(text), tree.firstElement(in: parent) != nil,
                let space = tree.whiteSpace(text), let feed = space.lastIndex(of: 0xA)
            else { return nil }
            let indent = space[(feed + 1)...]
            return indent.starts(with: old) ? space[...feed] + new + indent.dropFirst(old.count) : nil
        }
    }
}
