import NibDocument
import XMLTree

/// What is wrong with a document: ids that are there twice, references that name nothing.
struct Faults {
    private let texts: Set<String>

    init(of document: NibDocument) {
        var texts: Set<String> = []
        for node in document.tree.subtree(document.tree.root) {
            if let id = document.id(of: node), document.isDuplicated(id) { texts.insert("the id '\(id)' twice") }
            let element = document.tree.name(node)
            for attribute in document.tree.attributes(node)
            where document.catalog.isReference(element: element, attribute: attribute.name)
                && !document.hasID(attribute.value)
            {
                texts.insert("\(attribute.name) '\(attribute.value)' of <\(element)>")
            }
        }
        self.texts = texts
    }

    /// The faults that another document does not have.
    func subtracting(_ other: Faults) -> Set<String> { texts.subtracting(other.texts) }
}
