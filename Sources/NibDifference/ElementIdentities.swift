import NibDocument
import XMLTree

/// Finds the identities of elements of a document, and looks at the children of each parent once, however many of them are asked for.
///
/// It must not be used any more after the document has changed.
final class ElementIdentities {
    private let document: NibDocument
    private var tree: XMLTree { document.tree }
    /// The steps to the children without names of their own, by their parents.
    private var steps: [NodeID: [NodeID: ElementIdentity.Step]] = [:]

    /// Makes one that has not looked at any parent yet.
    init(_ document: NibDocument) { self.document = document }

    /// Returns the identity of an element.
    func identity(of node: NodeID) -> ElementIdentity {
        var steps: [ElementIdentity.Step] = []
        var current = node
        while true {
            if let name = document.ownName(of: current) {
                return ElementIdentity(base: name, steps: steps.reversed())
            }
            guard let parent = tree.parent(current), let step = self.steps(in: parent)[current] else {
                return ElementIdentity(base: "", steps: steps.reversed())
            }
            steps.append(step)
            current = parent
        }
    }

    private func steps(in parent: NodeID) -> [NodeID: ElementIdentity.Step] {
        if let known = steps[parent] { return known }
        var counts: [SiblingName: Int] = [:]
        var result: [NodeID: ElementIdentity.Step] = [:]
        for child in tree.elements(in: parent) where document.ownName(of: child) == nil {
            let name = SiblingName(child, in: tree)
            let index = counts[name, default: 0]
            counts[name] = index + 1
            result[child] = ElementIdentity.Step(name: name.name, telling: name.telling, index: index)
        }
        steps[parent] = result
        return result
    }
}
