import ClassFacts
import NibDocument
import SourceIndex

/// The scenes of a storyboard that a user can get to, as far as the documents and the code of the project tell.
struct ShownScenes {
    private let shown: Set<Int>

    /// Finds the scenes that are the initial one, that code or a storyboard reference names, and those to which segues lead from these.
    init(of document: DocumentContext, in project: ProjectContext) {
        let initial = document.tree.attribute("initialViewController", of: document.tree.root)
        let first = document.scenes.indices.filter { scene in
            guard let controller = document.controller(ofScene: scene), document.isSceneController(controller) else {
                return true
            }
            return controller.id == initial
                || document.identifiers(ofController: controller).contains { Self.isNamed($0, in: project) }
        }
        shown = document.scenes(reachedFrom: first)
    }

    /// Whether an object is in a scene that can be shown.
    func contain(_ object: CheckedObject) -> Bool { object.scene < 0 || shown.contains(object.scene) }

    /// Whether code has an identifier as a text or name, or a storyboard refers to it. Constants that tools make of identifiers begin with
    /// a small letter.
    private static func isNamed(_ identifier: String, in project: ProjectContext) -> Bool {
        if project.referencedIdentifiers.contains(identifier) { return true }
        guard let code = project.code, let first = identifier.first else { return true }
        return [identifier, first.lowercased() + identifier.dropFirst()].contains { name in
            // A class of the name has it where it is declared.
            let own = code.classes(named: name).flatMap(\.parts).map(\.path)
            if own.isEmpty { return code.isNamed(name, besides: [:]) }
            return mayAskForScene(ofClass: name, in: project) && code.mayMake(name, declaredIn: own)
        }
    }

    /// Whether code may make an identifier of the name of a class: it asks for identifiers that it computes, or asks the class for something,
    /// which what it derives from may do. Otherwise an object of the class is not the one in the storyboard.
    private static func mayAskForScene(ofClass name: String, in project: ProjectContext) -> Bool {
        guard let code = project.code, code.isComplete else { return true }
        return code.uses(of: .storyboardIdentifier).contains(where: \.use.value.isEmpty)
            || ["\"\(name)\"", "\(name).", "[\(name) ", "R.storyboard"].contains(where: code.mentions)
    }
}
