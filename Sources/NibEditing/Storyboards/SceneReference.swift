import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Finds the scene that a word names: `scene:ID`, its controller, or its label.
struct SceneReference {
    let document: NibDocument
    let references: References

    /// Makes a reference in one command.
    init(_ context: ResolveContext) {
        document = context.document
        references = context.references
    }

    /// Finds the scene.
    ///
    /// - Throws: an error if the word names no scene; several scenes with the label are listed.
    func resolve(_ word: Word) throws(CommandError) -> NodeID {
        guard document.kind.isStoryboard else {
            throw CommandError("wrong-place", "a xib has no scenes", span: word.span)
        }
        if let scene = try references.labelledScene(word) { return scene }
        let node = try references.resolve(word)
        guard let scene = document.scene(of: node) else {
            throw CommandError(
                "wrong-place", "\(document.display(node)) is not in a scene", span: word.span,
                hints: ["'scenes' lists the scenes"])
        }
        guard node == scene || document.controller(of: scene) == node else {
            throw CommandError(
                "wrong-place", "\(document.display(node)) is not a scene", span: word.span,
                hints: ["it is in \(document.name(ofScene: scene)), \(document.display(scene))"])
        }
        return scene
    }

    /// Finds the controller that a word names, itself or by its scene.
    ///
    /// - Throws: an error if the word names no scene, or one without a controller.
    func controller(_ word: Word) throws(CommandError) -> NodeID {
        let scene = try resolve(word)
        guard let controller = document.controller(of: scene), document.isController(controller) else {
            throw CommandError("wrong-place", "\(document.display(scene)) has no controller", span: word.span)
        }
        return controller
    }
}

extension ApplyContext {
    /// Finds the scene that a parameter of a resolved command names.
    ///
    /// - Throws: an error if it names no element, or one outside of scenes.
    func scene(_ parameter: Parameter<ObjectReference>, of command: ResolvedArguments) throws(CommandError) -> NodeID {
        let word = try value(parameter, of: command).word
        if let scene = document.scene(of: try element(word)) { return scene }
        throw CommandError("wrong-place", "'\(word.text)' is not in a scene")
    }
}
