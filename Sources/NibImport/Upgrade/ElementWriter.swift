import NibCatalog

/// Writes elements as a document, with attributes and children in Xcode's order.
struct ElementWriter {
    private enum Step {
        case element(MadeElement)
        case end(String)
    }

    private let catalog: Catalog
    private var lines: XMLLines

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - catalog: has the orders.
    ///   - limit: the maximum size of the document in bytes.
    init(_ catalog: Catalog, limit: Int) {
        self.catalog = catalog
        lines = XMLLines(limit: limit)
    }

    /// Returns the document with a root element.
    ///
    /// - Throws: `ImportError` if it would exceed the limit.
    mutating func document(_ root: MadeElement) throws(ImportError) -> [UInt8] {
        var steps: [Step] = [.element(root)]
        while let step = steps.popLast() {
            switch step {
            case .end(let name): lines.close(name)
            case .element(let element):
                let attributes = element === root ? element.attributes : ordered(element)
                let pairs = attributes.map { ($0.name, $0.value) }
                if let text = element.text {
                    try lines.text(element.name, attributes: pairs, text: text)
                } else if element.children.isEmpty {
                    try lines.empty(element.name, attributes: pairs)
                } else {
                    try lines.open(element.name, attributes: pairs)
                    steps.append(.end(element.name))
                    steps += children(of: element).reversed().map { .element($0) }
                }
            }
        }
        return lines.bytes
    }

    private func ordered(_ element: MadeElement) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        // The id first, because what the catalogue does not know goes before it.
        let first = element.attributes.filter { $0.name == "id" }
        for attribute in first + element.attributes where attribute.name != "id" || result.isEmpty {
            let place = catalog.attributePosition(
                element: element.name, present: result.map(\.name), new: attribute.name)
            result.insert(attribute, at: place)
        }
        return result
    }

    private func children(of element: MadeElement) -> [MadeElement] {
        guard catalog.orderOfList(element.name) == nil, element.children.count > 1 else { return element.children }
        var result: [MadeElement] = []
        for child in element.children {
            let place = catalog.childPosition(element: element.name, present: result.map(\.label), new: child.label)
            result.insert(child, at: place)
        }
        return result
    }
}

extension MadeElement {
    /// The tag, with the key if there is one: `tag@key`.
    fileprivate var label: String { self["key"].map { "\(name)@\($0)" } ?? name }
}
