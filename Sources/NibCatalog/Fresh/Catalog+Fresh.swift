extension Catalog {
    /// Makes what the current Interface Builder makes of a fresh object.
    ///
    /// Attributes and children are those of the measured documents (templates.json) and stand in the newest era's
    /// order; sizes, titles and values are the library's. They are alike in all eras: in a document of an older one
    /// place them with ``attributePosition(element:present:new:)`` and ``childPosition(element:present:new:)``.
    ///
    /// - Parameters:
    ///   - element: The tag.
    ///   - variant: One of ``freshVariants(of:)``; nil for the plain one.
    ///   - placement: How a view stands in its parent; without meaning for what is no view.
    /// - Returns: The object without its own id; nil where nobody adds such an element.
    public func fresh(_ element: String, variant: String? = nil, placement: Placement = .fixed) -> FreshElement? {
        let name = variant.map { element + ":" + $0 } ?? element
        guard var made = freshElements.element(name) else { return nil }
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

    /// Gives the names of an element's variants, such as `check` and `radio` of a macOS button.
    public func freshVariants(of element: String) -> [String] {
        freshElements.names().compactMap { name in
            let parts = name.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard parts.count == 2, parts[0].elementsEqual(element.utf8) else { return nil }
            return String(parts[1])
        }
    }

    /// All elements that can be added, in order of name.
    public var freshElementNames: [String] {
        freshElements.names().filter { !$0.utf8.contains(UInt8(ascii: ":")) }
    }

    /// Gives the element in which Interface Builder wraps a fresh one when it is put into a view: a macOS table,
    /// outline, text or collection view comes in a scroll view.
    ///
    /// - Returns: The wrapper's tag and its variant that holds the element; nil where nothing wraps it.
    public func freshWrapper(of element: String) -> (element: String, variant: String)? {
        let wrapper = "scrollView"
        return freshElements.element(wrapper + ":" + element) == nil ? nil : (wrapper, element)
    }

    private static let sizableMask: [FreshElement.Attribute] = [
        .init(name: "key", value: .text("autoresizingMask")),
        .init(name: "widthSizable", value: .text("YES")),
        .init(name: "heightSizable", value: .text("YES")),
    ]
}
