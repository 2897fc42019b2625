import NibCatalog

extension NibDocument {
    /// Attributes that every object can have, even if no known document shows it.
    package static let attributesOfObjects = [
        "customClass", "customModule", "customModuleProvider", "userLabel", "colorLabel", "propertyAccessControl",
    ]

    /// Returns the attributes that an element may have: those that documents have on it or on an element of one of its superclasses, and
    /// those whose text documents have as a child with that key.
    ///
    /// - Parameter element: the element's name.
    /// - Returns: the names; none if nothing is known of the element.
    package func possibleAttributes(of element: String) -> Set<String> {
        var names = knownAttributes(of: element)
        guard !names.isEmpty else { return [] }
        for label in catalog.childOrder(of: element).knownNames + catalog.knownChildren(of: element) {
            let part = Part(label: label)
            if part.tag == "string" || part.tag == "mutableString", let key = part.key { names.insert(key) }
        }
        guard let info = catalog.element(element) else { return names }
        if info.isObject { names.formUnion(Self.attributesOfObjects) }
        guard kind.platform != .watchOS, let className = info.className else { return names }
        let superclasses = Set(catalog.superclasses(of: className).dropFirst())
        for other in catalog.allElements where other.className.map(superclasses.contains) == true {
            names.formUnion(knownAttributes(of: other.name))
        }
        return names
    }
}
