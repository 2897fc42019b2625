import Bytes

/// The prefixes of names, as in `foo:bar`, and where they are bound to namespaces by `xmlns:foo` (Namespaces in XML 1.0).
///
/// Xcode writes none, but its parser, like most, takes a document with one that is not bound for damaged.
package enum Prefixes {
    /// Begins the name of an attribute that binds a prefix.
    static let binding = "xmlns:"

    /// What is said of a name whose prefix is not bound.
    package static func message(_ name: String) -> String {
        "the prefix of '\(name)' is not bound to a namespace"
    }

    /// The prefix of a name that must be bound; nil if it has none, or one that always is.
    static func needed(by name: String, isAttribute: Bool) -> String? {
        guard let colon = name.utf8.firstIndex(of: Byte.colon) else { return nil }
        let (prefix, rest) = (String(name[..<colon]), name[name.utf8.index(after: colon)...])
        // What is no name with a prefix, such as 'a:b:c', is bound by nothing.
        let isWhole = !prefix.isEmpty && !rest.isEmpty && !rest.utf8.contains(Byte.colon)
        guard isWhole else { return "" }
        return prefix == "xml" || prefix == "xmlns" && isAttribute ? nil : prefix
    }
}

/// The prefixes that are bound while a document is read.
struct BoundPrefixes {
    private var bound: [(prefix: String, depth: Int)] = []

    /// Takes the prefixes that an element binds.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - attributes: its attributes.
    ///   - depth: how many elements are open, this one included.
    /// - Returns: a name whose prefix is not bound; nil if there is none.
    mutating func enter(_ name: String, attributes: [Attribute], depth: Int) -> String? {
        for attribute in attributes where attribute.name.hasPrefix(Prefixes.binding) && !attribute.value.isEmpty {
            bound.append((String(attribute.name.dropFirst(Prefixes.binding.count)), depth))
        }
        func isUnbound(_ name: String, isAttribute: Bool) -> Bool {
            guard let prefix = Prefixes.needed(by: name, isAttribute: isAttribute) else { return false }
            return !bound.contains { $0.prefix == prefix }
        }
        if isUnbound(name, isAttribute: false) { return name }
        return attributes.first { isUnbound($0.name, isAttribute: true) }?.name
    }

    /// Forgets the prefixes that an element has bound, when it ends.
    mutating func leave(depth: Int) {
        while let last = bound.last, last.depth >= depth { bound.removeLast() }
    }
}

extension XMLTree {
    /// Finds a name whose prefix nothing binds.
    ///
    /// - Parameters:
    ///   - root: an element of the document.
    ///   - isDeep: whether the elements inside it are looked at, too.
    /// - Returns: the name; nil if there is none.
    package func nameWithUnboundPrefix(in root: NodeID, isDeep: Bool) -> String? {
        let nodes = isDeep ? Array(subtree(root)) : [root]
        for node in nodes where kind(node) == .element && mayHavePrefix(node) {
            let names = [(name(node), false)] + attributes(node).map { ($0.name, true) }
            for (name, isAttribute) in names {
                guard let prefix = Prefixes.needed(by: name, isAttribute: isAttribute), !isBound(prefix, at: node)
                else { continue }
                return name
            }
        }
        return nil
    }

    /// Whether a start tag that is not in the document any more may have bound a prefix.
    package func mayBind(_ head: ByteRange) -> Bool {
        store.with(head) { tag in
            tag.contains(Byte.colon) && String(decoding: tag, as: UTF8.self).contains(Prefixes.binding)
        }
    }

    private func mayHavePrefix(_ node: NodeID) -> Bool {
        store.with(arena[node.index].head) { $0.contains(Byte.colon) }
    }

    private func isBound(_ prefix: String, at node: NodeID) -> Bool {
        var outer: NodeID? = node
        while let node = outer, node != document {
            if let value = attribute(Prefixes.binding + prefix, of: node), !value.isEmpty { return true }
            outer = parent(node)
        }
        return false
    }
}
