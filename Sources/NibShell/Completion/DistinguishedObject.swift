import NibDocument
import XMLTree

/// What tells an object from others in a list of ids: kind and label, its own class, and its scene.
struct DistinguishedObject {
    /// The text, in which two spaces are between the parts.
    let text: String

    /// Describes an object of a document.
    init(_ node: NodeID, in document: NibDocument) {
        let own = document.tree.attribute("customClass", of: node).flatMap {
            document.catalog.isKnownClass($0) ? nil : $0
        }
        let scene = document.scenes.count > 1 ? document.scene(of: node).flatMap { document.label(ofScene: $0) } : nil
        let parts = [scene == nil ? document.display(node) : document.shortName(of: node, inFull: false), own, scene]
        text = parts.compactMap { $0 }.joined(separator: "  ")
    }
}
