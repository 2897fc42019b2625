import NibCatalog

extension NibDocument {
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
