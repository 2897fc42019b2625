import Testing

/// Where commands put things, as real edits showed it.
struct PlacingTests {
    @Test func aSceneComesWithItsCommentOnALineOfItsOwn() throws {
        let editing = try Editing(SmallDocuments.storyboard, name: "Main.storyboard")
        let scene = "<scene sceneID=\"sCe-ne-002\"><objects><viewController id=\"bBb-00-001\"/></objects></scene>"
        try editing.run("insert '\(scene)' into document.scenes at 0")
        #expect(
            editing.text.contains(
                """
                    <scenes>
                        <!--View Controller-->
                        <scene sceneID="sCe-ne-002">
                            <objects>
                                <viewController id="bBb-00-001"/>
                            </objects>
                        </scene>
                        <!--First-->
                        <scene sceneID="sCe-ne-001">
                """))
        try editing.run("set bBb-00-001 title Second")
        #expect(editing.text.contains("\n        <!--Second-->\n        <scene sceneID=\"sCe-ne-002\">"))
        try editing.checkHistory()
        try editing.run("remove scene:sCe-ne-002")
        #expect(editing.text == SmallDocuments.storyboard)
        try editing.checkHistory()
    }

    @Test func aSceneInsertedLastKeepsTheCommentsOfOthers() throws {
        let editing = try Editing(SmallDocuments.storyboard, name: "Main.storyboard")
        let scene = "<scene sceneID=\"sCe-ne-002\"><objects><viewController id=\"bBb-00-001\"/></objects></scene>"
        try editing.run("insert '\(scene)' into document.scenes")
        #expect(
            editing.text.contains(
                "        </scene>\n        <!--View Controller-->\n        <scene sceneID=\"sCe-ne-002\">"))
        try editing.checkHistory()
    }
}
