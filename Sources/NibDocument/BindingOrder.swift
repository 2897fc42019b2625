import XMLTree

/// The order in which the bindings of an object are made at run time: some name the one before them, in `previousBinding`.
enum BindingOrder {
    static let attribute = "previousBinding"

    /// The bindings that a binding names as its predecessor if the object has them, the first that there is, and of several that
    /// are numbered the last; so it is with 284 of 293 bindings that edits added, of 12 repositories.
    private static let predecessors = [
        "value": ["minValue", "maxValue", "content"], "minValue": ["maxValue"], "enabled": ["editable"],
        "hidden": ["enabled"], "toolTip": ["title", "alternateImage"], "contentObjects": ["content"],
        "contentValues": ["contentObjects", "content"],
        "selectedIndex": ["contentValues", "contentObjects", "content"],
        "selectedValue": ["contentValues", "contentObjects", "content"],
        "selectedObject": ["contentValues", "contentObjects", "content"], "selectionIndexes": ["content"],
        "selectionIndexPaths": ["content"], "sortDescriptors": ["selectionIndexes", "content"], "target": ["argument"],
        "doubleClickTarget": ["doubleClickArgument"], "isIndeterminate": ["animate"], "title": ["image"],
    ]

    /// The names of the bindings that one of a name can follow, the best first: for `enabled2` it is `enabled`.
    private static func names(before name: String) -> [String] {
        if let known = predecessors[name] { return known }
        guard let (base, number) = numbered(name) else { return [] }
        return [number == 2 ? base : "\(base)\(number - 1)"]
    }

    /// The names of the bindings that may follow one of a name: for `enabled` it is `enabled2`.
    static func names(behind name: String) -> [String] {
        let (base, number) = numbered(name) ?? (name, 1)
        let next = number < Int.max ? ["\(base)\(number + 1)"] : []
        return predecessors.filter { $0.value.contains(base) }.map(\.key) + next
    }

    /// The name without the number at its end, and the number; nil if there is none, or it is less than 2.
    private static func numbered(_ name: String) -> (base: String, number: Int)? {
        let digits = name.reversed().prefix { $0.isNumber }
        guard let number = Int(String(digits.reversed())), number >= 2 else { return nil }
        return (String(name.dropLast(digits.count)), number)
    }

    /// Returns the id of the binding that one of a name follows.
    ///
    /// - Parameters:
    ///   - name: the name of the binding.
    ///   - source: the object that is bound.
    ///   - document: the document.
    ///   - isGone: says which bindings are not counted.
    /// - Returns: the id; nil if the binding follows none.
    static func predecessor(
        of name: String, of source: NodeID, in document: NibDocument, without isGone: (NodeID) -> Bool = { _ in false }
    ) -> String? {
        func binding(named name: String) -> Connection? {
            document.connection(.binding, named: name, from: source).flatMap { isGone($0.node) ? nil : $0 }
        }
        for base in names(before: name) {
            guard var found = binding(named: base) else { continue }
            if predecessors[name] != nil {
                var number = 2
                while let next = binding(named: "\(base)\(number)") { (found, number) = (next, number + 1) }
            }
            return found.id
        }
        return nil
    }
}

extension Edit {
    /// Adds or replaces a binding of an object. The bindings that follow another one by the rule still do so afterwards; what does not
    /// follow it before stays as it is.
    ///
    /// - Parameters:
    ///   - source: the object that is bound.
    ///   - name: the name of the binding, on which only a few others depend.
    ///   - body: makes the change.
    /// - Throws: what `body` throws.
    package func keepingBindingOrder<Failure: Error>(
        of source: NodeID, named name: String, by body: () throws(Failure) -> Void
    ) throws(Failure) {
        func wanted(_ binding: Connection) -> String? {
            BindingOrder.predecessor(of: binding.name, of: source, in: document)
        }
        func isInOrder(_ binding: Connection) -> Bool {
            tree.attribute(BindingOrder.attribute, of: binding.node) == wanted(binding)
        }
        let names = [name] + BindingOrder.names(behind: name)
        func concerned() -> [Connection] {
            names.flatMap { document.connections(.binding, from: source, where: ["name": $0]) }
        }
        let known = concerned()
        let ordered = Set(known.lazy.filter(isInOrder).map(\.node))
        try body()
        for binding in concerned() where !isInOrder(binding) {
            guard ordered.contains(binding.node) || !known.contains(where: { $0.node == binding.node }) else {
                continue
            }
            setPreviousBinding(wanted(binding), of: binding.node)
        }
    }

    /// Says which binding is made before another one at run time.
    ///
    /// - Parameters:
    ///   - id: the id of the binding; nil if none is.
    ///   - binding: the element of the other one.
    package func setPreviousBinding(_ id: String?, of binding: NodeID) {
        if let id {
            setAttribute(BindingOrder.attribute, to: id, of: binding)
        } else {
            removeAttribute(BindingOrder.attribute, of: binding)
        }
    }
}
