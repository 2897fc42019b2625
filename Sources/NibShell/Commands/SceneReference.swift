import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Finds the scene that a word names: `scene:ID`, its controller, or its label.
struct SceneReference {
    let session: Session
    private var document: NibDocument { session.document }

    /// The scene.
    ///
    /// - Throws: an error for what is no scene; several scenes with the label are listed.
    func resolve(_ word: Word) throws -> NodeID {
        guard document.kind.isStoryboard else {
            throw ShellError("wrong-place", "a xib has no scenes", span: word.span)
        }
        if document.element(withID: word.text) == nil {
            let labelled = document.scenes.filter { document.label(ofScene: $0) == word.text }
            if labelled.count == 1 { return labelled[0] }
            if labelled.count > 1 {
                let shown = labelled.map { "\(document.name(ofScene: $0)) \(document.display($0))" }
                throw ShellError(
                    "ambiguous-object", "\(labelled.count) scenes are labelled '\(word.text)'", span: word.span,
                    hints: ["say which: \(shown.joined(separator: ", "))"])
            }
        }
        let node = try References(session).resolve(word)
        guard let scene = document.scene(of: node) else {
            throw ShellError(
                "wrong-place", "\(document.display(node)) is in no scene", span: word.span,
                hints: ["'scenes' lists the scenes"])
        }
        guard node == scene || document.controller(of: scene) == node else {
            throw ShellError(
                "wrong-place", "\(document.display(node)) is no scene", span: word.span,
                hints: ["it is in \(document.name(ofScene: scene)), \(document.display(scene))"])
        }
        return scene
    }

    /// The controller that a word names, itself or by its scene.
    func controller(_ word: Word) throws -> NodeID {
        let scene = try resolve(word)
        guard let controller = document.controller(of: scene), document.isController(controller) else {
            throw ShellError("wrong-place", "\(document.display(scene)) has no controller", span: word.span)
        }
        return controller
    }
}

extension NibDocument {
    /// How commands write a scene: `scene:ID`, or its controller's id where that does not find it.
    func name(ofScene scene: NodeID) -> String {
        if let id = tree.attribute("sceneID", of: scene), self.scene(withID: id) == scene { return "scene:\(id)" }
        return controller(of: scene).flatMap { id(of: $0) } ?? "?"
    }
}
