/// The places at which a tree has changed since somebody last asked, for those who keep what they read from the tree.
///
/// Each change adds at most two nodes, so it costs next to nothing while nobody asks.
package final class ChangedNodes {
    /// A node at which the tree has changed.
    package struct Change {
        /// The node that was inserted, removed or changed itself, or the parent that it had.
        package let node: NodeID
        /// Whether the node was inserted or removed, with everything in it.
        package let isWhole: Bool
    }

    private var changes: [Change] = []
    /// More changes than these are not kept.
    private let limit: Int
    private var isComplete = true

    init(limit: Int) { self.limit = limit }

    /// Returns the changes since this was last called; nil if they were too many to be kept.
    package func take() -> [Change]? {
        defer {
            changes = []
            isComplete = true
        }
        return isComplete ? changes : nil
    }

    /// Adds the nodes of a change that is about to be made.
    func add(_ primitive: Primitive, in tree: XMLTree) {
        guard isComplete else { return }
        guard changes.count < limit else {
            changes = []
            isComplete = false
            return
        }
        switch primitive {
        case .insert(let node, let parent, _):
            changes.append(Change(node: node, isWhole: true))
            changes.append(Change(node: parent, isWhole: false))
        case .remove(let node):
            changes.append(Change(node: node, isWhole: true))
            if let parent = tree.parent(node) { changes.append(Change(node: parent, isWhole: false)) }
        case .retag(let node, _, _, _), .retext(let node, _):
            changes.append(Change(node: node, isWhole: false))
        }
    }
}

extension XMLTree {
    /// Returns an object that keeps the places of all changes from now on.
    ///
    /// - Parameter limit: how many changes are kept until they are asked for.
    /// - Returns: the object; the tree keeps it too.
    package func followChanges(upTo limit: Int) -> ChangedNodes {
        let followed = ChangedNodes(limit: limit)
        followers.append(followed)
        return followed
    }
}
