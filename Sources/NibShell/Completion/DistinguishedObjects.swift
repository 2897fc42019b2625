import NibDocument
import XMLTree

/// Tells objects of a document from each other in a list of ids: by kind and label, their own class, and their scene.
struct DistinguishedObjects {
    private let document: NibDocument
    /// Whether objects may have another scene. Counting the scenes visits all of them.
    private let hasScenes: Bool

    /// Takes a document, which must not change meanwhile.
    init(in document: NibDocument) { (self.document, hasScenes) = (document, document.scenes.count > 1) }

    /// Describes an object; two spaces are between the parts.
    func text(_ node: NodeID) -> String {
        let own = document.tree.attribute("customClass", of: node).flatMap {
            document.catalog.isKnownClass($0) ? nil : $0
        }
        let scene = hasScenes ? document.scene(of: node).flatMap { document.label(ofScene: $0) } : nil
        let parts = [scene == nil ? document.display(node) : document.shortName(of: node, inFull: false), own, scene]
        return parts.compactMap { $0 }.joined(separator: "  ")
    }
}
