import XMLTree

/// The description of an element that is yet to be made.
package struct NewElement {
    /// The content between the tags.
    package enum Content {
        /// Nothing: the element closes itself.
        case nothing
        /// Elements, each on a separate line.
        case elements([NewElement])
        /// Text that is escaped already.
        case text(String)
        /// A comment on a line of its own, without hyphens that end it.
        case comment(String)
    }

    let name: String
    let attributes: [Attribute]
    let content: Content

    /// Describes an element.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - attributes: the attributes in order, not escaped.
    ///   - content: the content.
    package init(_ name: String, attributes: [Attribute], content: Content = .nothing) {
        self.name = name
        self.attributes = attributes
        self.content = content
    }
}

extension Edit {
    /// Makes an element laid out for a parent, without inserting it.
    package func makeElement(_ new: NewElement, for parent: NodeID) -> NodeID {
        makeElement(new, indent: document.layout.childIndent(of: parent, in: tree))
    }

    private func makeElement(_ new: NewElement, indent: [UInt8]) -> NodeID {
        switch new.content {
        case .nothing: return tree.makeElement(new.name, attributes: new.attributes)
        case .text(let text):
            return tree.makeElement(
                new.name, attributes: new.attributes, holding: text.isEmpty ? [] : [tree.makeText(Array(text.utf8))])
        case .elements(let elements):
            let deeper = indent + document.layout.unit
            return makeElement(new, indent: indent, holding: elements.map { makeElement($0, indent: deeper) })
        case .comment(let text):
            return makeElement(new, indent: indent, holding: [tree.makeComment(Array("<!--\(text)-->".utf8))])
        }
    }

    /// Makes an element with content, each piece of it on a line of its own.
    private func makeElement(_ new: NewElement, indent: [UInt8], holding pieces: [NodeID]) -> NodeID {
        let layout = document.layout
        var content: [NodeID] = []
        for piece in pieces {
            if !layout.lineEnd.isEmpty { content.append(tree.makeText(layout.lineEnd + indent + layout.unit)) }
            content.append(piece)
        }
        if !layout.lineEnd.isEmpty { content.append(tree.makeText(layout.lineEnd + indent)) }
        return tree.makeElement(new.name, attributes: new.attributes, holding: content)
    }
}
