import NibCatalog
import NibDocument
import XMLTree

/// What a comparison asks about elements.
extension NibDocument {
    /// Whether an element is a list without attributes, such as `<subviews>`: it is there because of what is in it.
    package func isPlainList(_ node: NodeID) -> Bool {
        guard node != tree.root, !tree.hasAttributes(node) else { return false }
        return catalog.orderOfList(tree.name(node)) != nil
    }

    /// Whether an element is a string that stands for an attribute of its parent.
    package func isPropertyString(_ node: NodeID) -> Bool {
        let name = tree.name(node)
        guard name == "string" || name == "mutableString", tree.has("key", on: node) else { return false }
        return tree.firstElement(in: node) == nil
    }

    /// The strings that stand for attributes of an element, with their keys.
    func propertyStrings(of node: NodeID, _ symbols: [Int32]) -> [(key: String, node: NodeID)] {
        var found: [(String, NodeID)] = []
        for child in tree.elements(in: node) where symbols.contains(tree.symbol(of: child)) {
            guard tree.firstElement(in: child) == nil, let key = tree.attribute("key", of: child) else { continue }
            found.append((key, child))
        }
        return found
    }

    /// The attributes of an element, with the strings that stand for attributes.
    func properties(of node: NodeID) -> [Attribute] {
        let strings = tree.elements(in: node).filter { isPropertyString($0) }
        return tree.attributes(node)
            + strings.map { Attribute(tree.attribute("key", of: $0) ?? "", string(in: $0)) }
    }

    /// Whether an element is a user-defined runtime attribute.
    package func isRuntimeAttribute(_ node: NodeID) -> Bool { tree.name(node) == "userDefinedRuntimeAttribute" }

    /// Whether an element is part of the value of a runtime attribute.
    func isInRuntimeAttribute(_ node: NodeID) -> Bool {
        var parent = tree.parent(node)
        // A value has no more than two levels.
        for _ in 0..<3 {
            guard let candidate = parent else { return false }
            if isRuntimeAttribute(candidate) { return true }
            parent = tree.parent(candidate)
        }
        return false
    }

    /// The kind of an element that a change is about.
    func changeKind(of node: NodeID) -> Change.Kind {
        if node == tree.root { return .document }
        if isConnection(node) { return .connection }
        if isConstraint(node) { return .constraint }
        if isRuntimeAttribute(node) { return .runtimeAttribute }
        if id(of: node) != nil { return .object }
        if tree.name(node) == "scene" { return .scene }
        var ancestor = tree.parent(node)
        while let candidate = ancestor, candidate != tree.root {
            if tree.parent(candidate) == tree.root {
                switch tree.name(candidate) {
                case "resources": return .resource
                case "dependencies": return .dependency
                default: return .part
                }
            }
            ancestor = tree.parent(candidate)
        }
        return .part
    }

    /// The text of the comment directly before a scene; nil if there is none.
    package func commentText(before node: NodeID) -> String? {
        guard let space = tree.previous(node) else { return nil }
        let comment = tree.kind(space) == .comment ? space : tree.previous(space)
        return comment.flatMap { tree.kind($0) == .comment ? tree.raw($0) : nil }
    }
}

/// Where an element is: what holds it, and the list or key in that.
package struct NibPlace {
    /// The nearest element above that is no plain list.
    package let holder: NodeID
    /// The names of the lists between, then the key, if there is one.
    package let slot: [String]
}

extension NibDocument {
    /// Returns where an element is.
    package func nibPlace(of node: NodeID) -> NibPlace {
        var slot: [String] = tree.attribute("key", of: node).map { ["@\($0)"] } ?? []
        var holder = tree.parent(node) ?? tree.root
        while isPlainList(holder), let outer = tree.parent(holder) {
            slot.insert(tree.name(holder), at: 0)
            holder = outer
        }
        return NibPlace(holder: holder, slot: slot)
    }

    /// Spells a place, for comparing it with another.
    func spelled(_ place: NibPlace) -> String {
        let holder = identity(of: place.holder)
        let steps = holder.steps.map { "\($0.name)\($0.telling.isEmpty ? "" : "(\($0.telling))")[\($0.index)]" }
        return ([holder.base] + steps + place.slot).joined(separator: ".")
    }
}
