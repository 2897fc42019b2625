import NibCatalog
import XMLTree

/// A scene as Interface Builder makes it anew for a controller: the controller with its view, and First Responder.
public struct FreshScene {
    /// How many ids it takes: the controller's, the scene's, then those of what is in it in the order of the document.
    public var idCount: Int { names.count }

    private let document: NibDocument
    private let controller: FreshElement
    private let responder: FreshElement?
    private let names: [String]

    /// Prepares the scene of a controller for a document.
    ///
    /// Sizes are those of the document's device, guides those of its layout (`useSafeAreas` or layout guides), colors those
    /// that its version of Xcode wrote.
    ///
    /// - Parameters:
    ///   - element: the controller's element, such as `viewController`.
    ///   - document: the storyboard.
    /// - Throws: `NibError` when the element is no controller.
    public init(_ element: String, in document: NibDocument) throws(NibError) {
        guard document.isController(element: element) else {
            throw NibError(.wrongPlace, "<\(element)> is no controller, and only controllers have scenes")
        }
        self.document = document
        var root =
            document.catalog.fresh(element)
            ?? FreshElement(element, [.init(name: "sceneMemberID", value: .text("viewController"))])
        root.attributes.append(.init(name: "id", value: .id("self")))
        SceneStyle(document).adapt(&root)
        controller = root
        responder = Self.firstResponder(document)
        names = ["self", "scene"] + root.newIDs.filter { $0 != "self" } + (responder?.newIDs ?? [])
    }

    /// First Responder as the catalog has it, with the class that the document's other scenes give it, or none.
    private static func firstResponder(_ document: NibDocument) -> FreshElement? {
        guard var responder = document.catalog.fresh("scene")?.children.first?.children.first else { return nil }
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

    /// The scene as text, in the orders of the document's era.
    fileprivate func text(ids given: [String], at place: (x: Double, y: Double)) -> String {
        let ids = Dictionary(zip(names, given), uniquingKeysWith: { first, _ in first })
        let maker = FreshText(catalog: document.catalog, ids: ids)
        let point = "<point key=\"canvasLocation\" x=\"\(Numbers.spell(place.x))\" y=\"\(Numbers.spell(place.y))\"/>"
        return "<scene sceneID=\"\(Escaping.attribute(ids["scene"] ?? ""))\"><objects>\(maker.text(controller))"
            + "\(responder.map { maker.text($0) } ?? "")</objects>\(point)</scene>"
    }
}

extension Edit {
    /// Puts a fresh scene behind the others, to the right of them on the canvas.
    ///
    /// What it uses is noted in the document: capabilities, system colors. A document without scenes gets its controller as
    /// the initial one, unless it is a reference to another storyboard.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - ids: as many as it takes, all free.
    /// - Returns: the controller.
    /// - Throws: `NibError` when the document has no place for scenes.
    public func add(_ scene: FreshScene, ids: [String]) throws(NibError) -> NodeID {
        guard document.kind.isStoryboard else { throw NibError(.wrongPlace, "a xib has no scenes") }
        let isFirst = document.scenes.isEmpty && tree.attribute("initialViewController", of: tree.root) == nil
        let scenes = list("scenes", in: tree.root)
        let node = try makeElement(from: scene.text(ids: ids, at: SceneCanvas(document).next), for: scenes)
        insert(node, into: scenes, before: nil)
        try noteNeeds(of: node)
        guard let controller = document.controller(of: node) else {
            throw NibError(.wrongPlace, "the scene has no controller")
        }
        if isFirst, !tree.name(controller).hasSuffix("Placeholder") {
            setAttribute("initialViewController", to: ids[0], of: tree.root)
        }
        return controller
    }
}

extension Edit {
    /// Puts a scene that is there as text behind the others.
    func addScene(from text: String) throws(NibError) {
        let scenes = list("scenes", in: tree.root)
        insert(try makeElement(from: text, for: scenes), into: scenes, before: nil)
    }
}
