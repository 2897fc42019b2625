import ClassFacts
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
