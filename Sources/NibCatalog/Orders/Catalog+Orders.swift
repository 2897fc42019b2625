extension Catalog {
    /// Gives the order of an element's attributes in this catalogue's era.
    ///
    /// Ask it with keys where many questions are put: it makes no strings.
    public func attributeOrder(of element: String) -> OrderTable {
        orders.attributes(of: element)
    }

    /// Gives the order of an element's children in this catalogue's era.
    public func childOrder(of element: String) -> OrderTable {
        orders.children(of: element)
    }

    /// Finds where a new attribute goes among those present.
    ///
    /// One that nothing is known of goes before the id: nothing but names and custom classes ever follows that
    /// (FORMAT.md, section 4).
    ///
    /// - Parameters:
    ///   - element: The element's tag.
    ///   - present: The names of its attributes, in its order.
    ///   - new: The name of the new one.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    public func attributePosition(element: String, present: [String], new: String) -> Int {
        let order = attributeOrder(of: element)
        return attributePosition(
            of: order.key(new), in: order, among: present.map { order.key($0) }, idAt: present.firstIndex(of: "id"))
    }

    /// Finds where a new attribute goes among those present; all are given by their keys in the element's order.
    ///
    /// - Parameters:
    ///   - new: The new attribute.
    ///   - order: The order that the keys are of.
    ///   - present: The attributes of the element, in its order.
    ///   - id: The index of the id among them; nil where the element has none.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    public func attributePosition(
        of new: OrderTable.Key, in order: OrderTable, among present: [OrderTable.Key], idAt id: Int?
    ) -> Int {
        if let id, !order.knows(new) { return id }
        return order.position(of: new, count: present.count) { present[$0] }
    }

    /// Finds where a new child goes among those present, in an element whose children have an order of their own.
    ///
    /// Lists (`subviews`, `connections`, …) have none here: ``orderOfList(_:)`` says what they go by, and this gives
    /// their end.
    ///
    /// - Parameters:
    ///   - element: The parent's tag.
    ///   - present: The labels of its children, `tag` or `tag@key`, in its order.
    ///   - new: The label of the new one.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    public func childPosition(element: String, present: [String], new: String) -> Int {
        if isList(element) { return present.count }
        return childOrder(of: element).position(of: new, among: present)
    }
}
