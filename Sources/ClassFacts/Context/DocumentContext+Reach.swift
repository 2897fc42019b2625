import NibDocument
import XMLTree

/// Which parts of a document can come to life.
extension DocumentContext {
    /// A selector that is sent to an object.
    package struct SentAction: Hashable {
        let selector: String
        let destination: String

        /// Makes the action that a selector and the id of its target stand for.
        package init(selector: String, destination: String) {
            self.selector = selector
            self.destination = destination
        }
    }

    /// An event for which an object sends something.
    package struct SentEvent: Hashable {
        let source: NodeID
        let event: String

        /// Makes the event of an object.
        package init(source: NodeID, event: String) {
            self.source = source
            self.event = event
        }
    }

    /// Whether a connection leads to an object of another scene, which is in another nib, so that nothing is connected.
    package func leadsToAnotherScene(_ connection: Connection) -> Bool {
        guard let source = source(of: connection), let target = object(withID: connection.destination) else {
            return false
        }
        // First Responder is nobody: the one of any scene stands for the responder chain.
        if target.placeholder == .firstResponder { return false }
        return source.scene >= 0 && target.scene >= 0 && source.scene != target.scene
    }

    /// Whether nothing can show the scene of an object, so that the storyboard compiler omits it.
    package func isUnreachable(_ object: CheckedObject) -> Bool {
        document.kind.isStoryboard && document.kind.platform != .watchOS && scenes.indices.contains(object.scene)
            && !reachedScenes.contains(object.scene)
    }

    /// Whether no code loads the nib: something builds it, but neither code nor a controller has its name.
    ///
    /// A name that code puts together may be that of any nib; what code makes of the name of a class, or gets as a parameter, it has
    /// somewhere.
    func findsNoLoader() -> Bool {
        guard let code, !document.kind.isStoryboard, isBuilt, !isMainNib, nibLoaders.isEmpty, loaders == nil,
            !resolver.nibUses("").contains(where: \.use.isComposed)
        else { return false }
        let controllers = [nibName, nibName + "Controller"]
        return controllers.allSatisfy { resolver.chains(named: $0).isEmpty } && !code.mentions("\"\(nibName)")
            && !isNamedByR
    }

    /// Whether an object is a prototype, or in one, whose reuse identifier the scene's controller registers for something else, so that the
    /// nib's cell is never made.
    package func isReplaced(_ object: CheckedObject) -> Bool {
        guard document.kind.isStoryboard, !isMac else { return false }
        var node: NodeID? = object.node
        while let next = node {
            if tree.attribute("reuseIdentifier", of: next) != nil { return replacedPrototypes.contains(next) }
            node = tree.parent(next)
        }
        return false
    }

    /// Whether UIKit never sends an action, so that nothing fails if its target lacks the method: that of a control for an event that
    /// controls of its class do not send, or that of a back button, which only goes back (Apple's reference of `backBarButtonItem`), or that
    /// of a bar button with a segue, which has one target and one selector for both, and goes where the segue leads.
    ///
    /// A control of a custom class may send any event.
    package func isNeverSent(_ connection: Connection) -> Bool {
        guard !isMac, let source = source(of: connection), source.customClass == nil else { return false }
        if source.element == "barButtonItem" {
            return tree.attribute("key", of: source.node, is: "backBarButtonItem")
                || connections.contains { $0.kind == .segue && $0.source == connection.source }
        }
        return connection.event.map { Self.neverSends(source.element, event: $0) } == true
    }

    private static func neverSends(_ element: String, event: String) -> Bool {
        switch element {
        case "button": event.hasPrefix("editing") || event == "valueChanged"
        case "slider", "switch", "stepper", "segmentedControl", "pageControl": event.hasPrefix("editing")
        case "textField": event == "valueChanged"
        default: false
        }
    }

