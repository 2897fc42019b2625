extension Catalog {
    /// Returns whether an attribute of an element holds the id of another object (Documentation/Format/Objects.md#references).
    ///
    /// The answer depends on both names: `row` and `column` are references in one element and numbers in another.
    package func isReference(element: String, attribute: String) -> Bool {
        referenceAttributes(of: element).contains(attribute)
    }

    /// Returns the attributes of an element that hold ids of other objects.
    package func referenceAttributes(of element: String) -> [String] {
        references.facts.attributes[element] ?? references.facts.common
    }

    /// The names of all attributes that hold ids of other objects in at least one element.
    package var referenceNames: Set<String> {
        references.facts.names
    }
}
