import NibCatalog
import XMLTree

extension Edit {
    /// Takes scenes out of the document, and puts references in the place of those that others lead to.
    ///
    /// Controllers that stay get the identifiers that references to them need: their own ids.
    ///
    /// - Throws: `NibError` if something that cannot be removed refers to a scene.
    package func takeOut(_ departure: SceneDeparture) throws(NibError) {
        let wanted = departure.wanted
        for node in departure.unnamed {
            if let id = document.id(of: node) { setAttribute("storyboardIdentifier", to: id, of: node) }
        }
        let ids = Set(departure.scenes.flatMap { document.idsInside($0) })
        removeEntries(of: ids)
        let kept = Set(wanted.compactMap { document.scene(of: $0) })
        for controller in wanted where !document.isStoryboardReference(controller) {
            try stand(for: controller, of: departure)
        }
        for scene in document.scenes where departure.scenes.contains(scene) && !kept.contains(scene) {
            try NibError.throwIfInterrupted()
            _ = try removeWithReferences(scene)
        }
    }

    /// Removes what the document keeps of objects in lists of its own: of a scene that leaves, the other storyboard has it.
    private func removeEntries(of ids: Set<String>) {
        for (list, name) in [(TieBreakers.list, "reference"), ("designables", "name")] {
            guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == list }) else { continue }
            for entry in Array(tree.elements(in: list)) where tree.attribute(name, of: entry).map(ids.contains) == true
            {
                remove(entry)
            }
        }
    }

    /// Puts a reference in the place of a controller, and leaves First Responder beside it.
    private func stand(for controller: NodeID, of departure: SceneDeparture) throws(NibError) {
        guard let objects = tree.parent(controller), let id = document.id(of: controller) else { return }
        let identifier = document.storyboardIdentifier(of: controller) ?? (id == departure.initial ? nil : id)
        var attributes = [Attribute("storyboardName", departure.storyboard)]
        if let identifier { attributes.append(Attribute("referencedIdentifier", identifier)) }
        attributes += [Attribute("id", id), Attribute("sceneMemberID", "viewController")]
        let items = ["navigationItem", "tabBarItem"].compactMap { key -> NewElement? in
            guard let item = document.child(keyed: key, of: controller), let id = document.id(of: item) else {
                return nil
            }
            let title = key == "tabBarItem" ? [Attribute("title", "Item")] : []
            return NewElement(key, attributes: [Attribute("key", key)] + title + [Attribute("id", id)])
        }
        let name = document.kind.family == .cocoa ? "controllerPlaceholder" : "viewControllerPlaceholder"
        let reference = NewElement(name, attributes: attributes, content: items.isEmpty ? .nothing : .elements(items))
        replace(controller, with: makeElement(reference, for: objects))
        for object in Array(tree.elements(in: objects)) where !document.isStoryboardReference(object) {
            if document.placeholder(object) == .firstResponder {
                for child in Array(tree.elements(in: object)) { remove(child) }
            } else {
                remove(object)
            }
        }
    }
}
