/// A new element as Interface Builder makes it, with its children.
package struct FreshElement: Sendable, Hashable {
    /// The value of an attribute, or an instruction to make one.
    package enum Value: Sendable, Hashable {
        /// The value itself.
        case text(String)
        /// An id, by a name that is used only within the fresh object; "self" is the object's own. The attribute `id` or
        /// `sceneID` makes it, and other attributes refer to it.
        case id(String)
        /// A new UUID in capitals.
        case uuid
    }

    /// An attribute.
    package struct Attribute: Sendable, Hashable {
        /// The attribute's name.
        package let name: String
        /// Its value.
        package let value: Value

        /// Makes an attribute.
        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The tag.
    package let tag: String
    /// The attributes in order. The outermost object has no `id`: the caller makes it.
    package var attributes: [Attribute]
    /// The children in order.
    package var children: [FreshElement]
    /// The text of a leaf.
    package let text: String?
    /// What comes along outside of the object.
    package var companions: [FreshCompanion] = []

    /// Makes an element.
    package init(_ tag: String, attributes: [Attribute] = [], children: [FreshElement] = [], text: String? = nil) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The `key` attribute. The outermost object has none, because it depends on the place.
    package var key: String? { self["key"] }

    /// The name of the element in the orders of children: `tag` or `tag@key`.
    package var label: String { key.map { tag + "@" + $0 } ?? tag }

    /// The names of the ids to make for this element and those in it, in document order; those of its companions are not
    /// among them.
    package var newIDs: [String] {
        var found: [String] = []
        for attribute in attributes {
            if attribute.name == "id" || attribute.name == "sceneID", case .id(let name) = attribute.value {
                found.append(name)
            }
        }
        return found + children.flatMap(\.newIDs)
    }

    /// Whether an attribute of this element or of one in it refers to an id by its name.
    package func refers(to name: String) -> Bool {
        attributes.contains { $0.name != "id" && $0.value == .id(name) } || children.contains { $0.refers(to: name) }
    }

    /// The element with another beginning of the names of all ids in it.
    package func withIDs(prefixed prefix: String) -> FreshElement {
        var renamed = self
        renamed.attributes = attributes.map { attribute in
            guard case .id(let name) = attribute.value else { return attribute }
            return Attribute(name: attribute.name, value: .id(prefix + name))
        }
        renamed.children = children.map { $0.withIDs(prefixed: prefix) }
        return renamed
    }

    /// Splits a form such as `button:check` into the element and the variant.
    package static func split(_ form: String) -> (element: String, variant: String?) {
        let parts = form.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }

    /// The value of an attribute, or nil if the caller has to make it.
    package subscript(name: String) -> String? {
        for attribute in attributes where attribute.name == name {
            if case .text(let text) = attribute.value { return text }
        }
        return nil
    }

    /// Sets an attribute and moves it to the end.
    package mutating func set(_ name: String, to value: String) {
        remove(name)
        attributes.append(Attribute(name: name, value: .text(value)))
    }

    /// Removes an attribute.
    package mutating func remove(_ name: String) { attributes.removeAll { $0.name == name } }

    /// The object for a document without Auto Layout, where views have no attributes about constraints (43 of 43 documents).
    package var withoutAutoLayout: FreshElement {
        var plain = self
        plain.attributes.removeAll {
            $0.name == "fixedFrame" || $0.name == "translatesAutoresizingMaskIntoConstraints"
        }
        plain.children = children.map(\.withoutAutoLayout)
        for index in companions.indices {
            plain.companions[index].element = companions[index].element.withoutAutoLayout
        }
        return plain
    }
}
