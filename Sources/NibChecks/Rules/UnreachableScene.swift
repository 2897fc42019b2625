import NibDocument
import Wording

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
                    """, finds: ["warning: nothing leads to View Controller \"Lost\", and it has no identifier"]),
            RuleExample(
                .iOSStoryboard,
                body: RuleExample.scenes([("BYZ-38-t0r", nil), ("zZz-00-002", "zZz-00-003"), ("zZz-00-003", nil)]),
                finds: [
                    "warning: nothing leads to View Controller, and it has no identifier, so 1 scene behind it cannot be shown either"
                ]),
            RuleExample(
                .iOSStoryboard,
                body: RuleExample.scenes([
                    ("BYZ-38-t0r", nil), ("zZz-00-002", "zZz-00-003"), ("zZz-00-003", "zZz-00-002"),
                ]),
                finds: [
                    "warning: only scenes that cannot be shown lead to View Controller, and it has no identifier, "
                        + "so 1 scene behind it cannot be shown either"
                ]),
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
            for lost in context.findLostScenes() {
                guard let controller = context.controller(ofScene: lost.scene), context.isUnreachable(controller)
                else { continue }
                let leading = lost.isInCircle ? "only scenes that cannot be shown lead" : "nothing leads"
                let others = Plural.of("scene", count: lost.others)
                let rest = lost.others > 0 ? ", so \(others) behind it cannot be shown either" : ""
                findings.add(
                    .warning,
                    "\(leading) to \(context.name(of: controller)), and it has no identifier\(rest)",
                    at: controller.node, object: controller, in: context)
            }
        })
}
