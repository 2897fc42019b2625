extension Catalog {
    /// Classes whose objects have a `tag`, in measured documents or not (Apple's references of the classes).
    private static let tagged = ["UIView", "UIBarItem", "NSView", "NSCell", "NSMenuItem", "NSToolbarItem"]

    /// Gives the attributes that an element is known to have: those measured, and `tag` where its class has one.
    ///
    /// - Parameter element: The tag.
    /// - Returns: The names, those measured first; empty where nothing is known of the element.
    public func knownAttributes(of element: String) -> [String] {
        let names = attributeOrder(of: element).knownNames
        guard !names.isEmpty, !names.contains("tag"), let className = self.element(element)?.className,
            superclasses(of: className).contains(where: Catalog.tagged.contains)
        else { return names }
        return names + ["tag"]
    }
}
