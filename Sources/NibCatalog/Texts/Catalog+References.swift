extension Catalog {
    /// Says whether an attribute of an element holds the id of another object.
    ///
    /// Some names are references in one element and numbers in another (`row`, `column`), so both must be known.
    public func isReference(element: String, attribute: String) -> Bool {
        references.facts.attributes[element]?.contains(attribute) == true
    }

    /// Gives the attributes of an element that hold ids of other objects.
    public func referenceAttributes(of element: String) -> [String] {
        references.facts.attributes[element] ?? []
    }

    /// The names of all attributes that hold ids of other objects in some element: no other name ever does.
    public var referenceNames: Set<String> {
        references.facts.names
    }
}
