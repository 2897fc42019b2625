import NibCatalog
import NibDocument
import XMLTree

/// The objects of a document to which the actions of a new menu go: First Responder, and the font manager for those of its Font
/// menu.
struct MenuTargets {
    /// The names by which the form of a menu refers to them.
    private static let (firstResponder, fontManager) = ("firstResponder", "fontManager")
    private static let fontManagerClass = "NSFontManager"

    /// The ids of those that the document has, by their names in the form.
    let ids: [String: String]

    /// Whether the form of a new object refers to one of them.
    static func concern(_ fresh: FreshElement) -> Bool {
        let elements = [fresh] + fresh.companions.map(\.element)
        return [firstResponder, fontManager].contains { name in elements.contains { $0.refers(to: name) } }
    }

    /// Finds the objects near an element.
    init(near node: NodeID, in document: NibDocument) {
        var found: [String: String] = [:]
        guard document.kind.family == .cocoa else {
            ids = found
            return
        }
        let responder = document.firstResponder(near: node) ?? document.firstResponder(near: document.scenes.first)
        found[Self.firstResponder] = responder.flatMap { document.id(of: $0) }
        // A menu in an application's scene uses the font manager there, a menu elsewhere that of its own scene.
        let tree = document.tree
        let scope = document.scene(of: node) ?? tree.root
        let objects = tree.elements(in: scope).first { tree.name($0) == "objects" }
        let manager = objects.flatMap { objects in
            tree.elements(in: objects).first { tree.attribute("customClass", of: $0, is: Self.fontManagerClass) }
        }
        found[Self.fontManager] = manager.flatMap { document.id(of: $0) }
        ids = found
    }

    /// A form with the font manager that comes along if the menu needs one and the document has none.
    func completed(_ fresh: FreshElement) -> FreshElement {
        guard ids[Self.fontManager] == nil, fresh.refers(to: Self.fontManager) else { return fresh }
        var whole = fresh
        let manager = FreshElement(
            "customObject",
            attributes: [
                .init(name: "id", value: .id(Self.fontManager)),
                .init(name: "customClass", value: .text(Self.fontManagerClass)),
            ])
        whole.companions.append(FreshCompanion(kind: .object, element: manager))
        return whole
    }
}
