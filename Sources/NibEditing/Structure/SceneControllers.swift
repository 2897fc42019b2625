import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Refuses edits that would leave a scene without a controller, or with two.
enum SceneControllers {
    /// Refuses to remove the controller of a scene, which would be left without an owner.
    static func checkRemoval(of node: NodeID, _ word: Word, in document: NibDocument) throws(CommandError) {
        guard let scene = scene(ownedBy: node, in: document) else { return }
        throw CommandError(
            "protected-object", "\(document.display(node)) is the controller of its scene and cannot be removed alone",
            span: word.span,
            hints: ["'remove scene \(document.name(ofScene: scene))' removes both"])
    }

    /// Refuses to move a controller out of its scene, or another one into it.
    static func checkLeaving(
        _ node: NodeID, for place: SlotPlace, at index: Int?, word: Word, target: Word, in document: NibDocument
    ) throws(CommandError) {
        let owned = scene(ownedBy: node, in: document)
        // The order of a scene's objects is free: in some documents First Responder comes first.
        if document.tree.parent(node) == place.holder, place.newList == nil, place.key == nil { return }
        if let scene = owned {
            throw CommandError(
                "protected-object",
                "\(document.display(node)) is the controller of its scene, which would be left without one",
                span: word.span, hints: ["'show \(document.name(ofScene: scene))' shows the scene"])
        }
        try checkRoom(for: document.tree.name(node), in: place, target, in: document)
        try checkFirst(node, in: place, at: index, word: target, in: document)
    }

    /// Refuses an object in front of the controller, which must be the first of a scene's objects.
    static func checkFirst(
        _ node: NodeID?, in place: SlotPlace, at index: Int?, word: Word, in document: NibDocument
    ) throws(CommandError) {
        guard index == 0, place.key == nil, place.newList == nil,
            let scene = document.scene(of: place.holder),
            document.tree.parent(place.holder) == scene, let owner = document.controller(of: scene), owner != node,
            document.placeholder(owner) == nil
        else { return }
        throw CommandError(
            "wrong-place", "the first object of a scene must be its controller, \(document.display(owner))",
            span: word.span, hints: ["leave the position out, or count from 1"])
    }

    /// Refuses a second controller of a scene.
    static func checkRoom(for element: String, in place: SlotPlace, _ word: Word, in document: NibDocument)
        throws(CommandError)
    {
        guard document.kind.isStoryboard, document.isController(element: element),
            place.newList == nil, let scene = document.scene(of: place.holder),
            document.tree.parent(place.holder) == scene, let owner = document.controller(of: scene),
            document.placeholder(owner) == nil
        else { return }
        throw CommandError(
            "already-exists", "the scene already has a controller, \(document.display(owner))", span: word.span,
            hints: ["'add scene \(element)' makes another scene"])
    }

    /// Refuses to copy a scene or its controller.
    static func checkCopy(of node: NodeID, _ word: Word, in document: NibDocument) throws(CommandError) {
        let isScene = document.tree.name(node) == "scene" && document.kind.isStoryboard
        guard let controller = isScene ? document.controller(of: node) : node,
            isScene || scene(ownedBy: node, in: document) != nil
        else { return }
        let element = document.tree.name(controller)
        throw CommandError(
            "wrong-place",
            isScene
                ? "a scene cannot be copied"
                : "\(document.display(node)) is the controller of its scene, which can have only one",
            span: word.span,
            hints: ["'add scene \(element)' makes a new scene; copy the contents of this one into it"])
    }

    /// The scene whose controller an object is; nil for other objects.
    private static func scene(ownedBy node: NodeID, in document: NibDocument) -> NodeID? {
        guard document.kind.isStoryboard, document.isController(node), let scene = document.scene(of: node),
            document.controller(of: scene) == node
        else { return nil }
        return scene
    }
}
