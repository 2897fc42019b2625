import NibDocument
import XMLTree

extension NibDocument {
    /// Says in a line what an object outside the document, or the owner of a scene, stands for; nil for others.
    func meaning(of node: NodeID) -> String? {
        switch placeholder(node) {
        case .owner: return "stands for the object that loads this nib and is there before it (help owner)"
        case .firstResponder: return "stands for whoever answers at run time, up the responder chain"
        case .application: return "stands for the shared application object, which is there before the nib"
        case .external: return "stands for an object that the code which loads this nib hands over by name"
        case nil: break
        }
        if tree.name(node) == "exit" { return "leads back to a controller that is still there: unwind segues end here" }
        guard kind.isStoryboard, let scene = scene(of: node), controller(of: scene) == node else { return nil }
        return "owns its scene: its outlets reach the objects in it, no others (help owner)"
    }
}
