extension Catalog {
    /// Returns the facts about an element, or nil if the catalogue does not have its tag.
    package func element(_ name: String) -> ElementInfo? {
        elements.info(name)
    }

    /// Returns whether an element can be in the catalogue's documents: on watchOS, whether any known document has it.
    package func hasElement(_ name: String) -> Bool {
        isWatch ? DataText(CatalogData.watchAttributeOrders).line(headed: name) != nil : element(name) != nil
    }

    /// Returns whether an element is an object of documents of the other family, and of none of this one.
    package func isOfOtherPlatform(_ name: String) -> Bool {
        let other: Family = family == .cocoa ? .cocoaTouch : .cocoa
        return element(name) == nil && Catalog(other, era: era).element(name)?.isObject == true
    }

    /// All elements of the catalogue, sorted by name.
    package var allElements: [ElementInfo] {
        elements.all()
    }

    /// Returns whether an element only holds others, in an order that the user chooses or a rule gives.
    package func isList(_ element: String) -> Bool {
        elements.info(element)?.kind == .list
    }
}
