import Testing

@testable import NibShell

/// Which identifiers `check` suggests for one that nothing has.
@Suite struct IdentifierHintTests {
    private static func storyboard(_ identifier: String, _ table: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="taB-l0-001">
            <scenes>
                <scene sceneID="scE-00-001">
                    <objects>
                        <tableViewController storyboardIdentifier="\(identifier)" id="taB-l0-001" sceneMemberID="viewController">
                            \(table)
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    private func findings(_ code: String, before: String = "") throws -> String {
        let table = """
            <tableView key="view" id="taB-l0-002">
                <prototypes><tableViewCell reuseIdentifier="PhotoCell" id="ceL-l0-001"/></prototypes>
            </tableView>
            """
        let project = try CodeProject([
            "Main.storyboard": Self.storyboard("Detail", table), "Other.storyboard": Self.storyboard("Start", ""),
            "Code.m":
                "@interface Store : NSObject\n@end\n@implementation Store\n- (id)f:(UICollectionView *)c at:(id)p { \(before) return \(code); }\n@end\n",
        ])
        defer { withExtendedLifetime(project) {} }
        let shell = try project.shell("Main.storyboard")
        return try shell.execute("check --all --rule storyboard-identifier,reuse-identifier").text.plain
    }

    @Test("For a collection's cell no cell of a table is suggested")
    func cells() throws {
        let item = try findings(#"[c dequeueReusableCellWithReuseIdentifier:@"PhotoCel" forIndexPath:p]"#)
        #expect(item.contains("reuse identifier 'PhotoCel', and no code registers it ["))
        let row = try findings(#"[c dequeueReusableCellWithIdentifier:@"PhotoCel" forIndexPath:p]"#)
        #expect(row.contains("reuse identifier 'PhotoCel', and no code registers it; did you mean 'PhotoCell'?"))
    }

    @Test("For a scene of a storyboard that code names no scene of another one is suggested")
    func scenes() throws {
        func ask(_ storyboard: String) throws -> String {
            try findings(
                "[[UIStoryboard storyboardWithName:@\"\(storyboard)\" bundle:nil] "
                    + "instantiateViewControllerWithIdentifier:@\"Detial\"]")
        }
        #expect(try ask("Other").contains("storyboard 'Other' has no scene with the identifier 'Detial' ["))
        #expect(
            try ask("Main").contains(
                "storyboard 'Main' has no scene with the identifier 'Detial'; did you mean 'Detail'?"))
    }

    @Test("A storyboard that a method names counts for all of the method, however long it is")
    func longMethods() throws {
        func ask(_ storyboard: String) throws -> String {
            let name = "id s = [UIStoryboard storyboardWithName:@\"\(storyboard)\" bundle:nil];"
            let lines = String(repeating: "\n[c reloadData];", count: 20)
            return try findings(#"[s instantiateViewControllerWithIdentifier:@"Nowhere"]"#, before: name + lines)
        }
        #expect(try !ask("Kit").contains("no scene has the identifier"))
        #expect(try ask("Other").contains("no scene has the identifier 'Nowhere'"))
    }
}
