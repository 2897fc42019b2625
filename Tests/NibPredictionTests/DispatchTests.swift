import ClassFacts
import NibPrediction
import Testing

/// The responders that are asked for an action without a target, and those that answer.
struct DispatchTests {
    private let body = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App">
            <connections><outlet property="view" destination="v" id="c1"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"><subviews>
            <textField id="t"/>
            <button id="b"><connections>
                <action selector="save:" destination="-2" eventType="touchUpInside" id="c2"/>
            </connections></button>
        </subviews></view>
        """
    private let code = "class App.Owner: UIViewController\naction save:\nclass App.AppDelegate: UIResponder"

    private func chain(
        _ selector: String, from id: String, on form: PredictionFixture.Form = .iOS, _ body: String, _ code: String?
    )
        throws -> ResponderChain
    {
        let context = try PredictionFixture.context(on: form, body, code: code)
        let object = try #require(context.object(withID: id))
        return Dispatch(context, selector: selector).chain(from: object)
    }

    @Test func aViewsControllerComesBehindTheView() throws {
        let found = try chain("save:", from: "b", body, code)
        #expect(found.responders.prefix(3).map(\.objectID) == ["b", "v", "-1"])
        #expect(found.first?.objectID == "-1")
        #expect(found.doubtful.isEmpty)
        #expect(found.first?.answer == .code(.init(path: "Owner.swift", line: 2, column: 1)))
    }

    @Test func sendersAreThoseOfFirstResponder() throws {
        let context = try PredictionFixture.context(body, code: code)
        #expect(Dispatch(context, selector: "save:").chainsOfSenders().map(\.startID) == ["b"])
        #expect(Dispatch(context, selector: "open:").chainsOfSenders().isEmpty)
    }

    @Test func onlyTextAnswersWhatRespondersDeclare() throws {
        #expect(try chain("copy:", from: "t", body, code).first?.objectID == "t")
        #expect(try chain("copy:", from: "b", body, code).first == nil)
    }

    @Test func withoutCodeTheOwnerIsDoubtful() throws {
        let found = try chain("save:", from: "b", body, nil)
        #expect(found.first == nil)
        #expect(found.doubtful.first?.objectID == "-1")
    }

    private let window = """
        <customObject id="-2" customClass="NSApplication">
            <connections><outlet property="delegate" destination="d" id="c1"/></connections>
        </customObject>
        <customObject id="-1" customClass="FirstResponder"/>
        <customObject id="-3" customClass="NSObject"/>
        <customObject id="d" customClass="Delegate"/>
        <window id="w"><view key="contentView" id="v"><subviews><button id="b"/></subviews></view>
            <connections><outlet property="delegate" destination="d" id="c2"/></connections>
        </window>
        <menuItem id="m"/>
        """
    private let delegate = "objc class Delegate: NSObject\naction save:"

    @Test func appKitAsksTheWindowAndItsDelegate() throws {
        let found = try chain("save:", from: "b", on: .macOS, window, delegate)
        #expect(found.responders.prefix(4).map(\.objectID) == ["b", "v", "w", "d"])
        #expect(found.first?.objectID == "d")
    }

    @Test func aMenuItemStartsInTheWindow() throws {
        let found = try chain("terminate:", from: "m", on: .macOS, window, delegate)
        #expect(found.responders.first?.objectID == "w")
        #expect(found.first?.objectID == "-2")
        #expect(found.first?.answer == .framework("NSApplication"))
    }
}
