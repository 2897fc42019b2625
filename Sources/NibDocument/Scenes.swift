import NibCatalog
import XMLTree

/// The scenes of a storyboard, and the comment that Interface Builder writes before each.
extension NibDocument {
    /// The scenes, in document order.
    package var scenes: [NodeID] {
        guard let list = sceneList else { return [] }
        return tree.elements(in: list).filter { tree.name($0) == "scene" }
    }

    /// The list of the scenes; nil if there is none.
    var sceneList: NodeID? { tree.elements(in: tree.root).first { tree.name($0) == "scenes" } }

    /// Returns the scene that is or contains a node; nil if there is none.
    package func scene(of node: NodeID) -> NodeID? {
        guard kind.isStoryboard else { return nil }
        var current: NodeID? = node
        while let candidate = current {
            if tree.name(candidate) == "scene" { return candidate }
            current = tree.parent(candidate)
        }
        return nil
    }

    /// Returns the scene with a `sceneID`; nil if there is none.
    package func scene(withID id: String) -> NodeID? {
        guard let list = sceneList else { return nil }
        func isMeant(_ scene: NodeID) -> Bool {
            tree.parent(scene) == list && tree.name(scene) == "scene" && tree.attribute("sceneID", of: scene, is: id)
        }
        for (index, scene) in tree.elements(in: list).enumerated() {
            guard index < Self.fewScenes else { return inDocumentOrder(sceneIDs.nodes(id)).first(where: isMeant) }
            if isMeant(scene) { return scene }
        }
        return nil
    }

    /// Up to this number of scenes, each is looked at to find one by its id.
    private static let fewScenes = 64

    /// Returns the main object of a scene: the one that says so, wherever it stands (1,218 of 1,235 applications of macOS).
    ///
    /// watchOS documents do not say it. There it is the first controller, and in a scene without one the first object of its own.
    package func controller(of scene: NodeID) -> NodeID? {
        guard let objects = tree.elements(in: scene).first(where: { tree.name($0) == "objects" }) else { return nil }
        var (controller, first): (NodeID?, NodeID?) = (nil, nil)
        for object in tree.elements(in: objects) where placeholder(object) == nil && tree.name(object) != "exit" {
            if tree.attribute("sceneMemberID", of: object, is: "viewController") { return object }
            if controller == nil, isController(object) { controller = object }
            first = first ?? object
        }
        return controller ?? first ?? tree.firstElement(in: objects)
    }

    /// Returns the label that Xcode gives a scene and writes in the comment before it
    /// (Documentation/Format/Scenes.md#labels).
    package func label(ofScene scene: NodeID) -> String? {
        guard let controller = controller(of: scene) else { return nil }
        let name = tree.name(controller)
        if kind.platform == .watchOS { return labelOnWatch(of: controller) }
        if toolsVersion < Self.firstWithTitlesOnly, let label = oldLabel(of: controller) { return label }
        if let label = value("userLabel", of: controller) ?? value("title", of: controller) { return label }
        if name == "viewControllerPlaceholder" || name == "controllerPlaceholder" {
            return value("referencedIdentifier", of: controller) ?? value("storyboardName", of: controller)
                ?? "Storyboard Reference"
        }
        return itemTitle(of: controller) ?? classLabel(of: controller)
    }

    /// The title of a controller's item in the bar around it.
    private func itemTitle(of controller: NodeID) -> String? {
        for key in ["navigationItem", "tabBarItem"] {
            if let item = child(keyed: key, of: controller), let title = value("title", of: item) { return title }
        }
        return nil
    }

    /// The first `toolsVersion` whose scenes have their titles as labels: the newest known to put the class before the title is
    /// 6198 (104 scenes).
    private static let firstWithTitlesOnly = 6200

    /// The label of a scene in a document of an old Xcode: its class and its title, such as `View Controller - Inbox`, also the title of its
    /// item in a bar (8 of 8).
    ///
    /// - Returns: nil for a scene without a title, or with a label of its own.
    private func oldLabel(of controller: NodeID) -> String? {
        guard value("userLabel", of: controller) == nil else { return nil }
        let window = tree.name(controller) == "windowController" ? child(keyed: "window", of: controller) : nil
        let title =
            value("title", of: controller) ?? window.flatMap { value("title", of: $0) } ?? itemTitle(of: controller)
        return title.map { "\(classLabel(of: controller)) - \($0)" }
    }

