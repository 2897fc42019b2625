/// Scenes shared by the examples of several rules.
extension RuleExample {
    /// A segue from the controller of the first scene to that of the second.
    static let segueToSecondScene = #"<segue destination="zZz-00-002" kind="show" id="S44-re-23V"/>"#

    /// Returns two scenes, with a connection that starts at the controller of the first.
    static func twoScenes(connectedBy connection: String) -> String {
        """
        <scene sceneID="s1">
            <objects>
                <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                    <connections>\(connection)</connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects><viewController id="zZz-00-002" sceneMemberID="viewController"/></objects>
        </scene>
        """
    }
}
