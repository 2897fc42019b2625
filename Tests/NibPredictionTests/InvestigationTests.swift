import ClassFacts
import NibChecks
import NibDocument
import NibPrediction
import Testing

/// Messages are recognized in all variants and lead to their causes.
struct InvestigationTests {
    /// A message and the values in it.
    struct Message: CustomTestStringConvertible {
        let kind: RuntimeLine.Kind
        let text: String
        let values: [String: String]
        var testDescription: String { kind.rawValue }
    }

    static let messages: [Message] = [
        .init(
            kind: .U1,
            text:
                "2026-01-02 03:04:05.678 App[12:345] *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<App.View 0x7f9> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key name.'",
            values: ["class": "App.View", "key": "name"]),
        .init(
            kind: .U1,
            text:
                "'[<WebProgressView: 0x1446a6ea0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key .'",
            values: ["class": "WebProgressView", "key": ""]),
        .init(
            kind: .U11, text: "Storyboard (<NSStoryboard: 0x1>) doesn't contain a controller with identifier 'Detail'",
            values: ["identifier": "Detail"]),
        .init(
            kind: .U2, text: "[Storyboard] Unknown class _TtC3App4View in Interface Builder file.",
            values: ["class": "_TtC3App4View"]),
        .init(
            kind: .U3,
            text:
                "Failed to set (layer.radius) user defined inspected property on (UIView): [<UIView 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key radius.",
            values: ["keyPath": "layer.radius", "class": "UIView"]),
        .init(
            kind: .U4,
            text:
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the “Card” nib but the view outlet was not set.",
            values: ["nib": "Card"]),
        .init(
            kind: .U5,
            text: "-[UITableViewController loadView] loaded the \"a-view-b\" nib but didn’t get a UITableView.",
            values: ["nib": "a-view-b", "second": "UITableView"]),
        .init(
            kind: .U5,
            text:
                "-[UICollectionViewController loadView] instantiated view controller with identifier \"UIViewController-b\" from storyboard \"Main\", but didn't get a UICollectionView.",
            values: ["identifier": "UIViewController-b", "nib": "Main", "second": "UICollectionView"]),
        .init(
            kind: .U6, text: "-[App.View tap:]: unrecognized selector sent to instance 0x7f9",
            values: ["class": "App.View", "selector": "tap:"]),
        .init(
            kind: .U7, text: "Could not instantiate class named MKMapView because no class",
            values: ["class": "MKMapView"]),
        .init(
            kind: .U8,
            text:
                "A view can only be associated with at most one view controller at a time! View <UIView: 0x1; frame = (0 0)> is associated with <A: 0x2>. Clear this association before associating this view with <B: 0x3>.",
            values: ["view": "UIView", "class": "A", "second": "B"]),
        .init(
            kind: .U9, text: "Could not load NIB in bundle: 'NSBundle </a/b.app> (loaded)' with name 'Card'",
            values: ["nib": "Card"]),
        .init(
            kind: .U10, text: "Could not find a storyboard named 'Main' in bundle NSBundle </a>",
            values: ["nib": "Main"]),
        .init(
            kind: .U11,
            text: "Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'Detail'",
            values: ["identifier": "Detail"]),
        .init(
            kind: .U12, text: "Receiver (<App.List: 0x1>) has no segue with identifier 'show'",
            values: ["class": "App.List", "identifier": "show"]),
        .init(
            kind: .U13,
            text:
                "Could not find a navigation controller for segue 'go'. Push segues can only be used when the source controller is managed",
            values: ["identifier": "go"]),
        .init(
            kind: .U14,
            text:
                "invalid nib registered for identifier (Row) - nib must contain exactly one top level object which must be a UITableViewCell instance",
            values: ["identifier": "Row", "class": "UITableViewCell"]),
        .init(
            kind: .U15,
            text: "cell reuse indentifier in nib (a) does not match the identifier used to register the nib (b)",
            values: ["own": "a", "identifier": "b"]),
        .init(
            kind: .U16,
            text:
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier Row - must register a nib or a class",
            values: ["identifier": "Row"]),
        .init(
            kind: .U17, text: "This coder requires that replaced objects be returned from initWithCoder:", values: [:]),
        .init(kind: .U18, text: "Custom instantiated view controller must call -[super initWithCoder:]", values: [:]),
        .init(
            kind: .U19,
            text:
                "App/List.swift:12: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
            values: ["file": "App/List", "line": "12", "about": "outlet"]),
        .init(
            kind: .U19, text: "Fatal error: init(coder:) has not been implemented", values: ["about": "coder"]),
        .init(
            kind: .U20, text: "Could not cast value of type 'UINavigationController' (0x1f2) to 'App.List' (0x10a).",
            values: ["class": "UINavigationController", "second": "App.List"]),
        .init(
            kind: .U21,
            text: "App/Card.swift:3: Fatal error: Use of unimplemented initializer 'init(coder:)' for class 'App.Card'",
            values: ["initializer": "init(coder:)", "class": "App.Card"]),
        .init(
            kind: .U21, text: "fatal error: use of unimplemented initializer 'init(frame:)' for class 'App.Card'",
            values: ["initializer": "init(frame:)", "class": "App.Card"]),
        .init(
            kind: .U19,
            text:
                "fatal error: unexpectedly found nil while unwrapping an Optional value: file App/List.swift, line 12",
            values: ["file": "App/List", "line": "12", "about": "outlet"]),
        .init(
            kind: .U22,
            text:
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Could not find a segue class named 'Fade''",
            values: ["class": "Fade"]),
        .init(
            kind: .U22, text: "reason: 'Could not create a segue of class '(null)''", values: ["class": "(null)"]),
        .init(
            kind: .U23,
            text:
                "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?",
            values: ["nib": "Main"]),
        .init(
            kind: .U24,
            text:
                "UITableView (<UITableView: 0x7; frame = (0 0; 1 2)>) failed to obtain a cell from its dataSource (<App.List: 0x8>)",
            values: ["class": "App.List"]),
        .init(
            kind: .U25, text: "Missing proxy for identifier UpstreamPlaceholder-I0W-u3-QXO",
            values: ["identifier": "I0W-u3-QXO"]),
        .init(
            kind: .U26,
            text:
                "Could not load the \"star\" image referenced from a nib in the bundle with identifier \"com.example.app\"",
            values: ["image": "star"]),
        .init(
            kind: .A1,
            text:
                "[Nib Loading] Failed to connect (label) outlet from (App.Pane) to (NSTextField): missing setter or instance variable",
            values: ["key": "label", "class": "App.Pane", "destination": "NSTextField"]),
        .init(
            kind: .A2, text: "Could not connect action, target class App.Pane does not respond to -go:",
            values: ["class": "App.Pane", "selector": "go:"]),
        .init(
            kind: .A2, text: "Could not connect the action go: to target of class Pane",
            values: ["class": "Pane", "selector": "go:"]),
        .init(
            kind: .A3,
            text:
                "Unknown class 'Chart', using 'NSView' instead. Encountered in Interface Builder file at path /a/b.nib",
            values: ["class": "Chart", "system": "NSView"]),
        .init(
            kind: .A4, text: "-[NSViewController loadView] could not load the \"Pane\" nib.", values: ["nib": "Pane"]),
        .init(
            kind: .A4, text: "-[NSNib initWithNibNamed:bundle:] could not load the nibName: App.Pane in bundle (null).",
            values: ["nib": "App.Pane"]),
        .init(
            kind: .A4, text: "-[NoteController loadWindow]: failed to load window nib file 'NoteController'.",
            values: ["nib": "NoteController"]),
        .init(
            kind: .A4,
            text:
                "-[NSNib _initWithNibNamed:bundle:options:] could not load the nib 'Cell' in bundle NSBundle </a/b.app> (loaded).",
            values: ["nib": "Cell"]),
        .init(kind: .A5, text: "Unable to load nib file: MainMenu, exiting", values: ["nib": "MainMenu"]),
        .init(
            kind: .A6, text: "-[NSViewController loadView] loaded the \"Pane\" nib but no view was set.",
            values: ["nib": "Pane"]),
        .init(
            kind: .A7,
            text: "[<Model 0x1> valueForUndefinedKey:]: this class is not key value coding-compliant for the key size.",
            values: ["class": "Model", "key": "size"]),
        .init(
            kind: .A8,
            text:
                "view reuse identifier in nib (_NS:9) does not match the element kind used to register the nib (Head)",
            values: ["own": "_NS:9", "identifier": "Head"]),
        .init(
            kind: .A9,
            text: "could not dequeue an item of kind: Head with identifier Row - must register a nib or a class",
            values: ["identifier": "Row"]),
    ]

