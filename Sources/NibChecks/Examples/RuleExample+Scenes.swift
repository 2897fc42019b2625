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

    /// Returns scenes of view controllers.
    ///
    /// - Parameter controllers: the id of each controller, and that of the one that a segue leads to from it.
    /// - Returns: the scenes in order.
    static func scenes(_ controllers: [(id: String, target: String?)]) -> String {
        controllers.map { id, target in
            let segue = target.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id.prefix(3))-se-gue\"/>" }
            let connections = segue.map { "<connections>\($0)</connections>" } ?? ""
            return """
                <scene sceneID="scene-\(id)">
                    <objects><viewController id="\(id)" sceneMemberID="viewController">\(connections)</viewController></objects>
                </scene>
                """
        }.joined(separator: "\n")
    }
}
