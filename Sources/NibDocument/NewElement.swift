import XMLTree

/// The description of an element that is yet to be made.
struct NewElement {
    /// The content between the tags.
    enum Content {
        case nothing
        /// One element, on a separate line.
        indirect case element(NewElement)
        /// Text that is escaped already.
        case text(String)
    }

    let name: String
    let attributes: [Attribute]
    var content = Content.nothing

    init(_ name: String, _ attributes: [Attribute], _ content: Content = .nothing) {
        self.name = name
        self.attributes = attributes
        self.content = content
    }
}

extension Edit {
    /// Makes an element laid out for a parent, without inserting it.
    func makeElement(_ new: NewElement, for parent: NodeID) -> NodeID {
        makeElement(new, indent: document.layout.childIndent(of: parent, in: tree))
    }

    private func makeElement(_ new: NewElement, indent: [UInt8]) -> NodeID {
        let layout = document.layout
        switch new.content {
        case .nothing: return tree.makeElement(new.name, new.attributes)
        case .text(let text):
            return tree.makeElement(
                new.name, new.attributes, holding: text.isEmpty ? [] : [tree.makeText(Array(text.utf8))])
        case .element(let inner):
            let deeper = indent + layout.unit
            let child = makeElement(inner, indent: deeper)
            guard !layout.lineEnd.isEmpty else { return tree.makeElement(new.name, new.attributes, holding: [child]) }
            let (lead, close) = (tree.makeText(layout.lineEnd + deeper), tree.makeText(layout.lineEnd + indent))
            return tree.makeElement(new.name, new.attributes, holding: [lead, child, close])
        }
    }
}
