extension Catalog {
    /// Gives what is known of an element; nil for a tag that is not known.
    public func element(_ name: String) -> ElementInfo? {
        elements.info(name)
    }

    /// All known elements, in order of name.
    public var allElements: [ElementInfo] {
        elements.all()
    }

    /// Says whether an element only holds others, in an order that is the user's or is computed.
    public func isList(_ element: String) -> Bool {
        elements.info(element)?.kind == .list
    }
}
