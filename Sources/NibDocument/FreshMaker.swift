import Bytes
import NibCatalog
import XMLTree

/// Describes fresh elements with attributes and children in the order of the document's era.
package struct FreshMaker {
    private let catalog: Catalog
    private let ids: [String: String]
    private let uuid: (String) -> String

    /// Prepares to describe one object.
    ///
    /// - Parameters:
    ///   - catalog: the document's catalogue, which gives the orders.
    ///   - ids: the ids by their names in the fresh object; "self" is the id of the object itself.
    ///   - uuid: makes a UUID from the object's id. By default it returns the id itself, which is enough for templates
    ///     without UUIDs, such as those of controllers.
    package init(catalog: Catalog, ids: [String: String], uuid: @escaping (String) -> String = { $0 }) {
        self.catalog = catalog
        self.ids = ids
        self.uuid = uuid
    }

    /// Returns the description of an element with its content; recursion is safe because fresh elements are only a few
    /// levels deep.
    package func element(_ element: FreshElement) -> NewElement {
        let attributes = attributes(element).map { Attribute($0.name, value($0.value)) }
        return NewElement(element.tag, attributes: attributes, content: content(of: element))
    }

    private func content(of element: FreshElement) -> NewElement.Content {
        if let text = element.text {
            // Only a string keeps white space, and both tags if it is empty (Documentation/Format/Bytes.md#layout).
            let isBlank = text.utf8.allSatisfy { $0 <= Byte.space }
            return isBlank && element.tag != "string" && element.tag != "mutableString"
                ? .nothing : .text(Escaping.text(text))
        }
        return element.children.isEmpty ? .nothing : .elements(children(element).map(self.element))
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

    /// Returns the children in the order of the era; lists keep their own order.
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
