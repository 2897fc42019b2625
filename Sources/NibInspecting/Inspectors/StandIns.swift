import NibDocument
import XMLTree

extension NibDocument {
    /// Returns a line that says what a placeholder, or the owner of a scene, stands for; nil for other objects.
    func meaning(of node: NodeID) -> String? {
        switch placeholder(node) {
        case .owner: return "stands for the object that loads this nib and exists before it (help owner)"
        case .firstResponder: return "stands for the object that answers at run time, along the responder chain"
        case .application: return "stands for the shared application object, which exists before the nib"
        case .external: return "stands for an object that the code that loads this nib passes in by name"
        case nil: break
        }
        if tree.name(node) == "exit" { return "unwind segues end here and lead back to an earlier controller" }
        guard kind.isStoryboard, let scene = scene(of: node), controller(of: scene) == node else { return nil }
        return "owns its scene: its outlets reach only the objects in it (help owner)"
    }
}
