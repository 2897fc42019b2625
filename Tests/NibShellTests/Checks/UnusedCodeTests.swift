import Testing

@testable import NibShell

/// What `check` says of code that nothing runs.
@Suite struct UnusedCodeTests {
    private static let code = """
        #import "List.h"
        @implementation List
        - (IBAction)more:(id)sender { [self performSegueWithIdentifier:@"gone" sender:sender]; }
        - (IBAction)again:(id)sender {
            [self performSegueWithIdentifier:@"gone" sender:sender];
        }
        @end
        """
    private static let dead = """
        #import "Dead.h"
        @implementation Dead
        - (void)f { [self.storyboard instantiateViewControllerWithIdentifier:@"Missing"]; }
        - (id)c:(UICollectionView *)c {
            return [c dequeueReusableSupplementaryViewOfKind:UICollectionElementKindSectionHeader withReuseIdentifier:@"Head" forIndexPath:p];
        }
        @end
        """

    private static func storyboard(_ connections: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="liS-t0-001">
            <scenes>
                <scene sceneID="scE-00-001">
                    <objects>
                        <viewController id="liS-t0-001" customClass="List" sceneMemberID="viewController">
                            <button key="view" id="buT-t0-001">
                                <connections>\(connections)</connections>
                            </button>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    private func findings(_ storyboard: String, more: [String: String] = [:]) throws -> String {
        let files = [
            "Main.storyboard": storyboard, "List.m": Self.code, "Dead.m": Self.dead,
            "List.h": "@interface List : UIViewController\n- (IBAction)more:(id)sender;\n@end\n",
            "Dead.h": "@interface Dead : UIViewController\n@end\n",
        ]
        let project = try CodeProject(files.merging(more) { $1 })
        defer { withExtendedLifetime(project) {} }
        let shell = try project.shell("Main.storyboard")
        let rules = "segue-identifier,storyboard-identifier,reuse-identifier"
        return try shell.execute("check --all --rule \(rules)").text.plain
    }

    @Test("What a class asks for of which nothing makes an object is a note")
    func classes() throws {
        let cast = "#import \"Dead.h\"\n@class Dead;\nid f(id x) { return (Dead *)x; }\n"
        let unused = try findings(Self.storyboard(), more: ["Use.m": cast])
        #expect(unused.contains("note: no scene has the identifier 'Missing'; nothing makes class 'Dead'"))
        #expect(unused.contains("note: no supplementary view has the reuse identifier 'Head'"))
        for use in ["id f(void) { return [Dead new]; }\n", "id f(void) { return NSClassFromString(@\"Dead\"); }\n"] {
            let used = try findings(Self.storyboard(), more: ["Use.m": use])
            #expect(used.contains("warning: no scene has the identifier 'Missing' ["))
            #expect(used.contains("warning: no supplementary view has the reuse identifier 'Head'"))
            #expect(used.contains("could not dequeue a view of kind: UICollectionElementKindSectionHeader with"))
        }
    }

    @Test("A segue that only actions perform that nothing sends is a warning, and one finding tells all lines")
    func actions() throws {
        let unsent = try findings(Self.storyboard())
        #expect(
            unsent.contains(
                "warning: class 'List' performs segue 'gone', which View Controller does not have (also on line 5)"))
        let action = #"<action selector="again:" destination="liS-t0-001" eventType="touchUpInside" id="acT-00-001"/>"#
        #expect(try findings(Self.storyboard(action)).contains("error: class 'List' performs segue 'gone'"))
        let other = #"<action selector="again:" destination="buT-t0-001" eventType="touchUpInside" id="acT-00-002"/>"#
        #expect(try findings(Self.storyboard(other)).contains("warning: class 'List' performs segue 'gone'"))
        let call = "void f(List *list) { [list more:nil]; }\n"
        #expect(try findings(Self.storyboard(), more: ["Use.m": call]).contains("error: class 'List' performs segue"))
    }
}
