/// An element as Interface Builder makes it anew, with what stands inside it.
public struct FreshElement: Sendable, Hashable {
    /// An attribute's value, or what the caller has to make up.
    public enum Value: Sendable, Hashable {
        /// The value itself.
        case text(String)
        /// An id by its name within the fresh object; "self" is the object's own. In the attribute `id` (or `sceneID`)
        /// it is made, elsewhere it is referred to.
        case id(String)
        /// A new UUID in capitals.
        case uuid
    }

    /// An attribute.
    public struct Attribute: Sendable, Hashable {
        /// The attribute's name.
        public let name: String
        /// Its value.
        public let value: Value

        /// Makes an attribute.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The tag.
    public let tag: String
    /// The attributes in order. The object itself has no `id` among them: that is the caller's to make.
    public var attributes: [Attribute]
    /// The children in order.
    public var children: [FreshElement]
    /// The text of a leaf.
    public let text: String?

    /// Makes an element.
    public init(_ tag: String, _ attributes: [Attribute] = [], children: [FreshElement] = [], text: String? = nil) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The `key` attribute. The object itself has none: its place gives it.
    public var key: String? { self["key"] }

    /// The label by which orders know the element as a child: `tag` or `tag@key`.
    public var label: String { key.map { tag + "@" + $0 } ?? tag }

    /// The names of the ids to make inside, in document order.
    public var newIDs: [String] {
        var found: [String] = []
        for attribute in attributes {
            if attribute.name == "id" || attribute.name == "sceneID", case .id(let name) = attribute.value {
                found.append(name)
            }
        }
        return found + children.flatMap(\.newIDs)
    }

    /// The value of an attribute that is known already.
    public subscript(name: String) -> String? {
        for attribute in attributes where attribute.name == name {
            if case .text(let text) = attribute.value { return text }
        }
        return nil
    }

    /// Gives an attribute a value, and the last place.
    public mutating func set(_ name: String, _ value: String) {
        remove(name)
        attributes.append(Attribute(name: name, value: .text(value)))
    }

    /// Takes an attribute away.
    public mutating func remove(_ name: String) { attributes.removeAll { $0.name == name } }

    /// The object for a document without Auto Layout, in which no view has a word on constraints (all 43 measured).
    public var withoutAutoLayout: FreshElement {
        var plain = self
        plain.attributes.removeAll {
            $0.name == "fixedFrame" || $0.name == "translatesAutoresizingMaskIntoConstraints"
        }
        plain.children = children.map(\.withoutAutoLayout)
        return plain
    }
}
