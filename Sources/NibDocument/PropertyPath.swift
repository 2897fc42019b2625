import Bytes
import NibCatalog
import Wording
import XMLTree

/// A path from an object through its children to an element or attribute, such as `segments.segment[2].title`.
package struct PropertyPath: Equatable, Sendable {
    /// A step to a child: its key, its element name, or both as `element@key`.
    package struct Step: Equatable, Sendable {
        /// The key or the element name.
        package let name: String
        /// The index among children with the same name, from 0; nil if there is only one.
        package let index: Int?
        /// How many children with the name there must be; nil if it does not matter.
        package let count: Int?

        /// Makes a step.
        package init(_ name: String, index: Int? = nil, count: Int? = nil) {
            self.name = name
            self.index = index
            self.count = count
        }
    }

    /// The steps; the last may name an attribute.
    package let steps: [Step]

    /// Makes a path.
    package init(_ steps: [Step]) { self.steps = steps }

    /// Makes the path from `ancestor` down to an element inside it, of steps that a function finds.
    init(
        from ancestor: NodeID, to node: NodeID, in tree: XMLTree,
        by step: (_ child: NodeID, _ parent: NodeID) -> Step
    ) {
        var steps: [Step] = []
        var current = node
        while current != ancestor, let parent = tree.parent(current) {
            steps.append(step(current, parent))
            current = parent
        }
        self.steps = steps.reversed()
    }

    /// Parses `a.b[2].c`; nil if a step is empty or an index is not a number.
    package init?(_ text: String) {
        var steps: [Step] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let step = Self.step(String(part)) else { return nil }
            steps.append(step)
        }
        self.steps = steps
    }

    /// Parses a step, `name`, `name[2]` or `name[2/5]`; nil if it is invalid.
    package static func step(_ text: String) -> Step? {
        guard text.utf8.last == Byte.closeBracket, let open = text.lastIndex(of: "[") else {
            return text.isEmpty ? nil : Step(text)
        }
        let digits = text[text.index(after: open)...].dropLast()
        guard let written = WrittenIndex(digits), open != text.startIndex else { return nil }
        return Step(String(text[..<open]), index: written.index, count: written.count)
    }
}

extension NibDocument {
    /// Follows a step from an element to a child.
    ///
    /// - Parameters:
    ///   - step: the step; keys are tried before element names.
    ///   - node: the element.
    /// - Returns: the child; nil if there is none.
    /// - Throws: `NibError` if there are several and the step has no index.
    package func child(_ step: PropertyPath.Step, of node: NodeID) throws(NibError) -> NodeID? {
        if step.index == nil, !step.name.utf8.contains(Byte.at) {
            let keyed = children(keyed: step.name, of: node)
            if keyed.count == 1 { return keyed.first }
            // No child has this name: the step may name an attribute.
            if keyed.count == 0, !hasChild(named: step.name, node) { return nil }
        }
        let children = childTable(of: node)
        guard let found = children.selection(of: step, in: tree) else { return nil }
        let count = step.index == nil || step.count != nil ? children.count(of: found) : 0
        if let wanted = step.count, wanted != count {
            throw NibError(
                .ambiguousObject, "<\(tree.name(node))> has \(count) children called '\(step.name)', not \(wanted)",
                candidates: (0..<count).map { "\(step.name)[\($0)]" })
        }
        if let index = step.index { return children.node(index, of: found) }
        if count > 1 {
            throw NibError(
                .ambiguousObject,
                "<\(tree.name(node))> has \(count) children called '\(step.name)'; say which one",
                candidates: (0..<count).map { "\(step.name)[\($0)]" })
        }
        return children.first(of: found)
    }

    /// Returns the first child with a key, and how many have it; nearly always there is one.
    private func children(keyed key: String, of node: NodeID) -> (first: NodeID?, count: Int) {
        var (first, count): (NodeID?, Int) = (nil, 0)
        for child in tree.elements(in: node) where tree.attribute("key", of: child, is: key) {
            if first == nil { first = child }
            count += 1
        }
        return (first, count)
    }

    private func hasChild(named name: String, _ node: NodeID) -> Bool {
        guard let symbol = tree.symbol(name) else { return false }
        for child in tree.elements(in: node) where tree.symbol(of: child) == symbol { return true }
        return false
    }

    /// Follows steps from an element.
    ///
    /// - Throws: `NibError` that names the step that fails and the existing children.
    package func follow(_ steps: ArraySlice<PropertyPath.Step>, from node: NodeID) throws(NibError) -> NodeID {
        var current = node
        for step in steps {
            guard let next = try child(step, of: current) else { throw unknown(step, in: current) }
            current = next
        }
        return current
    }

    /// Returns the error for a step that no child matches.
    package func unknown(_ step: PropertyPath.Step, in node: NodeID) -> NibError {
        let names = steps(of: node)
        if let index = step.index, names.contains(step.name) {
            let count = tree.elements(in: node).filter {
                (tree.attribute("key", of: $0) ?? tree.name($0)) == step.name
            }.count
            return NibError(
                .unknownPath,
                "<\(tree.name(node))> has no '\(step.name)[\(index)]': there are \(count), counted from 0",
                candidates: names)
        }
        let spelled = step.index.map { "\(step.name)[\($0)]" } ?? step.name
        let there = names.isEmpty ? "it has no children" : "it has \(names.joined(separator: ", "))"
        return NibError(.unknownPath, "<\(tree.name(node))> has no child '\(spelled)'; \(there)", candidates: names)
    }

    /// Returns the steps that lead from an element to its children.
    package func steps(of node: NodeID) -> [String] {
        var known: Set<String> = []
        return tree.elements(in: node).map { tree.attribute("key", of: $0) ?? tree.name($0) }
            .filter { known.insert($0).inserted }
    }

    /// Returns the shortest path from `ancestor` down to an element inside it; `PropertyPaths` finds many of them faster.
    package func path(from ancestor: NodeID, to node: NodeID) -> PropertyPath {
        PropertyPath(from: ancestor, to: node, in: tree) { childTable(of: $1).step(to: $0, in: tree) }
    }
}

extension NibDocument {
    /// Returns the path from `ancestor` down to an element inside it, of which each index says how many there must be.
    package func countedPath(from ancestor: NodeID, to node: NodeID) -> PropertyPath {
        PropertyPath(from: ancestor, to: node, in: tree) { child, parent in
            let children = childTable(of: parent)
            let step = children.step(to: child, in: tree)
            guard let index = step.index, let same = children.selection(of: step, in: tree) else { return step }
            return PropertyPath.Step(step.name, index: index, count: children.count(of: same))
        }
    }
}

extension PropertyPath.Step: CustomStringConvertible {
    /// The step in its written form.
    package var description: String {
        index.map { "\(name)[\($0)\(count.map { "/\($0)" } ?? "")]" } ?? name
    }
}

extension PropertyPath: CustomStringConvertible {
    /// The path in its written form.
    package var description: String { steps.map(\.description).joined(separator: ".") }
}
