import NibCatalog
import XMLTree

/// A scene as Interface Builder makes it anew for a controller: the controller with its view, and First Responder.
public struct FreshScene {
    /// How many ids it takes: the controller's, the scene's, then those of what is in it in the order of the document.
    public var idCount: Int { names.count }

    private let document: NibDocument
    private let controller: SceneElement
    private let responder: SceneElement?
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
        var root: SceneElement
        if let fresh = document.catalog.fresh(element) {
            root = SceneElement(fresh)
        } else {
            root = SceneElement(element)
            root.set("sceneMemberID", "viewController")
        }
        root.attributes.append((name: "id", value: .id("self")))
        SceneStyle(document).adapt(&root)
        controller = root
        responder = Self.firstResponder(document)
        names = ["self", "scene"] + root.newIDs.filter { $0 != "self" } + (responder?.newIDs ?? [])
    }

    /// First Responder as the catalog has it, with the class that the document's other scenes give it, or none.
    private static func firstResponder(_ document: NibDocument) -> SceneElement? {
        guard let scene = document.catalog.fresh("scene").map({ SceneElement($0) }),
            var responder = scene.children.first?.children.first
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

    /// The scene as text, in the orders of the document's era.
    fileprivate func text(ids given: [String], at place: (x: Double, y: Double)) -> String {
        let ids = Dictionary(zip(names, given), uniquingKeysWith: { first, _ in first })
        let maker = SceneText(catalog: document.catalog, ids: ids)
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

/// An element on its way into a scene.
struct SceneElement {
    let tag: String
    var attributes: [(name: String, value: FreshElement.Value)] = []
    var children: [SceneElement] = []
    var text: String?

    init(_ tag: String, _ attributes: [(String, FreshElement.Value)] = []) {
        self.tag = tag
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    }

    init(_ fresh: FreshElement) {
        tag = fresh.tag
        attributes = fresh.attributes.map { (name: $0.name, value: $0.value) }
        children = fresh.children.map { SceneElement($0) }
        text = fresh.text
    }

    /// The value of an attribute that is known already.
    subscript(name: String) -> String? {
        for case (name, .text(let text)) in attributes { return text }
        return nil
    }

    mutating func set(_ name: String, _ value: String) {
        remove(name)
        attributes.append((name: name, value: .text(value)))
    }

    mutating func remove(_ name: String) { attributes.removeAll { $0.name == name } }

    /// The label by which orders know it: `tag` or `tag@key`.
    var label: String { self["key"].map { "\(tag)@\($0)" } ?? tag }

    /// The names of the ids to make, in the order of the document.
    var newIDs: [String] {
        var found: [String] = []
        for case ("id", .id(let name)) in attributes { found.append(name) }
        return found + children.flatMap(\.newIDs)
    }
}

/// Writes elements as text, attributes and children in the order of an era; they are a few levels deep.
struct SceneText {
    let catalog: Catalog
    let ids: [String: String]

    func text(_ element: SceneElement) -> String {
        var present: [(name: String, value: FreshElement.Value)] = []
        for attribute in element.attributes {
            let place = catalog.attributePosition(
                element: element.tag, present: present.map(\.name), new: attribute.name)
            present.insert(attribute, at: place)
        }
        var out = "<\(element.tag)"
        for attribute in present { out += " \(attribute.name)=\"\(Escaping.attribute(value(attribute.value)))\"" }
        if let text = element.text { return out + ">\(Escaping.text(text))</\(element.tag)>" }
        guard !element.children.isEmpty else { return out + "/>" }
        out += ">"
        for child in ordered(element) { out += text(child) }
        return out + "</\(element.tag)>"
    }

    private func value(_ value: FreshElement.Value) -> String {
        switch value {
        case .text(let text): text
        case .id(let name): ids[name] ?? name
        case .uuid: ids["self"] ?? ""
        }
    }

    private func ordered(_ element: SceneElement) -> [SceneElement] {
        guard catalog.orderOfList(element.tag) == nil else { return element.children }
        var result: [SceneElement] = []
        for child in element.children {
            let place = catalog.childPosition(element: element.tag, present: result.map(\.label), new: child.label)
            result.insert(child, at: place)
        }
        return result
    }
}
