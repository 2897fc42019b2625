import NibDocument

extension Rule {
    /// Storyboard identifiers that more than one controller of a storyboard has.
    static let repeatedIdentifier = Rule(
        "repeated-identifier", .error, needsCode: false,
        summary: "a storyboard identifier that another controller of the storyboard has",
        rationale: """
            A storyboard finds its controllers by their storyboard identifiers, so that each may be there once: Xcode does \
            not compile a storyboard with two of a name. Duplicated scenes and merges leave them behind. Other storyboards \
            have identifiers of their own.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                """
                <scene sceneID="s1">
                    <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
                </scene>
                <scene sceneID="s2">
                    <objects><tableViewController storyboardIdentifier="Detail" id="hSs-g6-Zcb" sceneMemberID="viewController"/></objects>
                </scene>
                """,
                finds: [
                    "error: the storyboard identifier 'Detail' of Table View Controller \"Detail\" is that of BYZ-38-t0r already"
                ])
        ],
        nonTriggering: [
            RuleExample(
                .iOSStoryboard,
                """
                <scene sceneID="s1">
                    <objects><viewController storyboardIdentifier="List" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
                </scene>
                <scene sceneID="s2">
                    <objects><viewController storyboardIdentifier="Detail" id="hSs-g6-Zcb" sceneMemberID="viewController"/></objects>
                </scene>
                <scene sceneID="s3">
                    <objects><viewController storyboardIdentifier="" id="hSs-g6-Zcc" sceneMemberID="viewController"/></objects>
                </scene>
                <scene sceneID="s4">
                    <objects><viewController storyboardIdentifier="" id="hSs-g6-Zcd" sceneMemberID="viewController"/></objects>
                </scene>
                """)
        ],
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
                    "the storyboard identifier '\(identifier)' of \(context.name(of: controller)) is that of \(owner.id) already",
                    at: controller.node, attribute: "storyboardIdentifier", object: controller, in: context)
            }
        })
}
