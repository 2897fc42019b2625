import NibCatalog
import NibDocument
import XMLTree

extension NibDocument {
    /// Returns the attributes of a new element in the order in which Xcode writes them.
    package func ordered(_ attributes: [Attribute], of element: String) -> [Attribute] {
        var result: [Attribute] = []
        for attribute in attributes {
            let position = catalog.attributePosition(
                element: element, present: result.map(\.name), new: attribute.name)
            result.insert(attribute, at: position)
        }
        return result
    }
}
