import NibDocument
import XMLTree

extension NibDocument {
    /// The ids that disappear with an element: its own and those in it which no other element has.
    func ids(in node: NodeID) -> Set<String> {
        Set(tree.subtree(node).compactMap { id(of: $0) }.filter { !isDuplicated($0) })
    }
}
