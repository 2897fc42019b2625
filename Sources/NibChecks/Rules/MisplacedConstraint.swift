import NibDocument

extension Rule {
    /// Constraints about views that are not in the view that holds the constraint.
    static let misplacedConstraint = Rule(
        "misplaced-constraint", severity: .warning, needsCode: false,
        summary: "a constraint about a view that is not in the view that holds the constraint",
        rationale: """
            A view can hold constraints about itself and the views in it. Xcode never writes others (none of 592,801 \
            constraints in 15,438 documents), and UIKit and AppKit cannot install them.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="outer">
                        <subviews>
                            <view id="left">
                                <constraints>
                                    <constraint firstItem="right" firstAttribute="top" secondItem="left" secondAttribute="top" id="c"/>
                                </constraints>
                            </view>
                            <label text="Right" id="right"/>
                        </subviews>
                    </view>
                    """, finds: ["warning: a constraint of View names Label \"Right\", which is not in it"])
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="outer">
                        <subviews>
                            <view id="left"><viewLayoutGuide key="safeArea" id="guide"/></view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="guide" firstAttribute="top" secondItem="outer" secondAttribute="top" id="c"/>
                        </constraints>
                    </view>
                    """),
            // The guides of old storyboards belong to the controller.
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                                <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>
                                <view key="view" id="outer">
                                    <subviews><view id="inner"/></subviews>
                                    <constraints>
                                        <constraint firstItem="inner" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="c"/>
                                    </constraints>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                    """),
        ],
        check: { context, findings in
            let document = context.document
            for constraint in context.constraints {
                guard let holder = document.holder(ofConstraint: constraint),
                    let item = document.constraintItems(constraint).first(where: {
                        !document.canHold(holder, constraintAbout: $0.object)
                    })
                else { continue }
                findings.add(
                    .warning,
                    "a constraint of \(document.display(holder)) names \(document.display(item.object)), which is not in it",
                    at: constraint, object: context.object(holder), in: context)
            }
        })
}
