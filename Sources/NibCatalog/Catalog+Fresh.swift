import Bytes

extension Catalog {
    /// Makes an object as the library of the current Interface Builder makes it.
    ///
    /// It has the attributes and children that documents have (Scripts/catalog/evidence), in the order of the newest era, and
    /// the library's sizes, titles and values. In a document of an older era place them with
    /// ``attributePosition(element:present:new:)`` and ``childPosition(element:present:new:)``.
    ///
    /// - Parameters:
    ///   - element: The tag.
    ///   - variant: One of ``freshVariants(of:)``, or nil for the plain object.
    ///   - placement: How the parent places a view; it does not matter for other objects.
    /// - Returns: The object without its own id, or nil if such an element is never added on its own.
    package func fresh(_ element: String, variant: String? = nil, placement: Placement = .fixed) -> FreshElement? {
        let name = variant.map { element + ":" + $0 } ?? element
        guard var made = freshElements.element(name) else {
            return isWatch && variant == nil ? freshOnWatch(element) : nil
        }
        guard made.attributes.contains(where: { $0.name == "fixedFrame" }) else { return made }
        switch placement {
        case .fixed:
            break
        case .arranged:
            made.attributes.removeAll { $0.name == "fixedFrame" }
            made.children.removeAll { $0.tag == "autoresizingMask" }
        case .split:
            made.attributes.removeAll { $0.name == "translatesAutoresizingMaskIntoConstraints" }
            for index in made.children.indices where made.children[index].tag == "autoresizingMask" {
                made.children[index].attributes = Array(Catalog.sizableMask.prefix(1))
            }
        case .root:
            made.attributes.removeAll {
                $0.name == "fixedFrame" || $0.name == "translatesAutoresizingMaskIntoConstraints"
            }
            for index in made.children.indices where made.children[index].tag == "autoresizingMask" {
                made.children[index].attributes = Catalog.sizableMask
            }
        }
        return made
    }

    /// Makes an object of watchOS of which only the names are known: with what all documents have.
    private func freshOnWatch(_ element: String) -> FreshElement? {
        guard hasElement(element) else { return nil }
        let isPlaced = attributeOrder(of: element).knownNames.contains("alignment")
        return FreshElement(element, attributes: isPlaced ? [.init(name: "alignment", value: .text("left"))] : [])
    }

    /// Returns the names of an element's variants, such as `check` and `radio` of a macOS button.
    package func freshVariants(of element: String) -> [String] {
        freshElements.names().compactMap { name in
            let parts = name.utf8.split(separator: Byte.colon, maxSplits: 1)
            guard parts.count == 2, parts[0].elementsEqual(element.utf8) else { return nil }
            return String(parts[1])
        }
    }

    /// The elements that can be added, sorted by name.
    package var freshElementNames: [String] {
        freshElements.names().filter { !$0.utf8.contains(Byte.colon) }
    }

    /// Returns the element in which Interface Builder puts a fresh one when the user adds it to a view: a table, outline,
    /// text or collection view of macOS comes in a scroll view.
    ///
    /// - Returns: The wrapper's tag and its variant that holds the element, or nil if the element comes without one.
    package func freshWrapper(of element: String) -> (element: String, variant: String)? {
        let wrapper = "scrollView"
        return freshElements.element(wrapper + ":" + element) == nil ? nil : (wrapper, element)
    }

    private static let sizableMask: [FreshElement.Attribute] = [
        .init(name: "key", value: .text("autoresizingMask")),
        .init(name: "widthSizable", value: .text("YES")),
        .init(name: "heightSizable", value: .text("YES")),
    ]
}
