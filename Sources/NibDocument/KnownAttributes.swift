import NibCatalog
import XMLTree

extension NibDocument {
    /// Returns the element whose attributes and parts an element has: a variation has those of the element around it.
    package func described(_ node: NodeID) -> NodeID {
        guard tree.name(node) == "variation", let owner = tree.parent(node) else { return node }
        return owner
    }

    /// Whether the document itself has an element with a name.
    package func hasElement(named name: String) -> Bool {
        guard let symbol = tree.symbol(name) else { return false }
        return tree.subtree(tree.root).contains { tree.symbol(of: $0) == symbol }
    }

    /// Returns the attributes that an element is known to have; gathered once for each element.
    ///
    /// - Parameter element: the element's name.
    /// - Returns: the names of the attributes; none if the catalogue does not know the element.
    package func knownAttributes(of element: String) -> Set<String> {
        if let known = knownAttributeNames[element] { return known }
        let known = Set(catalog.knownAttributes(of: element))
        knownAttributeNames[element] = known
        return known
    }
}
