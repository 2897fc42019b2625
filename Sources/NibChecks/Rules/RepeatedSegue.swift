import NibDocument
import XMLTree

extension Rule {
    /// Segues that an object has twice.
    static let repeatedSegue = Rule(
        "repeated-segue", severity: .warning, needsCode: false,
        summary: "a segue that its object has twice, with different ids",
        rationale: """
            Each segue of a control is performed when the control is used, so the destination is shown twice; of two \
            segues that code performs by their identifier, one is never used. A merge or a second drag causes this.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                body: scene(
                    """
                    <segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/>
                    <segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23W"/>
                    """),
                finds: ["warning: View Controller has the segue S44-re-23V twice"])
        ],
        nonTriggering: [
            RuleExample(
                .iOSStoryboard,
                body: scene(
                    """
                    <segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/>
                    <segue destination="BYZ-38-t0r" kind="show" identifier="more" id="S44-re-23W"/>
                    <segue destination="BYZ-38-t0r" kind="show" trigger="accessoryAction" identifier="more" id="S44-re-23X"/>
                    """))
        ],
        check: { context, findings in
            var first: [NodeID: [[String]: Connection]] = [:]
            for connection in context.connections where connection.kind == .segue {
                guard let source = context.source(of: connection) else { continue }
                let values = context.tree.attributes(connection.node).filter { $0.name != "id" }
                    .map { "\($0.name)=\($0.value)" }.sorted()
                guard let other = first[connection.source]?[values] else {
                    first[connection.source, default: [:]][values] = connection
                    continue
                }
                findings.add(
                    .warning, "\(context.name(of: source)) has the segue \(other.id) twice", at: connection.node,
                    object: source, in: context, fix: Fix.disconnect(connection))
            }
        })

    private static func scene(_ segues: String) -> String {
        """
        <scene sceneID="s1">
            <objects>
                <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                    <connections>
        \(segues)
                    </connections>
                </viewController>
            </objects>
        </scene>
        """
    }
}
