import NibDocument
import XMLTree

/// What a fresh object is known by: its attributes and children in order, without what its place or its user gives it.
struct ElementShape: Hashable, CustomStringConvertible {
    let attributes: [String]
    let children: [String]

    private static let placed: Set<String> = [
        "id", "key", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "userLabel", "customClass",
        "customModule", "customModuleProvider",
    ]
    private static let filled: Set<String> = [
        "autoresizingMask@autoresizingMask", "constraints", "connections", "subviews", "gestureRecognizers",
        "userDefinedRuntimeAttributes", "point@canvasLocation",
    ]

    init(_ node: NodeID, in document: NibDocument) {
        attributes = document.tree.attributeNames(node).filter { !Self.placed.contains($0) }
        children = document.tree.elements(in: node).map { document.label($0) }.filter { !Self.filled.contains($0) }
    }

    var description: String { "[\(attributes.joined(separator: " "))] [\(children.joined(separator: " "))]" }
}
