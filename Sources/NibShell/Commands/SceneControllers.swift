import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Refuses what would leave a scene without its controller, or with two.
enum SceneControllers {
    /// Refuses to take the controller out of a scene, which would be left without an owner.
    static func checkRemoval(of node: NodeID, _ word: Word, _ context: EditContext) throws(ShellError) {
        guard let scene = scene(ownedBy: node, context) else { return }
        throw ShellError(
            "protected-object", "\(context.document.display(node)) owns its scene, which goes with it", span: word.span,
            hints: ["'remove scene \(context.document.name(ofScene: scene))' removes both"])
    }

    /// Refuses to move the controller out of its scene, and another one into it.
    static func checkLeaving(
        _ node: NodeID, for place: Destination, at index: Int?, _ word: Word, _ target: Word, _ context: EditContext
    ) throws(ShellError) {
        // What the log has was done, and is done again.
        guard !context.isReplaying else { return }
        let owned = scene(ownedBy: node, context)
        if context.tree.parent(node) == place.parent, place.key == nil {
            guard owned != nil, index != 0 else { return try checkFirst(node, in: place, at: index, target, context) }
            throw ShellError(
                "protected-object", "the controller of a scene is the first of its objects", span: word.span)
        }
        if let scene = owned {
            throw ShellError(
                "protected-object",
                "\(context.document.display(node)) owns its scene, which would be left without a controller",
                span: word.span, hints: ["'show \(context.document.name(ofScene: scene))' shows the scene"])
        }
        try checkRoom(for: context.tree.name(node), in: place, target, context)
        try checkFirst(node, in: place, at: index, target, context)
    }

    /// Refuses what would stand in front of the controller, which is the first of a scene's objects.
    static func checkFirst(
        _ node: NodeID?, in place: Destination, at index: Int?, _ word: Word, _ context: EditContext
    ) throws(ShellError) {
        let document = context.document
        guard index == 0, !context.isReplaying, place.key == nil, let scene = document.scene(of: place.parent),
            context.tree.parent(place.parent) == scene, let owner = document.controller(of: scene), owner != node,
            document.placeholder(owner) == nil
        else { return }
        throw ShellError(
            "wrong-place", "the first object of a scene is its controller, \(document.display(owner))",
            span: word.span, hints: ["leave the place out, or begin at 1"])
    }

    /// Refuses a second controller of a scene.
    static func checkRoom(for element: String, in place: Destination, _ word: Word, _ context: EditContext)
        throws(ShellError)
    {
        let document = context.document
        guard !context.isReplaying, document.kind.isStoryboard, document.isController(element: element),
            let scene = document.scene(of: place.parent), context.tree.parent(place.parent) == scene,
            let owner = document.controller(of: scene), document.placeholder(owner) == nil
        else { return }
        throw ShellError(
            "already-exists", "the scene has a controller already, \(document.display(owner))", span: word.span,
            hints: ["'add scene \(element)' makes a scene of its own"])
    }

    /// Refuses to copy a scene or its controller.
    static func checkCopy(of node: NodeID, _ word: Word, _ context: EditContext) throws(ShellError) {
        guard !context.isReplaying else { return }
        let document = context.document
        let isScene = context.tree.name(node) == "scene" && document.kind.isStoryboard
        guard let controller = isScene ? document.controller(of: node) : node,
            isScene || scene(ownedBy: node, context) != nil
        else { return }
        let element = context.tree.name(controller)
        throw ShellError(
            "wrong-place",
            isScene
                ? "a scene cannot be copied" : "\(document.display(node)) owns its scene, which has one controller",
            span: word.span,
            hints: ["'add scene \(element)' makes a fresh scene, and what is in this one can be copied into it"])
    }

    /// The scene whose controller an object is; nil for all else.
    private static func scene(ownedBy node: NodeID, _ context: EditContext) -> NodeID? {
        let document = context.document
        guard document.kind.isStoryboard, document.isController(node), let scene = document.scene(of: node),
            document.controller(of: scene) == node
        else { return nil }
        return scene
    }

    /// Refuses to change what says that an object is its scene's controller or First Responder.
    static func checkMember(_ name: String, of node: NodeID, _ span: Range<Int>, _ context: EditContext)
        throws(ShellError)
    {
        guard name == "sceneMemberID", !context.isReplaying, context.document.scene(of: node) != nil else { return }
        throw ShellError(
            "protected-object",
            "'sceneMemberID' says what \(context.document.display(node)) is in its scene, and stays",
            span: span)
    }
}
