import NibCatalog
import XMLTree

/// What comes along with a fresh object outside of it, as Interface Builder makes it: controllers in scenes of their own, and
/// other objects at the top level.
package struct FreshCompanions {
    /// The names that the ids have in the object's form, in the order in which the ids are given.
    package let names: [String]
    private let scenes: [FreshScene]
    private let objects: [FreshElement]
    private let catalog: Catalog

    /// Prepares what comes along with an object.
    package init(of fresh: FreshElement, in document: NibDocument) {
        catalog = document.catalog
        scenes = fresh.companions.filter { $0.kind == .scene }.map {
            FreshScene($0.element, called: $0.element.newIDs.first ?? "", in: document)
        }
        objects = fresh.companions.filter { $0.kind == .object }.map(\.element)
        names = scenes.flatMap(\.names) + objects.flatMap(\.newIDs)
    }

    /// Adds it to the document.
    ///
    /// - Parameters:
    ///   - ids: the ids by their names, of the object and of what comes along.
    ///   - object: the object, beside whose top-level ancestor other objects go; nil if there are no such objects.
    ///   - edit: the transaction.
    /// - Throws: `NibError` if the document cannot have them.
    package func add(ids: [String: String], beside object: NodeID?, in edit: Edit) throws(NibError) {
        for scene in scenes { _ = try edit.add(scene, named: ids) }
        guard let object, !objects.isEmpty else { return }
        let holder = edit.document.scene(of: object) ?? edit.tree.root
        guard let list = edit.tree.elements(in: holder).first(where: { edit.tree.name($0) == "objects" }) else {
            throw NibError(.wrongPlace, "the object is not in a list of objects")
        }
        let maker = FreshMaker(catalog: catalog, ids: ids)
        for element in objects { try edit.place(edit.makeElement(maker.element(element), for: list), into: list) }
    }
}
