extension Catalog {
    /// Returns the kind of value that an attribute has on an element.
    ///
    /// It is known only if all documents that were counted agree (Documentation/Format/Numbers.md#forms-of-values).
    ///
    /// - Parameters:
    ///   - attribute: The attribute's name.
    ///   - element: The tag.
    /// - Returns: The kind, or nil if the values are of several kinds, are texts, names or ids, or were seen too rarely.
    package func valueKind(of attribute: String, element: String) -> ValueKind? {
        guard let kinds = values.facts.kinds[attribute] else { return nil }
        return kinds[element] ?? kinds["*"]
    }
}
