import NibDocument

extension Rule {
    /// Scenes that cannot be shown.
    static let unreachableScene = Rule(
        "unreachable-scene", severity: .warning, needsCode: false,
        summary: "a scene that is not the initial one, has no identifier, and that no segue leads to",
        rationale: """
            Code finds a scene by its identifier, and a segue finds it by its destination. A scene with neither can \
            never be shown, and the storyboard compiler omits it without failing.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects><viewController id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
                    </scene>
                    <scene sceneID="s2">
                        <objects><viewController title="Lost" id="zZz-00-002" sceneMemberID="viewController"/></objects>
                    </scene>
                    """, finds: ["warning: nothing leads to View Controller \"Lost\", and it has no identifier"])
        ],
        nonTriggering: [
            RuleExample(
                .iOSStoryboard,
                body: RuleExample.twoScenes(connectedBy: RuleExample.segueToSecondScene) + """

                    <scene sceneID="s3">
                        <objects><viewController storyboardIdentifier="Third" id="zZz-00-003" sceneMemberID="viewController"/></objects>
                    </scene>
                    """)
        ],
        check: { context, findings in
            guard context.document.kind.isStoryboard, context.document.kind.platform != .watchOS else { return }
            let reached = reachedScenes(context)
            for scene in context.scenes.indices where !reached.contains(scene) {
                guard let controller = context.controller(ofScene: scene), isController(controller, in: context) else {
                    continue
                }
                findings.add(
                    .warning, "nothing leads to \(context.name(of: controller)), and it has no identifier",
                    at: controller.node, object: controller, in: context)
            }
        })

    /// Returns the scenes that can be shown: the initial one, those with identifiers, and those that segues reach from
    /// these.
    private static func reachedScenes(_ context: DocumentContext) -> Set<Int> {
        let initial = context.tree.attribute("initialViewController", of: context.tree.root)
        var targets: [Int: [Int]] = [:]
        for connection in context.connections where connection.kind == .segue {
            guard let source = context.source(of: connection),
                let target = context.object(withID: connection.destination)
            else { continue }
            targets[source.scene, default: []].append(target.scene)
        }
        var open = context.scenes.indices.filter { scene in
            guard let controller = context.controller(ofScene: scene) else { return true }
            return controller.id == initial || !isController(controller, in: context)
                || ["storyboardIdentifier", "identifier"].contains {
                    context.tree.attribute($0, of: controller.node)?.isEmpty == false
                }
        }
        var reached = Set(open)
        while let scene = open.popLast() {
            for next in targets[scene] ?? [] where reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }

    private static func isController(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        if object.element.hasSuffix("Placeholder") { return false }
        let system = context.objectClass(of: object).system ?? ""
        return ["UIViewController", "NSViewController", "NSWindowController"].contains {
            context.catalog.isClass(system, kindOf: $0)
        }
    }
}
