import NibDocument

extension Rule {
    /// Connections from one scene to another.
    static let crossScene = Rule(
        "cross-scene", severity: .warning, needsCode: false,
        summary: "an outlet, action or binding that leads from one scene to another",
        rationale: """
            Each scene of a storyboard is loaded separately, so an object in it cannot refer to an object of another \
            scene; only segues lead from one scene to another. Such a connection is never made. It usually remains \
            from copying a scene.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                body: RuleExample.twoScenes(
                    connectedBy: #"<outlet property="other" destination="zZz-00-002" id="S44-re-23V"/>"#),
                finds: ["warning: outlet 'other' of View Controller leads to another scene"])
        ],
        nonTriggering: [
            RuleExample(.iOSStoryboard, body: RuleExample.twoScenes(connectedBy: RuleExample.segueToSecondScene)),
            // First Responder of another scene.
            RuleExample(
                .iOSStoryboard,
                body: RuleExample.twoScenes(
                    connectedBy: #"<action selector="save:" destination="fRs-00-002" id="S44-re-23V"/>"#) + """

                        <scene sceneID="s3">
                            <objects>
                                <viewController storyboardIdentifier="Third" id="zZz-00-003" sceneMemberID="viewController"/>
                                <placeholder placeholderIdentifier="IBFirstResponder" id="fRs-00-002" sceneMemberID="firstResponder"/>
                            </objects>
                        </scene>
                        """),
        ],
        check: { context, findings in
            guard context.scenes.count > 1 else { return }
            for connection in context.connections where connection.kind != .segue {
                guard let source = context.source(of: connection), context.leadsToAnotherScene(connection) else {
                    continue
                }
                findings.add(
                    .warning,
                    "\(words(connection.kind)) '\(connection.name)' of \(context.name(of: source)) leads to another scene",
                    at: connection.node, object: source, in: context)
            }
        })
}
