/// The names of attributes and parts, whatever element has them.
extension Catalog {
    /// Returns whether an element of any family can have an attribute with a name, or a part with it as its key or tag.
    package static func knowsName(_ name: String) -> Bool { allNames.contains(name) }

    /// The names of all attributes, and the keys and tags of all parts, of both families.
    package static let allNames: Set<String> = {
        var names: Set<String> = ["id", "tag"]
        for family in [Family.cocoaTouch, .cocoa] {
            // The last line has the names of all elements.
            let lines = [CatalogData.attributeOrders(family), CatalogData.childOrders(family)].compactMap {
                $0.line(headed: "*")?.line
            }
            for word in lines.flatMap({ $0.words.dropFirst() }) {
                let part = Part(label: word.string)
                names.insert(part.tag)
                if let key = part.key { names.insert(key) }
            }
        }
        return names
    }()

    /// Attributes that Interface Builder only writes where it found a problem.
    private static let problems: Set<String> = ["ambiguous", "misplaced"]

    /// Returns the values that an absent attribute of an element stands for, in the spellings that documents would have; none if they
    /// are not known.
    ///
    /// A value is known if documents have the attribute with other values often, and never with this one.
    package func defaultValues(of attribute: String, element: String) -> [String] {
        if Catalog.problems.contains(attribute) { return ["NO"] }
        return isWatch ? [] : values.defaults(of: attribute, element: element)
    }
}
