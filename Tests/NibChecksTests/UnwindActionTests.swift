@testable import ClassFacts
import DeclaredCode
@testable import NibChecks
import NibDocument
import Testing

/// Classes that answer an unwind segue to `goHome:`, and classes that do not.
struct UnwindActionTests {
    private func count(_ code: String, className: String = "List", isComplete: Bool = true) throws -> Int {
        let example = RuleExample(
            .iOSStoryboard,
            body: """
                <scene sceneID="s1">
                    <objects>
                        <viewController id="BYZ-38-t0r" customClass="\(className)" customModule="App" sceneMemberID="viewController">
                            <connections><segue destination="eXi-t0-000" kind="unwind" unwindAction="goHome:" id="S44-re-23V"/></connections>
                        </viewController>
                        <exit id="eXi-t0-000" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                </scene>
                """)
        let document = try NibDocument(bytes: Array(example.text.utf8))
        let checker = Checker(code: DeclaredCode(code, isComplete: isComplete))
        let found = checker.check([.init(file: example.file, document: document)], isWhole: false)
        return found.filter { $0.rule == "unanswered-action" }.count
    }

    @Test(arguments: [
        ("class App.List: UIViewController", 1),
        ("class App.List: UIViewController\nfunc goHome:", 1),
        ("class App.List: UIViewController\nobjc func goHome:", 0),
        ("class App.List: UIViewController\nextension UIViewController\naction goHome:", 0),
        ("class App.List: UIViewController\nclass App.Other: Unread\naction goHome:", 0),
        ("class App.List: UIViewController\nclass App.Tabs: UITabBarController\nobjc func goHome:", 0),
        // A class that is not in the code may have any superclass.
        ("class App.List: Unread", 0),
    ])
    func aClassAnswers(_ code: String, _ expected: Int) throws {
        #expect(try count(code) == expected)
    }

    @Test func codeThatWasNotReadMayAnswer() throws {
        #expect(try count("class App.List: UIViewController", isComplete: false) == 0)
        #expect(try count("class App.List: UIViewController\naction goHoem:", isComplete: false) == 1)
    }
}
