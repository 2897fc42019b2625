extension Catalog {
    /// Returns the facts about an element, or nil if the catalogue does not have its tag.
    public func element(_ name: String) -> ElementInfo? {
        elements.info(name)
    }

    /// All elements of the catalogue, sorted by name.
    public var allElements: [ElementInfo] {
        elements.all()
    }

    /// Returns whether an element only holds others, in an order that the user chooses or a rule gives.
    public func isList(_ element: String) -> Bool {
        elements.info(element)?.kind == .list
    }
}