    @Test(arguments: messages) func isRecognized(_ message: Message) throws {
        let line = try #require(RuntimeLine(message.text))
        #expect(line.kind == message.kind)
        #expect(line.values == message.values)
        #expect(!line.meaning.isEmpty)
        // A message pasted as the words of a command has lost its quotes.
        let plain = message.text.filter { !"'\"“”’".contains($0) }
        #expect(RuntimeLine(plain)?.kind == message.kind)
    }

    @Test func everyKindHasAMessage() {
        #expect(Set(Self.messages.map(\.kind)) == Set(RuntimeLine.Kind.allCases))
    }

    @Test(arguments: [
        "", "hello", "this class is not key value coding-compliant", "Unknown class", "[< setValue:forUndefinedKey:]",
    ])
    func otherLinesAreNone(_ text: String) { #expect(RuntimeLine(text) == nil) }

    @Test func classNames() {
        #expect(RuntimeClassName("_TtC3App4View").text == "App.View")
        #expect(RuntimeClassName("_TtCC3App5Outer5Inner").text == "App.Outer.Inner")
        #expect(RuntimeClassName("_TtC3AppP33_0123456789012345678901234567890_4View").name == "View")
        #expect(RuntimeClassName("NSKVONotifying_App.View") == RuntimeClassName("App.View"))
        #expect(RuntimeClassName("View").module == nil)
        #expect(RuntimeClassName("_TtC99999999999999999999View").name == "_TtC99999999999999999999View")
        #expect(RuntimeClassName("_TtC9App").name == "_TtC9App")
    }

    // MARK: - Suspects

    private func explain(_ text: String, on form: PredictionFixture.Form = .iOS, _ body: String, code: String) throws
        -> Explanation
    {
        let context = try PredictionFixture.context(on: form, body, code: code)
        return Investigation.explain(try #require(RuntimeLine(text)), documents: [context], code: context.code) {
            document in
            Checker(code: document.code)
                .check([.init(file: document.file, document: document.document)], isWhole: false)
                .filter { $0.runtime != nil }
                .map { Remedy(offset: $0.offset, fix: $0.fix, declaration: $0.declaration) }
        }
    }

    private let body = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App">
            <connections>
                <outlet property="lable" destination="l" id="c1"/>
                <outlet property="other" destination="l" id="c2"/>
            </connections>
        </placeholder>
        <label id="l"/>
        <button id="b" customClass="RedButon" customModule="App">
            <connections><action selector="got:" destination="-1" eventType="touchUpInside" id="c3"/></connections>
        </button>
        """
    private let code =
        "class App.Owner: NSObject\noutlet label: UILabel\noutlet other: UILabel\naction go:\nclass App.RedButton: UIButton"

    @Test func anOutletIsFound() throws {
        let found = try explain(
            "[<App.Owner 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key lable.",
            body,
            code: code)
        #expect(found.suspects.map(\.objectID) == ["-1"])
        #expect(found.suspects.first?.fix == "set c1 property label")
        #expect(found.suspects.first?.line == 6)
    }

    @Test func anotherOwnerIsSaidToBe() throws {
        let found = try explain(
            "[<NSObject 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key other.",
            body,
            code: code)
        #expect(found.suspects.count == 1)
        #expect(found.suspects.first?.cause.contains("without an owner") == true)
    }

    @Test func anActionIsFound() throws {
        let found = try explain("-[App.Owner got:]: unrecognized selector sent to instance 0x1", body, code: code)
        #expect(found.suspects.map(\.objectID) == ["b"])
        // A short word that is merely similar may be another action.
        #expect(found.suspects.first?.fix == nil)
    }

    @Test func aClassIsFound() throws {
        let found = try explain("Unknown class _TtC3App8RedButon in Interface Builder file.", body, code: code)
        #expect(found.suspects.map(\.objectID) == ["b"])
        #expect(found.suspects.first?.fix == "set b customClass RedButton")
    }

    @Test func whatIsNowhereIsNotGuessed() throws {
        let found = try explain("-[App.Owner never:]: unrecognized selector sent to instance 0x1", body, code: code)
        #expect(found.suspects.isEmpty)
    }
}
