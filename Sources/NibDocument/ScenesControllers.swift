import NibCatalog
import XMLTree

/// Controllers of scenes, and the segues between scenes.
extension NibDocument {
    private static let controllerClasses = [
        "UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController",
    ]

    /// Whether an element is a view, window or interface controller, or a reference to one in another storyboard.
    package func isController(_ node: NodeID) -> Bool { isController(element: tree.name(node)) }

    /// Whether elements with a name are controllers, which have scenes.
    package func isController(element: String) -> Bool {
        guard let name = catalog.element(element)?.className else { return false }
        return Self.controllerClasses.contains { catalog.isClass(name, kindOf: $0) }
    }

    /// The scene whose controller is the document's initial one.
    package var initialScene: NodeID? {
        guard let id = tree.attribute("initialViewController", of: tree.root) else { return nil }
        return element(withID: id).flatMap { scene(of: $0) }
    }

    /// Returns the list of a scene's objects: the controller first, then First Responder, the exit and others.
    func objectList(of scene: NodeID) -> NodeID? {
        tree.elements(in: scene).first { tree.name($0) == "objects" }
    }

    /// Returns the exit of a scene, the destination of its unwind segues; nil if it has none.
    package func exit(of scene: NodeID) -> NodeID? {
        objectList(of: scene).flatMap { list in tree.elements(in: list).first { tree.name($0) == "exit" } }
    }

    /// Returns the segues that start in a scene, in document order.
    package func segues(from scene: NodeID) -> [Connection] {
        guard let symbol = tree.symbol("segue") else { return [] }
        return tree.subtree(scene).filter { tree.symbol(of: $0) == symbol }.compactMap { connection($0) }
    }

    /// Whether a segue shows its destination inside its source, rather than after or over it.
    package func isContainment(_ segue: Connection) -> Bool { segue.name == "relationship" || segue.name == "embed" }

    /// Whether a controller can have several children by a relationship (such as "view controllers" in Xcode's
    /// inspector).
    package func isToMany(relationship: String) -> Bool {
        relationship == "viewControllers" || relationship == "tabItems" || relationship == "splitItems"
    }

    /// Whether an object can trigger segues: controllers, controls, cells, bar and menu items, gesture recognizers.
    ///
    /// An object with a custom class may be a control. On watchOS any object may trigger a segue, including groups and
    /// rows.
    package func canTriggerSegues(_ node: NodeID) -> Bool {
        let element = tree.name(node)
        if placeholder(node) != nil || element == "exit" { return false }
        if isController(node) || kind.platform == .watchOS || tree.attribute("customClass", of: node) != nil {
            return true
        }
        if catalog.actionForm(element) != nil { return true }
        guard let name = catalog.element(element)?.className else { return catalog.element(element) == nil }
        return ["UITableViewCell", "UICollectionViewCell"].contains { catalog.isClass(name, kindOf: $0) }
    }
}

/// An element that Interface Builder creates together with a relationship segue.
package struct SegueCompanion: Equatable, Sendable {
    /// The element name: `navigationItem`, `tabBarItem`, `tabViewItem` or `splitViewItem`.
    let element: String
    /// The key in the destination; nil for an item in a list of the source.
    let key: String?
    /// The list in the source, such as `tabViewItems`; nil for an item in the destination.
    let list: String?
}

extension NibDocument {
    /// The lists of AppKit's container controllers that have one item per child, in the order of the children.
    static let itemLists = [
        "tabItems": (list: "tabViewItems", item: "tabViewItem"),
        "splitItems": (list: "splitViewItems", item: "splitViewItem"),
    ]

    /// Returns the element to create with a new relationship segue; nil if none is needed or it exists.
    ///
    /// Measured: every root of a navigation controller has a navigation item, every child of a tab bar controller a tab
    /// bar item, and AppKit's tab and split view controllers have one item per child.
    package func companion(ofRelationship name: String, from source: NodeID, to destination: NodeID) -> SegueCompanion?
    {
        if let items = Self.itemLists[name] {
            let list = tree.elements(in: source).first { tree.name($0) == items.list }
            let count = list.map { Array(tree.elements(in: $0)).count } ?? 0
            let segues = connections(.segue, from: source).filter { $0.relationship == name }
            return count > segues.count ? nil : SegueCompanion(element: items.item, key: nil, list: items.list)
        }
        let element: String
        switch name {
        case "rootViewController": element = "navigationItem"
        case "viewControllers": element = "tabBarItem"
        default: return nil
        }
        guard child(keyed: element, of: destination) == nil else { return nil }
        return SegueCompanion(element: element, key: element, list: nil)
    }
}

extension Edit {
    /// Creates the element that goes with a relationship segue, after the segue itself.
    package func add(_ companion: SegueCompanion, id: String, from source: NodeID, to destination: NodeID)
        throws(NibError)
    {
        var attributes: [Attribute] = []
        if let key = companion.key { attributes.append(Attribute("key", key)) }
        if companion.element == "tabBarItem" { attributes.append(Attribute("title", "Item")) }
        attributes.append(Attribute("id", id))
        let node = tree.makeElement(companion.element, attributes: attributes)
        let parent = companion.list.map { list($0, in: source) } ?? destination
        try place(node, into: parent)
    }

    /// Creates the exit of a scene, after its First Responder.
    package func addExit(to scene: NodeID, id: String) throws(NibError) -> NodeID {
        guard let objects = document.objectList(of: scene) else {
            throw NibError(.wrongPlace, "the scene has no <objects>")
        }
        let node = tree.makeElement(
            "exit",
            attributes: [Attribute("id", id), Attribute("userLabel", "Exit"), Attribute("sceneMemberID", "exit")])
        let responder = tree.elements(in: objects).first { document.placeholder($0) == .firstResponder }
        let last = responder ?? tree.firstElement(in: objects)
        insert(node, into: objects, before: last.flatMap { tree.nextElement($0) })
        return node
    }

    /// Removes a scene together with the segues that lead to it and the container items for its controllers.
    ///
    /// - Returns: what was removed with it, including the document's `initialViewController` if that was in this scene.
    /// - Throws: `NibError` if something that cannot be removed refers to it.
    package func removeScene(_ scene: NodeID) throws(NibError) -> Removal {
        let items = itemsOfChildren(in: scene)
        var removal = try removeWithReferences(scene)
        for item in items where tree.isAttached(item) {
            removal.items.append(
                Removal.Item(
                    element: tree.name(item), id: document.id(of: item) ?? "", text: document.summary(of: item)))
            removal.items += try removeWithReferences(item).items
        }
        return removal
    }

    /// Returns the items in containers of other scenes that represent controllers of a scene.
    private func itemsOfChildren(in scene: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        for id in document.idsInside(scene) {
            for segue in document.connections(to: id) {
                guard let name = segue.relationship, let names = NibDocument.itemLists[name],
                    !tree.contains(scene, inner: segue.node),
                    let list = tree.elements(in: segue.source).first(where: { tree.name($0) == names.list })
                else { continue }
                let siblings = document.connections(.segue, from: segue.source).filter { $0.relationship == name }
                let items = Array(tree.elements(in: list))
                guard items.count == siblings.count, let index = siblings.firstIndex(where: { $0.node == segue.node })
                else { continue }
                result.append(items[index])
            }
        }
        return result
    }
}
