extension Catalog {
    /// Finds what kind of value an attribute has on an element.
    ///
    /// Known only where all documents measured agree (schema.json and the corpus; `Scripts/catalog/values.py`).
    ///
    /// - Parameters:
    ///   - attribute: The attribute's name.
    ///   - element: The tag.
    /// - Returns: nil where the values differ in kind, are texts, names or ids, or too few were seen.
    public func valueKind(of attribute: String, element: String) -> ValueKind? {
        guard let kinds = values.facts.kinds[attribute] else { return nil }
        return kinds[element] ?? kinds["*"]
    }
}
