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
            for scene in context.scenes.indices {
                guard let controller = context.controller(ofScene: scene), context.isSceneController(controller),
                    context.isUnreachable(controller)
                else { continue }
                findings.add(
                    .warning, "nothing leads to \(context.name(of: controller)), and it has no identifier",
                    at: controller.node, object: controller, in: context)
            }
        })
}
