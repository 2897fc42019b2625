import NibDocument
import SourceIndex
import Testing
import XMLTree

@testable import ClassFacts
import DeclaredCode

/// Checks of names and offers for one object.
@Suite struct NameCheckTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App" customModuleProvider="target"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="vIe-w0-001" customClass="Card" customModule="App" customModuleProvider="target"/>
        <button id="bUt-to-001"/>
        <label id="lAb-el-001"/>
        </objects>
        </document>
        """

    private func check(_ code: String, isComplete: Bool = true) throws -> NameCheck {
        let document = try NibDocument(bytes: Array(Self.text.utf8))
        return NameCheck(
            document: document, file: "Card.xib",
            resolver: ClassResolver(code: DeclaredCode(code, isComplete: isComplete), catalog: document.catalog))
    }

    private func node(_ id: String, _ check: NameCheck) throws -> NodeID {
        try #require(check.document.element(withID: id))
    }

    @Test func aClassWhoseSuperclassIsElsewhereMayHaveAnything() throws {
        let check = try check("class App.Card: SomebodysCard\noutlet title: UILabel")
        let card = try node("vIe-w0-001", check)
        #expect(check.outlet("titel", isCollection: false, of: card) == nil)
        #expect(check.action("save:", of: card) == nil)
        #expect(check.runtimeAttribute("radius", type: "number", of: card) == nil)
        #expect(!check.isKnown(card))
    }

    @Test func theOwnerMayBeOfAClassBelow() throws {
        let code = "class App.Editor: UIViewController\noutlet title: UILabel"
        let sure = try check(code)
        let owner = try node("-1", sure)
        #expect(sure.outlet("label", isCollection: false, of: owner)?.isCertain == true)
        let below = try check(code + "\nclass App.LabelEditor: Editor\noutlet label: UILabel")
        #expect(below.outlet("label", isCollection: false, of: owner)?.isCertain == false)
    }

    @Test func aFrameworksClassIsJudgedWhereAllCodeIsThere() throws {
        let code = "class App.Card: UIView"
        let whole = try check(code)
        let button = try node("bUt-to-001", whole)
        #expect(whole.outlet("nothing", isCollection: false, of: button)?.isCertain == true)
        #expect(try check(code, isComplete: false).outlet("nothing", isCollection: false, of: button) == nil)
    }

    @Test(arguments: [
        ("HomeScreenViewController", "HomeViewController", true), ("GaugeViewRenamed", "GaugeView", true),
        ("TabBarViewControllerBuilderExample", "TabBarViewExample", false), ("GaugeViewOfTheRed", "GaugeView", false),
        ("PeekViewController", "ViewController", false), ("PeekTableViewCell", "BaseTableViewCell", false),
    ])
    func aClassWhoseNameIsExtendedMayBeSuggested(word: String, name: String, isSuggested: Bool) {
        #expect(Similar.isWorthSuggesting(name, for: word) == isSuggested)
    }

    @Test(arguments: [
        ("saveBtn", "saveButton"), ("savebutton", "saveButton"), ("titel", "title"), ("xyz", nil), ("sn", nil),
    ])
    func theNameThatWasMeant(word: String, expected: String?) {
        #expect(Similar.meant(by: word, among: ["title", "saveButton", "saveBottom"]) == expected)
    }

    @Test func modulesOfSwiftClasses() throws {
        let check = try check(
            """
            class App.RedButton: UIButton
            class Kit.BlueButton: UIButton
            class GreenButton: UIButton
            objc class OldButton: UIButton
            """)
        let button = try node("bUt-to-001", check)
        let red = check.customClass("RedButton", for: button)
        #expect(red == ClassReport(module: "App", isTarget: true))
        // The class is in another module than the document's target.
        #expect(check.customClass("BlueButton", for: button) == ClassReport(module: "Kit"))
        // Only the document's other classes tell the module of this class.
        #expect(check.customClass("GreenButton", for: button) == ClassReport(module: "App", isTarget: true))
        #expect(check.customClass("OldButton", for: button) == ClassReport())
        #expect(check.customClass("UIControl", for: button).warnings.count == 1)
        #expect(check.customClass("RedButon", for: button).warnings.first?.contains("'RedButton'") == true)
        // A module that is right is not changed.
        let card = try node("vIe-w0-001", check)
        #expect(check.customClass("RedButton", for: card).module == nil)
    }

    @Test func whatFitsAnOutlet() throws {
        let check = try check(
            "class App.Card: UIView\noutlet title: UILabel\noutlet any: AnyObject\noutlet rows: [UILabel]")
        let card = try node("vIe-w0-001", check)
        let (button, label) = (try node("bUt-to-001", check), try node("lAb-el-001", check))
        #expect(check.mismatch("title", isCollection: false, of: card, holding: label) == nil)
        #expect(check.mismatch("title", isCollection: false, of: card, holding: button)?.contains("UIButton") == true)
        #expect(check.mismatch("any", isCollection: false, of: card, holding: button) == nil)
        #expect(check.wrongKind("rows", isCollection: false, of: card, holding: [])?.contains("array") == true)
        #expect(check.wrongKind("rows", isCollection: true, of: card, holding: []) == nil)
        #expect(check.wrongKind("title", isCollection: true, of: card, holding: [])?.contains("not an array") == true)
        #expect(check.mismatch("rows", isCollection: true, of: card, holding: label) == nil)
        #expect(check.match("title", isCollection: false, of: card, holding: button) == .differs)
        #expect(check.match("title", isCollection: false, of: card, holding: label) == .fits)
    }
}
