import NibCatalog
import XMLTree

/// Maintains lists that have one value for each element of another list, such as the `visibilityPriorities` of a macOS
/// stack view.
///
/// A list that has as many values as the other list has elements is kept that way; any other is left alone.
extension Edit {
    /// Adds a default value for an element that was just inserted to each parallel list.
    func growParallelLists(for node: NodeID, in list: NodeID) {
        for parallel in parallelLists(of: list) {
            let values = parallelValues(parallel, of: list)
            let siblings = Array(tree.elements(in: list))
            guard values.count == siblings.count - 1, let index = siblings.firstIndex(of: node) else { continue }
            let holder = self.list(parallel.name, in: tree.parent(list)!)
            let value = tree.makeElement(parallel.valueTag, attributes: [Attribute("value", parallel.defaultValue)])
            insert(value, into: holder, before: index < values.count ? values[index] : nil)
        }
    }

    /// Removes the values of an element from the parallel lists before the element itself is removed.
    func shrinkParallelLists(for node: NodeID, in list: NodeID) {
        for parallel in parallelLists(of: list) {
            let values = parallelValues(parallel, of: list)
            let siblings = Array(tree.elements(in: list))
            guard values.count == siblings.count, let index = siblings.firstIndex(of: node) else { continue }
            remove(values[index])
        }
    }

    /// Returns the values of an element in the parallel lists, with the lists' names.
    func parallelValues(for node: NodeID) -> [(list: String, value: String)] {
        guard let list = tree.parent(node) else { return [] }
        return parallelLists(of: list).compactMap { parallel in
            let values = parallelValues(parallel, of: list)
            let siblings = Array(tree.elements(in: list))
            guard values.count == siblings.count, let index = siblings.firstIndex(of: node) else { return nil }
            return tree.attribute("value", of: values[index]).map { (parallel.name, $0) }
        }
    }

    /// Restores the values that an element had before it was moved.
    func setParallelValues(_ kept: [(list: String, value: String)], for node: NodeID) {
        guard let list = tree.parent(node) else { return }
        let lists = parallelLists(of: list)
        guard !lists.isEmpty, let index = Array(tree.elements(in: list)).firstIndex(of: node) else { return }
        for parallel in lists {
            let values = parallelValues(parallel, of: list)
            guard let value = kept.first(where: { $0.list == parallel.name })?.value, index < values.count,
                !tree.attribute("value", of: values[index], is: value)
            else { continue }
            setAttribute("value", to: value, of: values[index])
        }
    }

    /// Gives an element the values that another version of it has in another document.
    package func takeParallelValues(of other: NodeID, in source: NibDocument, for node: NodeID) {
        setParallelValues(Edit(source).parallelValues(for: other), for: node)
    }

    private func parallelLists(of list: NodeID) -> [ParallelList] {
        guard tree.symbol(of: list) == document.symbols.subviews, let owner = tree.parent(list) else { return [] }
        return document.catalog.parallelLists(of: tree.name(owner)).filter { $0.along == tree.name(list) }
    }

    private func parallelValues(_ parallel: ParallelList, of list: NodeID) -> [NodeID] {
        guard let owner = tree.parent(list),
            let holder = tree.elements(in: owner).first(where: { tree.name($0) == parallel.name })
        else { return [] }
        return Array(tree.elements(in: holder))
    }
}

extension NibDocument {
    /// Whether an element is a value in a list that has one for each element of another list.
    package func isParallelValue(_ node: NodeID) -> Bool {
        guard let values = tree.parent(node), let owner = tree.parent(values),
            let list = catalog.parallelLists(of: tree.name(owner)).first(where: { $0.name == tree.name(values) }),
            let along = tree.elements(in: owner).first(where: { tree.name($0) == list.along })
        else { return false }
        // What a stack view has outside of that list has values too.
        return tree.elements(in: values).reduce(0) { count, _ in count + 1 }
            == tree.elements(in: along).reduce(0) { count, _ in count + 1 }
    }
}
