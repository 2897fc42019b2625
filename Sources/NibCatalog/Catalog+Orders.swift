extension Catalog {
    /// Returns the order of an element's attributes in the catalogue's era.
    ///
    /// To place many attributes, work with the table's keys: that makes no strings.
    package func attributeOrder(of element: String) -> OrderTable {
        orders.attributes(of: element)
    }

    /// Returns the order of an element's children in the catalogue's era.
    package func childOrder(of element: String) -> OrderTable {
        orders.children(of: element)
    }

    /// Finds the place of a new attribute among those present.
    ///
    /// An attribute that the catalogue does not know goes before the id, because only names and custom classes follow that
    /// (Documentation/Format/Order.md#attributes).
    ///
    /// - Parameters:
    ///   - element: The element's tag.
    ///   - present: The names of the element's attributes, in its order.
    ///   - new: The name of the new attribute.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    package func attributePosition(element: String, present: [String], new: String) -> Int {
        let order = attributeOrder(of: element)
        return attributePosition(
            of: order.key(new), in: order, among: present.map { order.key($0) }, idAt: present.firstIndex(of: "id"))
    }

    /// Finds the place of a new attribute among those present, all given by their keys in the element's order.
    ///
    /// - Parameters:
    ///   - new: The new attribute.
    ///   - order: The order that made the keys.
    ///   - present: The attributes of the element, in its order.
    ///   - id: The index of the id in `present`, or nil if the element has none.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    package func attributePosition(
        of new: OrderTable.Key, in order: OrderTable, among present: [OrderTable.Key], idAt id: Int?
    ) -> Int {
        if let id, !order.knows(new) { return id }
        return order.position(of: new, count: present.count) { present[$0] }
    }

    /// Finds the place of a new child among those present.
    ///
    /// For a list (`subviews`, `connections`, …) it is the end: ``orderOfList(_:)`` tells how lists are sorted.
    ///
    /// - Parameters:
    ///   - element: The parent's tag.
    ///   - present: The labels of the parent's children, `tag` or `tag@key`, in its order.
    ///   - new: The label of the new child.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    package func childPosition(element: String, present: [String], new: String) -> Int {
        if isList(element) { return present.count }
        // What an old text view has a second time (`size@minSize`) comes after everything else, so it says nothing.
        var seen: Set<String> = []
        let first = present.indices.filter { seen.insert(present[$0]).inserted || present[$0] == present[$0 - 1] }
        let place = childOrder(of: element).position(of: new, among: first.map { present[$0] })
        return place == first.count ? (first.last.map { $0 + 1 } ?? 0) : place == 0 ? 0 : first[place - 1] + 1
    }
}
