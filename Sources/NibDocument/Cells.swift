import XMLTree

extension NibDocument {
    /// Returns the cell of a macOS control, if the cell is an object.
    package func cell(of node: NodeID) -> NodeID? {
        guard kind.family == .cocoa else { return nil }
        return tree.elements(in: node).first { tree.attribute("key", of: $0, is: "cell") && id(of: $0) != nil }
    }
}
