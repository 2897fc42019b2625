import NibShell
import TemporaryFolders
import Testing

/// What the Tab key offers for scenes and segues.
@Suite struct SceneCompletionTests {
    private let shell = Shell()
    private let folder = TemporaryFolder()

    init() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
                <scenes>
                    <!--Orders-->
                    <scene sceneID="sCe-ne-001">
                        <objects>
                            <viewController id="oRd-er-001" title="Orders"/>
                        </objects>
                    </scene>
                    <!--Split-->
                    <scene sceneID="sCe-ne-002">
                        <objects>
                            <splitViewController id="sPl-it-001" title="Split"/>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
        _ = try shell.open(folder.file("Test.storyboard", text))
    }

    private func offers(_ line: String) -> [String] {
        shell.suggestions(in: line, cursor: line.utf8.count).items.map(\.text)
    }

    @Test(arguments: [
        ("connect segue oRd-er-001 -> ex", ["exit"]),
        ("connect segue oRd-er-001 -> ", ["exit", "oRd-er-001", "scene:sCe-ne-001", "sPl-it-001", "scene:sCe-ne-002"]),
        ("connect segue oRd-er-001 -> spl", ["'Split'"]),
        ("connect segue oRd-er-001 -> sPl-it-001 pop", ["popoverPresentation"]),
        (
            "connect segue sPl-it-001 -> oRd-er-001 relationship relationship=",
            ["masterViewController", "detailViewController", "supplementaryViewController"]
        ),
        ("connect segue oRd-er-001 -> sPl-it-001 relationship relationship=", []),
        ("remove scene scene:", ["scene:sCe-ne-001", "scene:sCe-ne-002"]),
        ("remove scene or", ["'Orders'"]),
        ("set initial \"Sp", ["'Split'"]),
    ])
    func scenesAndWhatLeadsToThem(line: String, expected: [String]) {
        #expect(offers(line) == expected)
    }
}
