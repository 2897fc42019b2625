import NibDocument

/// Scenes by the names that code and other storyboards have for them.
extension DocumentContext {
    /// Returns the identifiers of a controller: the storyboard identifier, which AppKit's old documents call `identifier`.
    package func identifiers(ofController controller: CheckedObject) -> [String] {
        ["storyboardIdentifier", "identifier"].compactMap { name in
            tree.attribute(name, of: controller.node).flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// The attribute of a segue that names its segue action.
    package static let segueActionName = "destinationCreationSelector"

    /// Returns the selector of the segue action that makes the destination of a segue; nil if it has none.
    package func segueAction(of segue: Connection) -> String? {
        tree.attribute(Self.segueActionName, of: segue.node).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the selectors that performing a segue sends: its segue action and its unwind action.
    package func selectors(ofSegue segue: Connection) -> [String] {
        [Self.segueActionName, "unwindAction"].compactMap { tree.attribute($0, of: segue.node) }
    }

    /// Finds the controllers of scenes by their identifiers.
    func findSceneIdentifiers() -> [String: CheckedObject] {
        var found: [String: CheckedObject] = [:]
        for scene in scenes.indices {
            guard let controller = controller(ofScene: scene) else { continue }
            for identifier in identifiers(ofController: controller) { found[identifier] = controller }
        }
        return found
    }
}
