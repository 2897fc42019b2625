import ClassFacts
import NibPrediction
import Testing

/// The order of the steps of loading, and the step at which it ends.
struct LoadPredictionTests {
    private func steps(
        on form: PredictionFixture.Form = .iOS, root: String = "", _ body: String, code: String? = nil,
        owner: LoadOwner = .declared
    ) throws -> [String] {
        let context = try PredictionFixture.context(on: form, root: root, body, code: code)
        return LoadPrediction(context, owner: owner).nibs().flatMap(PredictionFixture.steps)
    }

    private let owner = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App">
            <connections><outlet property="card" destination="v" id="c1"/></connections>
        </placeholder>
        """

    @Test func attributesGoBeforeConnectionsOnIOS() throws {
        let body =
            owner + """
                <view id="v" customClass="Card" customModule="App">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="square" value="NO"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """
        let code = "class App.Owner: NSObject\noutlet card: Card\nclass App.Card: UIView\ninspectable round: Bool"
        #expect(
            try steps(body, code: code) == [
                "make v init(coder:)", "attribute v round = YES",
                "attribute v square = NO ! Failed to set (square) user defined inspected property on (App.Card): "
                    + "[<App.Card 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key square.",
                "connect -1 card = View \"card\"", "awake v awakeFromNib",
            ])
    }

    @Test func theFirstExceptionEndsIt() throws {
        let body = owner + "<view id=\"v\"/>"
        let found = try steps(body, code: "class App.Owner: NSObject")
        #expect(found.count == 3)
        #expect(found[0] == "make v init(coder:)")
        #expect(
            found[1].hasPrefix(
                "connect -1 card = View \"card\" ✗ *** Terminating app due to uncaught exception 'NSUnknownKeyException'"
            ))
        #expect(found[1].contains("[<App.Owner 0x…> setValue:forUndefinedKey:]"))
        #expect(found[2] == "awake v awakeFromNib not reached")
    }

    @Test func nobodyAsOwner() throws {
        let body = owner + "<view id=\"v\"/>"
        let found = try steps(body, code: "class App.Owner: NSObject\noutlet card: UIView", owner: .nobody)
        #expect(found[1].contains("[<NSObject 0x…> setValue:forUndefinedKey:]"))
        #expect(found[1].contains("for the key card."))
    }

    @Test func anOwnerOfAnotherClass() throws {
        let code = "class App.Owner: NSObject\noutlet card: UIView\nclass App.Other: NSObject\nclass App.Third: Owner"
        let body = owner + "<view id=\"v\"/>"
        #expect(try steps(body, code: code, owner: .ofClass("Third"))[1] == "connect -1 card = View \"card\"")
        #expect(try steps(body, code: code, owner: .ofClass("App.Other"))[1].contains("[<App.Other 0x…> setValue"))
    }

    @Test func aClassThatIsMissingLeavesTheElementsOwn() throws {
        let body = """
            <button id="b" customClass="RedButton" customModule="App" customModuleProvider="target">
                <connections><outlet property="lamp" destination="v" id="c1"/></connections>
            </button>
            <view id="v"/>
            """
        let found = try steps(body, code: "class App.Other: UIView")
        #expect(found[0] == "make b init(coder:) ! Unknown class _TtC3App9RedButton in Interface Builder file.")
        #expect(found[2].contains("[<UIButton 0x…> setValue:forUndefinedKey:]"))
    }

    @Test func withoutCodeNothingIsClaimed() throws {
        let body = owner + "<view id=\"v\"/>"
        #expect(
            try steps(body) == [
                "make v init(coder:)", "connect -1 card = View \"card\" ? class 'Owner' is not known",
                "awake v awakeFromNib",
            ])
    }

    @Test func ofAnOwnerThatTheCodeHasNotNothingIsClaimed() throws {
        let found = try steps(owner + "<view id=\"v\"/>", code: "class App.Other: UIView")
        #expect(found[1] == "connect -1 card = View \"card\" ? the code has no class 'Owner'")
    }

    @Test func aWrongActionFailsWithTheEvent() throws {
        let body = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"/>
            <button id="b"><connections>
                <action selector="go:" destination="-1" eventType="touchUpInside" id="c1"/>
            </connections></button>
            """
        #expect(
            try steps(body, code: "class App.Owner: NSObject")[1]
                == "connect b go: on touchUpInside to File's Owner later -[App.Owner go:]: unrecognized selector sent to instance 0x…"
        )
    }

    // MARK: - AppKit

    private let macBody = """
        <customObject id="-2" customClass="Owner"/>
        <customObject id="-1" customClass="FirstResponder"/>
        <customObject id="o" customClass="Store">
            <connections><outlet property="nothing" destination="v" id="c1"/></connections>
        </customObject>
        <customView id="v" customClass="Chart"/>
        <window title="W" id="w"/>
        <window title="W" visibleAtLaunch="NO" id="x"/>
        <button id="b"><connections><action selector="go:" target="-2" id="c2"/></connections></button>
        """
    private let macCode = "objc class Owner: NSObject\nobjc class Store: NSObject\nobjc class Chart: NSView"

    @Test func appKitMakesCustomViewsByTheirFrameAndLogsWhatIsMissing() throws {
        #expect(
            try steps(on: .macOS, macBody, code: macCode) == [
                "make o init", "make v init(frame:)", "make w init(coder:)", "make x init(coder:)",
                "make b init(coder:)",
                "connect o nothing = Custom View \"nothing\" ! [Nib Loading] Failed to connect (nothing) outlet from (Store) to (Chart): "
                    + "missing setter or instance variable",
                "connect b go: to File's Owner ! Could not connect action, target class Owner does not respond to -go:",
                "awake o awakeFromNib", "awake v awakeFromNib", "awake w awakeFromNib", "awake x awakeFromNib",
                "awake b awakeFromNib", "awake -2 awakeFromNib", "show w orderFront:",
            ])
    }

    @Test func preferCoderMakesCustomViewsByTheirCoder() throws {
        let found = try steps(on: .macOS, root: "customObjectInstantitationMethod=\"direct\"", macBody, code: macCode)
        #expect(found[0] == "make o init")
        #expect(found[1] == "make v init(coder:)")
    }

    // MARK: - Controllers

    @Test func aNibWithoutViewEndsItsController() throws {
        let body = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController" customModule="App"/>
            <view id="v"/>
            """
        let found = try steps(body, code: "class App.CardController: UIViewController")
        #expect(
            found.last
                == "finish -1 its view ✗ -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Card\" nib but the view "
                + "outlet was not set.")
    }

    @Test func aViewThatLoadsItsOwnNibNeverEnds() throws {
        let found = try steps(
            "<view id=\"v\" customClass=\"Card\" customModule=\"App\"/>",
            code: "class App.Card: UIView\ninit loads Card")
        #expect(
            found[0]
                == "make v init(coder:) ✗ Card loads 'Card' again in its initializer, endlessly, until the stack overflows"
        )
    }

    private let scene = """
        <scene sceneID="s"><objects>
            <viewController id="c" customClass="Controller" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    <tableView id="t"><prototypes>
                        <tableViewCell reuseIdentifier="Row" id="p"><label key="textLabel" id="l"/></tableViewCell>
                    </prototypes></tableView>
                </subviews></view>
                <navigationItem key="navigationItem" id="n"/>
                <connections>
                    <outlet property="table" destination="t" id="c1"/>
                    <outlet property="bar" destination="n" id="c2"/>
                </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
            <tapGestureRecognizer id="g"/>
            <customObject id="h" customClass="NSObject"/>
        </objects></scene>
        """

    @Test func aSceneHasANibForItsControllerOneForItsViewAndOneForEachCell() throws {
        let context = try PredictionFixture.context(
            on: .iOSStoryboard, scene,
            code: "class App.Controller: UIViewController\noutlet table: UITableView\noutlet bar: UINavigationItem")
        let nibs = LoadPrediction(context).nibs()
        #expect(nibs.map(\.role) == [.controller, .view, .prototype])
        #expect(nibs.map(\.name) == ["Controller-c", "c-view-v", "Row"])
        #expect(nibs[0].steps.filter { $0.phase == .make }.map(\.objectID) == ["c", "n", "g", "h"])
        #expect(nibs[1].steps.filter { $0.phase == .make }.map(\.objectID) == ["v", "t"])
        #expect(nibs[2].steps.filter { $0.phase == .make }.map(\.objectID) == ["p", "l"])
        #expect(nibs[0].steps.filter { $0.phase == .connect }.map(\.text).count == 1)
        #expect(nibs[1].steps.filter { $0.phase == .connect }.map(\.objectID) == ["c"])
    }
}
