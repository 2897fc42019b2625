import NibShell
import Replies
import Testing

/// Where commands put things, as real edits showed it.
struct PlacingTests {
    @Test func aChangedNameIsSortedInAgain() throws {
        let editing = try Editing(SmallDocuments.view)
        try editing.run("set oUt-le-001 property zebra")
        #expect(outlets(editing) == ["oUt-le-002", "oUt-le-003", "oUt-le-001"])
        try editing.run("set oUt-le-003 property a")
        #expect(outlets(editing) == ["oUt-le-003", "oUt-le-002", "oUt-le-001"])
        try editing.run("set oUt-le-002 property n")
        #expect(outlets(editing) == ["oUt-le-003", "oUt-le-002", "oUt-le-001"])
        try editing.checkHistory()
    }

    private func outlets(_ editing: Editing) -> [String] {
        editing.text.split(separator: "\n").filter { $0.contains("<outlet") }.map { String($0.suffix(13).prefix(10)) }
    }

    @Test func aRealNumberStaysReal() throws {
        let editing = try Editing(SmallDocuments.view)
        try editing.run("attribute bUt-to-001 width number 4", "attribute bUt-to-001 height number 4")
        #expect(editing.text.contains("<real key=\"value\" value=\"4\"/>"))
        #expect(editing.text.contains("<integer key=\"value\" value=\"4\"/>"))
        try editing.checkHistory()
    }

    @Test func aBindingRefersToTheOneItNeeds() throws {
        let editing = try Editing(SmallDocuments.stepper)
        try editing.run("connect binding sTe-pp-001.maxValue -> -2.last as mAx-00-001")
        try editing.run("connect binding sTe-pp-001.value -> -2.page as vAl-00-001")
        #expect(
            editing.text.contains(
                #"<binding destination="-2" name="value" keyPath="page" previousBinding="mAx-00-001" id="vAl-00-001"/>"#
            ))
        try editing.checkHistory()
    }

    @Test func whatADocumentCanLackCanGo() throws {
        let editing = try Editing(SmallDocuments.storyboard, name: "Main.storyboard")
        try editing.run("unset document inferredMetricsTieBreakers")
        #expect(!editing.text.contains("inferredMetricsTieBreakers"))
        try editing.checkHistory()
        for list in ["dependencies", "scenes"] {
            #expect(throws: CommandError.self) { try editing.run("unset document \(list)") }
        }
    }

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

    @Test func aViewWithAFixedFrameAndNoMaskStaysSo() throws {
        let editing = try Editing(SmallDocuments.view)
        try editing.run("set lAb-el-001 translatesAutoresizingMaskIntoConstraints NO")
        let fixed = editing.text
        #expect(fixed.contains(#"fixedFrame="YES" text="Hello" translatesAutoresizingMaskIntoConstraints="NO""#))
        #expect(!fixed.contains("autoresizingMask key="))
        try editing.run("set lAb-el-001 translatesAutoresizingMaskIntoConstraints YES")
        #expect(!editing.text.contains("autoresizingMask key="))
        try editing.run("set lAb-el-001 translatesAutoresizingMaskIntoConstraints NO")
        #expect(editing.text == fixed)
        try editing.checkHistory()
    }

    @Test func aDateHasItsTimeInAComment() throws {
        let editing = try Editing(SmallDocuments.view)
        try editing.run("add datePicker to vIe-w0-001 as dAt-e0-001")
        for (interval, comment) in [
            ("464943102.89942098", "2015-09-26 06:51:42"), ("-94676399.429250002", "1998-01-01 05:00:00"),
            ("-31535999.5", "2000-01-02 00:00:00"), ("94694399", "2004-01-01 23:59:59"),
        ] {
            try editing.run("set dAt-e0-001 date timeIntervalSinceReferenceDate=\(interval)")
            #expect(
                editing.text.contains("timeIntervalSinceReferenceDate=\"\(interval)\">\n")
                    && editing.text.contains("<!--\(comment) +0000-->\n"), "\(interval)")
        }
        try editing.checkHistory()
    }

    @Test func membersOfAListCanBeMutableStrings() throws {
        let editing = try Editing(SmallDocuments.stepper)
        let controller =
            "<objectController id=\"cOn-tr-001\"><declaredKeys><mutableString>a</mutableString></declaredKeys></objectController>"
        try editing.run("insert '\(controller)' into document.objects")
        let old = editing.text
        try editing.run("set cOn-tr-001 declaredKeys.mutableString b")
        #expect(editing.text == old.replacing("<mutableString>a<", with: "<mutableString>b<"))
        try editing.checkHistory()
    }
}
