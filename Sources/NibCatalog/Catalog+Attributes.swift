extension Catalog {
    /// Classes whose objects have a `tag`, by Apple's documentation, even if no document has it.
    private static let tagged = ["UIView", "UIBarItem", "NSView", "NSCell", "NSMenuItem", "NSToolbarItem"]

    /// Returns the attributes that an element can have: those that documents have, and `tag` if its class has one.
    ///
    /// - Parameter element: The tag.
    /// - Returns: The names; empty if the element is unknown.
    package func knownAttributes(of element: String) -> [String] {
        let names = attributeOrder(of: element).knownNames
        guard !isWatch, !names.isEmpty, !names.contains("tag"), let className = self.element(element)?.className,
            superclasses(of: className).contains(where: Catalog.tagged.contains)
        else { return names }
        return names + ["tag"]
    }
}