    /// Finds the prototypes that code replaces: what is registered last counts, and code runs after the nib was loaded (Apple's reference
    /// of `register(_:forCellReuseIdentifier:)`).
    func findReplacedPrototypes() -> Set<NodeID> {
        guard let code else { return [] }
        var replaced: Set<NodeID> = []
        let uses = code.uses(of: .registeredClass) + code.uses(of: .registeredNib)
        guard !uses.isEmpty else { return [] }
        for object in objects {
            guard let identifier = tree.attribute("reuseIdentifier", of: object.node), !identifier.isEmpty,
                let controller = controller(ofScene: object.scene)
            else { continue }
            let owners = CodeOwner.all(of: controller, in: self)
            if uses.contains(where: { $0.use.value == identifier && owners.contains(CodeOwner(of: $0)) }) {
                replaced.insert(object.node)
            }
        }
        return replaced
    }

    /// Whether an object is a controller of the catalogue, and no placeholder for one.
    package func isSceneController(_ object: CheckedObject) -> Bool {
        if object.element.hasSuffix("Placeholder") { return false }
        let system = objectClass(of: object).system ?? ""
        return ["UIViewController", "NSViewController", "NSWindowController"].contains {
            catalog.isClass(system, kindOf: $0)
        }
    }

    /// Whether an object is a gesture recognizer that nothing connects to a view, so that it never recognizes anything.
    package func isLooseRecognizer(_ object: CheckedObject) -> Bool {
        object.element.hasSuffix("GestureRecognizer") && !heldIDs.contains(object.id)
    }

    /// Finds the scenes that can be shown: the initial one, those with identifiers, and those that segues reach from these.
    func findReachedScenes() -> Set<Int> {
        let initial = tree.attribute("initialViewController", of: tree.root)
        let shown = scenes.indices.filter { scene in
            guard let controller = controller(ofScene: scene) else { return true }
            return controller.id == initial || !isSceneController(controller)
                || ["storyboardIdentifier", "identifier"].contains {
                    tree.attribute($0, of: controller.node)?.isEmpty == false
                }
        }
        var reached: Set<Int> = []
        add(shown, to: &reached)
        return reached
    }

    /// A scene that cannot be shown, and that is not just behind another one.
    package struct LostScene {
        /// Its index.
        package let scene: Int
        /// Whether segues lead to it, from scenes behind it.
        package let isInCircle: Bool
        /// The number of scenes behind it that cannot be shown either, and that were not counted before.
        package let others: Int
    }

    /// Finds the scenes that cannot be shown, without those that are behind others of them.
    package func findLostScenes() -> [LostScene] {
        let lost = scenes.indices.filter { !reachedScenes.contains($0) }
        let entered = Set(lost.flatMap { scene in segueTargets[scene, default: []].filter { $0 != scene } })
        let first = lost.filter { !entered.contains($0) }
        var counted = reachedScenes
        return (first + lost).compactMap { scene in
            guard !counted.contains(scene) else { return nil }
            let count = counted.count
            add([scene], to: &counted)
            return LostScene(scene: scene, isInCircle: entered.contains(scene), others: counted.count - count - 1)
        }
    }

    /// Returns some scenes with those that segues lead to from them.
    package func scenes(reachedFrom first: [Int]) -> Set<Int> {
        var reached: Set<Int> = []
        add(first, to: &reached)
        return reached
    }

    /// Adds scenes to others, with those that segues lead to from them.
    private func add(_ scenes: [Int], to reached: inout Set<Int>) {
        var open = scenes.filter { reached.insert($0).inserted }
        while let scene = open.popLast() {
            for next in segueTargets[scene, default: []] where reached.insert(next).inserted { open.append(next) }
        }
    }

    /// Finds the scenes to which the segues of each scene lead.
    func findSegueTargets() -> [Int: [Int]] {
        var targets: [Int: [Int]] = [:]
        for connection in connections where connection.kind == .segue {
            guard let source = source(of: connection), let target = object(withID: connection.destination) else {
                continue
            }
            targets[source.scene, default: []].append(target.scene)
        }
        return targets
    }
}
