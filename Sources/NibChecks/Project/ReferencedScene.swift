import ClassFacts
import NibDocument
import SourceIndex

/// A storyboard reference: a placeholder for a controller that is in another storyboard, or in another scene of its own.
struct ReferencedScene {
    /// The storyboard that has the reference.
    let document: DocumentContext
    /// The placeholder.
    let object: CheckedObject
    /// The name of the storyboard; that of the document if the reference does not name another one.
    let storyboard: String
    /// The identifier of the scene; nil for the initial one.
    let identifier: String?
    /// The identifier of the bundle that has the storyboard; nil for the bundle of the reference itself.
    let bundle: String?

    /// Reads the reference of a placeholder; nil for any other object.
    init?(_ object: CheckedObject, in document: DocumentContext) {
        guard object.element == "viewControllerPlaceholder" || object.element == "controllerPlaceholder" else {
            return nil
        }
        func value(_ name: String) -> String? {
            document.tree.attribute(name, of: object.node).flatMap { $0.isEmpty ? nil : $0 }
        }
        self.document = document
        self.object = object
        storyboard = value("storyboardName") ?? document.nibName
        identifier = value("referencedIdentifier")
        bundle = value("bundleIdentifier")
    }

    /// Returns the references of a storyboard.
    static func all(in document: DocumentContext) -> [ReferencedScene] {
        document.document.kind.isStoryboard
            ? document.objects.compactMap { ReferencedScene($0, in: document) } : []
    }

    /// What a reference leads to.
    enum Target {
        /// The scene is there.
        case scene
        /// No document of the bundle is a storyboard of that name.
        case noStoryboard
        /// The storyboard has no scene with the identifier.
        case noIdentifier(of: [DocumentContext])
        /// The storyboard has no initial controller.
        case noInitial(of: [DocumentContext])
    }

    /// Finds what the reference leads to in a bundle.
    func target(in bundle: DocumentBundle) -> Target {
        let storyboards = bundle.storyboards(named: storyboard)
        if storyboards.isEmpty { return .noStoryboard }
        guard let identifier else {
            let initial = "initialViewController"
            let hasOne = storyboards.contains { $0.tree.attribute(initial, of: $0.tree.root)?.isEmpty == false }
            return hasOne ? .scene : .noInitial(of: storyboards)
        }
        return storyboards.contains { $0.sceneIdentifiers[identifier] != nil } ? .scene : .noIdentifier(of: storyboards)
    }
}
