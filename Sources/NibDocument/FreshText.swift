import NibCatalog
import XMLTree

/// Writes fresh elements as text, attributes and children in the order of a document's era.
public struct FreshText {
    private let catalog: Catalog
    private let ids: [String: String]
    private let uuid: (String) -> String

    /// Prepares the writing of one object.
    ///
    /// - Parameters:
    ///   - catalog: that of the document, which knows the orders.
    ///   - ids: the ids by their names in the fresh object; "self" is the object's own.
    ///   - uuid: makes a UUID from the object's id. Without it the id itself stands where one is asked for, which no controller's
    ///     template does.
    public init(catalog: Catalog, ids: [String: String], uuid: @escaping (String) -> String = { $0 }) {
        self.catalog = catalog
        self.ids = ids
        self.uuid = uuid
    }

    /// The element with all that is in it; fresh elements are a few levels deep, so recursion is fine here.
    public func text(_ element: FreshElement) -> String {
        var out = "<\(element.tag)"
        for attribute in attributes(element) {
            out += " \(attribute.name)=\"\(Escaping.attribute(value(attribute.value)))\""
        }
        if let text = element.text { return out + ">\(Escaping.text(text))</\(element.tag)>" }
        guard !element.children.isEmpty else { return out + "/>" }
        out += ">"
        for child in children(element) { out += text(child) }
        return out + "</\(element.tag)>"
    }

    private func value(_ value: FreshElement.Value) -> String {
        switch value {
        case .text(let text): text
        case .id(let name): ids[name] ?? name
        case .uuid: uuid(ids["self"] ?? "")
        }
    }

    private func attributes(_ element: FreshElement) -> [FreshElement.Attribute] {
        var result: [FreshElement.Attribute] = []
        for attribute in element.attributes {
            let place = catalog.attributePosition(
                element: element.tag, present: result.map(\.name), new: attribute.name)
            result.insert(attribute, at: place)
        }
        return result
    }

    /// The children in the order of the era; lists keep theirs.
    private func children(_ element: FreshElement) -> [FreshElement] {
        guard catalog.orderOfList(element.tag) == nil else { return element.children }
        var result: [FreshElement] = []
        for child in element.children {
            let place = catalog.childPosition(element: element.tag, present: result.map(\.label), new: child.label)
            result.insert(child, at: place)
        }
        return result
    }
}
