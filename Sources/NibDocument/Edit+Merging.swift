import NibCatalog
import XMLTree

/// What a merge does to a document: it takes elements over from another version, and moves elements without making them anew.
extension Edit {
    /// Copies an element of another version of the document, laid out for its place; it is not inserted yet.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - source: the other version.
    ///   - parent: the parent into which the copy will be inserted.
    ///   - isLeftOut: whether an element inside is left out; lists that are empty without it are left out too.
    /// - Returns: the copy, and the copies of the elements inside by the elements that they were made of.
    /// - Throws: `NibError` if the element cannot be parsed on its own.
    package func adopt(
        _ node: NodeID, of source: NibDocument, for parent: NodeID, leavingOut isLeftOut: (NodeID) -> Bool
    ) throws(NibError) -> (node: NodeID, copies: [NodeID: NodeID]) {
        let indent = document.layout.childIndent(of: parent, in: tree)
        let copy = try adopt(source.reindented(node, to: indent))
        var copies: [NodeID: NodeID] = [:]
        var left: [NodeID] = []
        for (original, made) in zip(source.tree.subtree(node), tree.subtree(copy)) {
            copies[original] = made
            if original != node, isLeftOut(original) { left.append(original) }
        }
        for original in left {
            guard let made = copies[original], tree.parent(made) != nil else { continue }
            for inner in source.tree.subtree(original) { copies[inner] = nil }
            prune(made)
        }
        return (copy, copies)
    }

    /// Takes an element out of a subtree that is not part of the document, with lists that become empty.
    private func prune(_ node: NodeID) {
        var current = node
        while let parent = tree.parent(current) {
            if let space = tree.previous(current), tree.isWhiteSpace(space) { tree.apply(.remove(space)) }
            tree.apply(.remove(current))
            guard tree.firstElement(in: parent) == nil else { return }
            while let child = tree.firstChild(parent), tree.isWhiteSpace(child) { tree.apply(.remove(child)) }
            guard tree.firstChild(parent) == nil, !tree.hasAttributes(parent) else {
                if tree.firstChild(parent) == nil, let closing = tree.closing(parent) { tree.apply(closing) }
                return
            }
            current = parent
        }
    }

    /// Moves an element to another place; the element stays the same node.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - parent: the new parent, which is not inside the element.
    ///   - sibling: the child before which the element is inserted; nil for the end.
    package func relocate(_ node: NodeID, into parent: NodeID, before sibling: NodeID?) {
        guard sibling != node else { return }
        let old = Layout.indent(before: node, in: tree)
        remove(node, keepingList: tree.parent(node) == parent)
        let new = document.layout.childIndent(of: parent, in: tree)
        if old != new { reindent(node, from: old, to: new) }
        insert(node, into: parent, before: sibling)
    }

    private func reindent(_ root: NodeID, from old: [UInt8], to new: [UInt8]) {
        for element in tree.subtree(root) where tree.firstElement(in: element) != nil {
            var child = tree.firstChild(element)
            while let text = child {
                child = tree.next(text)
                guard let space = tree.whiteSpace(text), let feed = space.lastIndex(of: 0xA) else { continue }
                let indent = space[(feed + 1)...]
                guard indent.starts(with: old) else { continue }
                apply(.retext(text, tree.addBytes(space[...feed] + new + indent.dropFirst(old.count))))
            }
        }
    }

    /// Replaces the start tag of an element by one with the same attributes in another order or spelling.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - other: the element that is spelled as wanted.
    ///   - source: the version that has it.
    package func respell(_ node: NodeID, as other: NodeID, of source: NibDocument) {
        apply(tree.respelling(node, as: source.tree.withBytes(ofHead: other) { Array($0) }))
    }

    /// Updates what depends on the changes, as ``finish()`` does, but checks nothing: the versions that are merged may not be whole.
    package func finishUnchecked() throws(NibError) {
        try settle()
    }
}

extension NibDocument {
    /// The bytes of an element with its lines indented for another place.
    fileprivate func reindented(_ root: NodeID, to new: [UInt8]) -> [UInt8] {
        let old = Layout.indent(before: root, in: tree)
        return tree.bytes(of: root) { text in
            guard old != new, let parent = tree.parent(text), tree.firstElement(in: parent) != nil,
                let space = tree.whiteSpace(text), let feed = space.lastIndex(of: 0xA)
            else { return nil }
            let indent = space[(feed + 1)...]
            return indent.starts(with: old) ? space[...feed] + new + indent.dropFirst(old.count) : nil
        }
    }

    /// Whether an entry of `<resources>` or `<dependencies>` says something of elements that the document has.
    ///
    /// - Returns: nil for entries that do not depend on elements.
    package func isNeeded(entry: NodeID) -> Bool? {
        guard let name = tree.attribute("name", of: entry) else { return nil }
        switch tree.name(entry) {
        case "image":
            return isUsed(.image(name, isSystem: tree.attribute("catalog", of: entry, is: "system")))
        case "systemColor": return isUsed(.systemColor(name))
        case "namedColor": return isUsed(.namedColor(name))
        case "capability":
            let version = tree.attribute("minToolsVersion", of: entry).flatMap(Double.init) ?? 0
            return requires(.capability(name, version))
        default: return nil
        }
    }

    /// The references of the document that lead nowhere, and the ids that several elements share.
    package var brokenReferences: [(node: NodeID, attribute: String, id: String)] {
        var found: [(NodeID, String, String)] = []
        var known: [Int32: [String]] = [:]
        for node in tree.subtree(tree.root) {
            let symbol = tree.symbol(of: node)
            let names: [String]
            if let cached = known[symbol] {
                names = cached
            } else {
                names = catalog.referenceAttributes(of: tree.name(node))
                known[symbol] = names
            }
            for name in names {
                guard let id = tree.attribute(name, of: node), !id.isEmpty, !hasID(id) else { continue }
                found.append((node, name, id))
            }
        }
        return found
    }
}
