import XMLTree

/// The text by which the bindings of an object are sorted: the key path, and in front of it the name if the binding was made since
/// the document was opened (Documentation/Format/Connections.md#order-of-connections).
struct BindingLabel: Comparable {
    private let text: String

    init(name: String, keyPath: String, isNew: Bool) { text = isNew ? "\(name): \(keyPath)" : keyPath }

    init(_ binding: NodeID, in tree: XMLTree, isNew: Bool) {
        self.init(
            name: tree.attribute("name", of: binding) ?? "", keyPath: tree.attribute("keyPath", of: binding) ?? "",
            isNew: isNew)
    }

    static func < (a: Self, b: Self) -> Bool { Placing.precedes(a.text, b.text) }
}

extension NibDocument {
    /// Returns the position of a new binding among the others of its object, if it is not where an edit puts it by the names alone:
    /// where there are bindings that were made before the document was opened, which no line of the log tells from others.
    ///
    /// - Parameters:
    ///   - name: the name of the binding; one that the object has of this name is not counted.
    ///   - keyPath: the key path.
    ///   - source: the object that is bound.
    /// - Returns: the position; nil if it is the usual one.
    package func placeOfNewBinding(named name: String, keyPath: String, of source: NodeID) -> Int? {
        guard connectionCount(.binding, from: source) <= Self.longList else { return nil }
        let others = connections(.binding, from: source).lazy.filter { $0.name != name }.map(\.node)
        let own = BindingLabel(name: name, keyPath: keyPath, isNew: true)
        func place(isNew: (NodeID) -> Bool) -> Int {
            others.firstIndex { own < BindingLabel($0, in: tree, isNew: isNew($0)) } ?? others.count
        }
        let wanted = place { !tree.isParsed($0) }
        return wanted == place { _ in true } ? nil : wanted
    }
}