    /// The label of a watchOS scene: a notification's and a glance's class does not count.
    private func labelOnWatch(of controller: NodeID) -> String {
        for name in ["userLabel", "title", "identifier"] {
            if let label = value(name, of: controller) { return label }
        }
        switch tree.name(controller) {
        case "notificationController": return "Static Notification Interface Controller"
        case "glanceController": return "Glance Interface Controller"
        case "controller":
            return value("customClass", of: controller).map { Self.words(ofClass: $0) } ?? "Interface Controller"
        default: return classLabel(of: controller)
        }
    }

    /// The class of a controller in words, without its prefix; that of its element if it has none of its own.
    private func classLabel(of controller: NodeID) -> String {
        let name = tree.name(controller)
        if name != "windowController", let customClass = value("customClass", of: controller) {
            return Self.words(ofClass: customClass)
        }
        return Self.controllerNames[name] ?? Self.words(ofElement: name)
    }

    /// Returns the comment directly before a scene; nil if there is none.
    func comment(before scene: NodeID) -> NodeID? {
        guard let space = tree.previous(scene) else { return nil }
        if tree.kind(space) == .comment { return space }
        guard tree.isWhiteSpace(space), let comment = tree.previous(space), tree.kind(comment) == .comment else {
            return nil
        }
        return comment
    }

    private func value(_ name: String, of node: NodeID) -> String? {
        guard let value = tree.attribute(name, of: node), !value.isEmpty else { return nil }
        return value
    }

    /// Returns the name of a scene in commands: `scene:ID`, or its controller's id if `scene:ID` does not find the scene.
    package func name(ofScene scene: NodeID) -> String {
        if let id = tree.attribute("sceneID", of: scene), self.scene(withID: id) == scene { return "scene:\(id)" }
        return controller(of: scene).flatMap { id(of: $0) } ?? "?"
    }

    /// Returns the child element with a key; nil if there is none.
    package func child(keyed key: String, of node: NodeID) -> NodeID? {
        tree.elements(in: node).first { tree.attribute("key", of: $0, is: key) }
    }

    private static let controllerNames = [
        "avPlayerViewController": "AV Player View Controller",
        "glkViewController": "GLKit View Controller",
        "pagecontroller": "Page Controller",
    ]

    /// Returns an element name in words: `Table View Controller` for `tableViewController`.
    static func words(ofElement name: String) -> String {
        var out = ""
        var previous: UInt8 = 0
        for byte in name.utf8 {
            let isUpper = byte >= 65 && byte <= 90
            if isUpper, previous >= 97, previous <= 122 { out += " " }
            let first = out.isEmpty && byte >= 97 && byte <= 122
            out.unicodeScalars.append(Unicode.Scalar(first ? byte - 32 : byte))
            previous = byte
        }
        return out
    }

    /// Returns a class name in words without its prefix: `View Controller` for `EWViewController`.
    ///
    /// A word begins at each capital that a lower-case letter follows, and after an underscore.
    static func words(ofClass name: String) -> String {
        let letters = Array(name.unicodeScalars)
        func isUpper(_ i: Int) -> Bool { i < letters.count && (65...90).contains(letters[i].value) }
        func isLower(_ i: Int) -> Bool { i < letters.count && (97...122).contains(letters[i].value) }
        var words: [String] = [""]
        for i in letters.indices {
            if letters[i] == "_" {
                words.append("")
                continue
            }
            if i > 0, isUpper(i), isLower(i + 1) { words.append("") }
            words[words.count - 1].unicodeScalars.append(letters[i])
        }
        words.removeAll(where: \.isEmpty)
        if words.count > 1, isPrefix(words[0]) { words.removeFirst() }
        return words.isEmpty ? name : words.joined(separator: " ")
    }

    /// Whether a word is a prefix: one or more capitals, with at most one lower-case letter before them.
    private static func isPrefix(_ word: String) -> Bool {
        var letters = Substring(word).utf8
        if let first = letters.first, (97...122).contains(first) { letters = letters.dropFirst() }
        return !letters.isEmpty && letters.allSatisfy { (65...90).contains($0) }
    }
}
