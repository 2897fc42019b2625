import Bytes
import XMLTree

/// Finds paths to elements of a document, and looks at the children of each parent once, however many of them are asked for.
///
/// It must not be used any more after the document has changed.
package final class PropertyPaths {
    private let document: NibDocument
    private var tree: XMLTree { document.tree }
    private var parents: [NodeID: Children] = [:]

    /// Makes one without any path yet.
    package init(_ document: NibDocument) { self.document = document }

    /// Returns the shortest path from `ancestor` down to an element inside it.
    package func path(from ancestor: NodeID, to node: NodeID) -> PropertyPath {
        PropertyPath(from: ancestor, to: node, in: tree, by: step)
    }

    /// The first of a step's matches, and how many there are.
    private struct Matches {
        let first: NodeID
        var count = 1
    }

    /// The children of an element by what steps call them.
    private struct Children {
        /// Those with a key, by the key.
        var keyed: [String: Matches] = [:]
        /// All, by the symbol of the element's name.
        var named: [Int32: Matches] = [:]
        /// Those without a key, by the symbol.
        var plain: [Int32: Matches] = [:]
        /// Those with a key, by `element@key`.
        var labelled: [String: Matches] = [:]
        /// How many earlier ones have the same key or, if they have none, the same name.
        var places: [NodeID: Int] = [:]
    }

    private func children(of parent: NodeID) -> Children {
        if let known = parents[parent] { return known }
        var children = Children()
        for child in tree.elements(in: parent) {
            let symbol = tree.symbol(of: child)
            var place = Self.count(child, as: symbol, in: &children.named)
            if let key = tree.attribute("key", of: child) {
                place = Self.count(child, as: key, in: &children.keyed)
                Self.count(child, as: document.label(child), in: &children.labelled)
            } else {
                Self.count(child, as: symbol, in: &children.plain)
            }
            if place > 0 { children.places[child] = place }
        }
        parents[parent] = children
        return children
    }

    /// Counts a child, and returns how many there were before it.
    @discardableResult
    private static func count<Key>(_ child: NodeID, as key: Key, in all: inout [Key: Matches]) -> Int {
        let before = all[key]?.count ?? 0
        all[key, default: Matches(first: child, count: 0)].count += 1
        return before
    }

    private func step(to child: NodeID, in parent: NodeID) -> PropertyPath.Step {
        let children = children(of: parent)
        let key = tree.attribute("key", of: child)
        for name in [key, tree.name(child), key.map { _ in document.label(child) }] {
            guard let name, let found = matches(of: name, among: children) else { continue }
            if found.count == 1, found.first == child { return PropertyPath.Step(name) }
        }
        return PropertyPath.Step(key ?? tree.name(child), index: children.places[child] ?? 0)
    }

    /// The children that a step without an index matches, as `NibDocument.child` finds them.
    private func matches(of name: String, among children: Children) -> Matches? {
        if name.utf8.contains(Byte.at) { return children.labelled[name] }
        return children.keyed[name] ?? tree.symbol(name).flatMap { children.plain[$0] ?? children.named[$0] }
    }
}
