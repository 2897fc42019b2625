import NibCatalog
import XMLTree

/// A new scene for a controller as Interface Builder makes it: the controller with its view, and First Responder.
package struct FreshScene {
    /// The number of ids that the scene needs: for the controller, the scene, then its other elements in document
    /// order, and those of the scenes that come along.
    package var idCount: Int { names.count }

    /// The names that the ids have in the controller's form.
    let names: [String]
    private let document: NibDocument
    private let controller: FreshElement
    private let responder: FreshElement?
    private let companions: FreshCompanions
    /// The name of the scene's own id.
    private let sceneName: String

    /// Prepares a new scene for a document.
    ///
    /// Sizes suit the document's device, guides its kind of layout (`useSafeAreas` or layout guides), and colors the
    /// Xcode version that saved it.
    ///
    /// - Parameters:
    ///   - form: the controller's element, such as `viewController`, perhaps with a variant after a colon.
    ///   - document: the storyboard.
    /// - Throws: `NibError` if the element is not a controller.
    package init(_ form: String, in document: NibDocument) throws(NibError) {
        let (element, variant) = FreshElement.split(form)
        guard document.isController(element: element) else {
            throw NibError(.wrongPlace, "<\(element)> is not a controller; only a controller can have a scene")
        }
        let known = document.catalog.fresh(element, variant: variant)
        guard known != nil || variant == nil else {
            throw NibError(.wrongPlace, "<\(element)> has no variant '\(variant ?? "")'")
        }
        // Scenes of watchOS have no members but their controllers.
        let isWatch = document.kind.platform == .watchOS
        let member = FreshElement.Attribute(name: "sceneMemberID", value: .text("viewController"))
        var root = known ?? FreshElement(element, attributes: isWatch ? [] : [member])
        root.attributes.append(.init(name: "id", value: .id("self")))
        self.init(root, called: "self", in: document)
    }

    /// Prepares a new scene for a controller.
    ///
    /// - Parameters:
    ///   - controller: the controller.
    ///   - own: the name that its id has in its form.
    ///   - document: the storyboard.
    init(_ controller: FreshElement, called own: String, in document: NibDocument) {
        var controller = controller
        SceneStyle(document).adapt(&controller)
        let prefix = own == "self" ? "" : own + "."
        for index in controller.children.indices where controller.children[index].tag == "layoutGuides" {
            controller.children[index] = controller.children[index].withIDs(prefixed: prefix)
        }
        self.document = document
        self.controller = controller
        responder = Self.firstResponder(document)?.withIDs(prefixed: prefix)
        companions = FreshCompanions(of: controller, in: document)
        sceneName = prefix + "scene"
        names =
            [own, sceneName] + controller.newIDs.filter { $0 != own } + (responder?.newIDs ?? []) + companions.names
    }

    /// Returns First Responder from the catalogue, with a class if the document's other scenes have one.
    private static func firstResponder(_ document: NibDocument) -> FreshElement? {
        guard document.kind.platform != .watchOS,
            var responder = document.catalog.fresh("scene")?.children.first?.children.first
        else { return nil }
        let others = document.scenes.lazy.compactMap {
            document.children(of: $0).last { document.placeholder($0) == .firstResponder }
        }
        guard document.kind.family == .cocoaTouch else { return responder }
        let hasClass =
            others.first.map { document.tree.attribute("customClass", of: $0) != nil }
            ?? (document.toolsVersion >= 24000)
        if !hasClass { responder.remove("customClass") }
        return responder
    }

    /// Describes the scene in the orders of the document's era.
    fileprivate func element(ids: [String: String], at place: (x: Double, y: Double)) -> NewElement {
        let maker = FreshMaker(catalog: document.catalog, ids: ids)
        let objects = [controller] + (responder.map { [$0] } ?? [])
        let point = [("key", "canvasLocation"), ("x", Numbers.spell(place.x)), ("y", Numbers.spell(place.y))]
        return NewElement(
            "scene", attributes: [Attribute("sceneID", ids[sceneName] ?? "")],
            content: .elements([
                NewElement("objects", attributes: [], content: .elements(objects.map(maker.element))),
                NewElement("point", attributes: point.map { Attribute($0.0, $0.1) }),
            ]))
    }

    /// The ids by their names.
    fileprivate func ids(_ given: [String]) -> [String: String] {
        Dictionary(zip(names, given), uniquingKeysWith: { first, _ in first })
    }

    /// Adds what comes along with the controller.
    fileprivate func addCompanions(ids: [String: String], in edit: Edit) throws(NibError) {
        try companions.add(ids: ids, beside: nil, in: edit)
    }
}

extension Edit {
    /// Appends a new scene and positions it to the right of the others on the canvas.
    ///
    /// The capabilities and system colors that it uses are added to the document. In a document without scenes its
    /// controller becomes the initial one, unless it is a reference to another storyboard.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - ids: as many unused ids as `idCount` says.
    /// - Returns: the controller.
    /// - Throws: `NibError` if the document cannot have scenes.
    package func add(_ scene: FreshScene, ids: [String]) throws(NibError) -> NodeID {
        try add(scene, named: scene.ids(ids))
    }

    /// Appends a new scene with the ids that have names in its controller's form.
    func add(_ scene: FreshScene, named ids: [String: String]) throws(NibError) -> NodeID {
        guard document.kind.isStoryboard else { throw NibError(.wrongPlace, "a xib has no scenes") }
        let isFirst = document.scenes.isEmpty && tree.attribute("initialViewController", of: tree.root) == nil
        let scenes = list("scenes", in: tree.root)
        let node = makeElement(scene.element(ids: ids, at: SceneCanvas(document).next), for: scenes)
        insert(node, into: scenes, before: nil)
        guard let controller = document.controller(of: node) else {
            throw NibError(.wrongPlace, "the scene has no controller")
        }
        if isFirst, !tree.name(controller).hasSuffix("Placeholder"), let id = document.id(of: controller) {
            setAttribute("initialViewController", to: id, of: tree.root)
        }
        try scene.addCompanions(ids: ids, in: self)
        return controller
    }
}

extension Edit {
    /// Appends a scene given as text.
    func addScene(from text: String) throws(NibError) {
        let scenes = list("scenes", in: tree.root)
        insert(try makeElement(from: text, for: scenes), into: scenes, before: nil)
    }
}
