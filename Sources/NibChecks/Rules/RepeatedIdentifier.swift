import ClassFacts
import NibDocument

extension Rule {
    /// Storyboard identifiers that more than one controller of a storyboard has.
    static let repeatedIdentifier = Rule(
        "repeated-identifier", severity: .error, needsCode: false,
        summary: "a storyboard identifier that another controller of the storyboard has",
        rationale: """
            A storyboard finds its controllers by their storyboard identifiers, so each identifier must be unique: \
            Xcode does not compile a storyboard in which two controllers share one. Duplicated scenes and merges cause \
            this. Different storyboards may use the same identifier.
            """,
        check: { context, findings in
            guard context.document.kind.isStoryboard else { return }
            var first: [String: CheckedObject] = [:]
            for scene in context.scenes.indices {
                guard let controller = context.controller(ofScene: scene),
                    let identifier = context.tree.attribute("storyboardIdentifier", of: controller.node),
                    !identifier.isEmpty
                else { continue }
                guard let owner = first[identifier] else {
                    first[identifier] = controller
                    continue
                }
                findings.add(
                    .error,
                    "the storyboard identifier '\(identifier)' of \(context.name(of: controller)) already belongs to \(owner.id)",
                    at: controller.node, attribute: "storyboardIdentifier", object: controller, in: context)
            }
        })
}
