import XMLTree

/// Writes an element on one line, as `insert` takes it: the white space between elements has no meaning there.
package struct Literal {
    private let document: NibDocument
    /// The elements that are left out.
    package var excluded: Set<NodeID> = []
    /// Returns the attributes that an element is written with; nil for those that it has, in their spelling.
    private let attributes: (NodeID) -> [Attribute]?
    private var tree: XMLTree { document.tree }

    /// Makes a writer for the elements of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - excluded: elements that are left out.
    ///   - attributes: returns the attributes that an element is written with; nil for those that it has.
    package init(
        _ document: NibDocument, without excluded: Set<NodeID> = [],
        attributes: @escaping (NodeID) -> [Attribute]? = { _ in nil }
    ) {
        self.document = document
        self.excluded = excluded
        self.attributes = attributes
    }

    /// Returns the text of an element, without the elements that are left out and the lists that would be empty without them.
    package func text(of root: NodeID) -> String {
        var out = ""
        var open: [NodeID] = []
        var current: NodeID? = root
        while let node = current {
            if isLeftOut(node), node != root {
                current = following(node, open: &open, root: root, into: &out)
                continue
            }
            guard tree.kind(node) == .element else {
                if tree.kind(node) == .comment { out += tree.raw(node) }
                current = following(node, open: &open, root: root, into: &out)
                continue
            }
            if let child = firstBlock(in: node) {
                out += openingTag(node, isEmpty: false)
                open.append(node)
                current = child
                continue
            }
            out += closed(node)
            current = following(node, open: &open, root: root, into: &out)
        }
        return out
    }

    /// The element after a node, whose parents are closed if it was their last one.
    private func following(_ node: NodeID, open: inout [NodeID], root: NodeID, into out: inout String) -> NodeID? {
        var node = node
        while node != root {
            if let next = tree.next(node) { return next }
            guard let parent = open.popLast() else { return nil }
            out += "</\(tree.name(parent))>"
            node = parent
        }
        return nil
    }

    private func openingTag(_ node: NodeID, isEmpty: Bool) -> String {
        if let attributes = attributes(node) {
            let words = attributes.map { " \($0.name)=\"\(Escaping.attribute($0.value))\"" }.joined()
            return "<\(tree.name(node))\(words)" + (isEmpty ? "/>" : ">")
        }
        var tag = tree.raw(node)
        if tag.hasSuffix("/>") { tag.removeLast(2) } else { tag.removeLast() }
        return tag + (isEmpty ? "/>" : ">")
    }

    /// An element without child elements.
    private func closed(_ node: NodeID) -> String {
        guard tree.firstElement(in: node) == nil, !tree.isSelfClosing(node) else {
            return openingTag(node, isEmpty: true)
        }
        var text = ""
        var child = tree.firstChild(node)
        while let current = child {
            text += tree.raw(current)
            child = tree.next(current)
        }
        return openingTag(node, isEmpty: false) + text + "</\(tree.name(node))>"
    }

    private func firstBlock(in node: NodeID) -> NodeID? {
        var child = tree.firstChild(node)
        while let current = child {
            if tree.kind(current) == .element, !isLeftOut(current) { return tree.firstChild(node) }
            child = tree.next(current)
        }
        return nil
    }

    /// Whether an element is left out, or a list all of whose elements are.
    private func isLeftOut(_ node: NodeID) -> Bool {
        if excluded.isEmpty { return false }
        if excluded.contains(node) { return true }
        guard tree.kind(node) == .element, !tree.hasAttributes(node), let first = tree.firstElement(in: node) else {
            return false
        }
        var child: NodeID? = first
        while let current = child {
            if !excluded.contains(current) { return false }
            child = tree.nextElement(current)
        }
        return true
    }
}
