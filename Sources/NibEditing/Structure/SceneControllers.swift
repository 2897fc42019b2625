import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Refuses what would leave a scene without its controller, or with two.
enum SceneControllers {
    /// Refuses to take the controller out of a scene, which would be left without an owner.
    static func checkRemoval(of node: NodeID, _ word: Word, in document: NibDocument) throws(CommandError) {
        guard let scene = scene(ownedBy: node, in: document) else { return }
        throw CommandError(
            "protected-object", "\(document.display(node)) owns its scene, which goes with it", span: word.span,
            hints: ["'remove scene \(document.name(ofScene: scene))' removes both"])
    }

    /// Refuses to move the controller out of its scene, and another one into it.
    static func checkLeaving(
        _ node: NodeID, for place: SlotPlace, at index: Int?, word: Word, target: Word, in document: NibDocument
    ) throws(CommandError) {
        let owned = scene(ownedBy: node, in: document)
        if document.tree.parent(node) == place.holder, place.newList == nil, place.key == nil {
            guard owned != nil, index != 0 else {
                return try checkFirst(node, in: place, at: index, word: target, in: document)
            }
            throw CommandError(
                "protected-object", "the controller of a scene is the first of its objects", span: word.span)
        }
        if let scene = owned {
            throw CommandError(
                "protected-object",
                "\(document.display(node)) owns its scene, which would be left without a controller",
                span: word.span, hints: ["'show \(document.name(ofScene: scene))' shows the scene"])
        }
        try checkRoom(for: document.tree.name(node), in: place, target, in: document)
        try checkFirst(node, in: place, at: index, word: target, in: document)
    }

    /// Refuses what would stand in front of the controller, which is the first of a scene's objects.
    static func checkFirst(
        _ node: NodeID?, in place: SlotPlace, at index: Int?, word: Word, in document: NibDocument
    ) throws(CommandError) {
        guard index == 0, place.key == nil, place.newList == nil,
            let scene = document.scene(of: place.holder),
            document.tree.parent(place.holder) == scene, let owner = document.controller(of: scene), owner != node,
            document.placeholder(owner) == nil
        else { return }
        throw CommandError(
            "wrong-place", "the first object of a scene is its controller, \(document.display(owner))",
            span: word.span, hints: ["leave the place out, or begin at 1"])
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
            "already-exists", "the scene has a controller already, \(document.display(owner))", span: word.span,
            hints: ["'add scene \(element)' makes a scene of its own"])
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
                ? "a scene cannot be copied" : "\(document.display(node)) owns its scene, which has one controller",
            span: word.span,
            hints: ["'add scene \(element)' makes a fresh scene, and what is in this one can be copied into it"])
    }

    /// The scene whose controller an object is; nil for all else.
    private static func scene(ownedBy node: NodeID, in document: NibDocument) -> NodeID? {
        guard document.kind.isStoryboard, document.isController(node), let scene = document.scene(of: node),
            document.controller(of: scene) == node
        else { return nil }
        return scene
    }
}
