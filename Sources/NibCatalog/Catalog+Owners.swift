/// Attributes that belong to other elements.
extension Catalog {
    /// Returns the elements to which an attribute belongs, if it is certain that another one cannot have it.
    ///
    /// It is certain if the attribute is always a property of the object's class, by the public headers, and the class of the other
    /// element has no such property.
    ///
    /// - Parameters:
    ///   - attribute: The attribute's name.
    ///   - element: The tag of the element on which Interface Builder does not write it.
    /// - Returns: The tags, sorted; empty if no element has it, or the headers do not tell.
    package func owners(of attribute: String, insteadOf element: String) -> [String] {
        guard !isWatch, let className = self.element(element)?.className, !members.words(of: className).isEmpty,
            !hasProperty(attribute, inClass: className)
        else { return [] }
        let owners = allElements.filter { $0.isObject && attributeOrder(of: $0.name).knownNames.contains(attribute) }
        let areProperties = owners.allSatisfy { owner in
            owner.className.map { hasProperty(attribute, inClass: $0) } == true
        }
        return areProperties ? owners.map(\.name) : []
    }

    /// Returns whether any element is known to have an attribute.
    package func isAttribute(_ name: String) -> Bool {
        allElements.contains { attributeOrder(of: $0.name).knownNames.contains(name) }
    }

    /// Whether a public class has a property, whose getter may begin with `is`.
    private func hasProperty(_ name: String, inClass className: String) -> Bool {
        hasReadable(name, inClass: className)
            || hasReadable("is" + name.prefix(1).uppercased() + name.dropFirst(), inClass: className)
    }
}
