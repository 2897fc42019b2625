import NibDocument

extension Rule {
    /// Connections from one scene to another.
    static let crossScene = Rule(
        "cross-scene", .warning, needsCode: false,
        summary: "an outlet, action or binding that leads from one scene to another",
        rationale: """
            Each scene of a storyboard is loaded by itself, so that nothing in it can hold or call an object of another one; \
            only segues lead across. Such a connection, left from a copy of a scene, is never made.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                RuleExample.twoScenes(
                    connectedBy: #"<outlet property="other" destination="zZz-00-002" id="S44-re-23V"/>"#),
                finds: ["warning: outlet 'other' of View Controller leads to another scene"])
        ],
        nonTriggering: [
            RuleExample(.iOSStoryboard, RuleExample.twoScenes(connectedBy: RuleExample.segueToSecondScene))
        ],
        check: { context, findings in
            guard context.scenes.count > 1 else { return }
            for connection in context.connections where connection.kind != .segue {
                guard let source = context.source(of: connection),
                    let target = context.object(withID: connection.destination), source.scene >= 0,
                    target.scene >= 0, source.scene != target.scene
                else { continue }
                findings.add(
                    .warning,
                    "\(words(connection.kind)) '\(connection.name)' of \(context.name(of: source)) leads to another scene",
                    at: connection.node, object: source, in: context, fix: Fix.disconnect(connection))
            }
        })
}
