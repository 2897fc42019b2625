import CommandLanguage
import NibDocument
import Replies
import SeededRandom
import Testing

@testable import NibEditing

/// A resolved command names a place so exactly that applying its line does again what the command did.
@Suite struct ResolvedPlaceTests {
    static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                    <subviews>
                        <button opaque="NO" id="a.b">
                            <rect key="frame" x="1" y="2" width="3" height="4"/>
                            <state key="normal" title="Go"/>
                            <connections>
                                <action selector="go:" destination="-1" eventType="touchUpInside" id="aCt-io-001"/>
                            </connections>
                        </button>
                        <label text="One" id="a b">
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                        <stackView opaque="NO" id="it's">
                            <subviews>
                                <view id="x[0]"/>
                                <switch opaque="NO" id="subviews"/>
                            </subviews>
                        </stackView>
                    </subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                </view>
                <view id="frame"/>
                <foo id="a"><bar/><bar/></foo>
            </objects>
        </document>
        """

    private func check(_ statements: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> Editor {
        let editor = try Editor(Self.base)
        for statement in statements { try editor.run(statement) }
        let replayed = try Editor(Self.base)
        for line in editor.lines { try replayed.replay(line) }
        #expect(replayed.text == editor.text, "\(editor.lines)", sourceLocation: sourceLocation)
        return editor
    }

    @Test func anElementWithoutItsKeyTakesThePlaceOfTheOneThatHasIt() throws {
        let color = try check("insert '<color systemColor=\"systemRedColor\"/>' into 1")
        #expect(color.lines == ["insert '<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>' into 1"])
        #expect(!color.text.contains("systemBackgroundColor\"/>"))
        _ = try check("insert '<rect x=\"9\" y=\"9\" width=\"9\" height=\"9\"/>' into 1")
        _ = try check("insert '<autoresizingMask heightSizable=\"YES\"/>' into 1")
        _ = try check("insert '<fontDescription type=\"boldSystem\" pointSize=\"9\"/>' into 'a b'")
    }

    @Test func anElementGoesIntoTheOneThatIsNamed() throws {
        let editor = try check(
            "insert '<rect key=\"frame\" x=\"9\" y=\"9\" width=\"9\" height=\"9\"/>' into 1.frame at 0")
        #expect(editor.lines[0].hasSuffix("into 1.frame at 0"))
        #expect(editor.text.contains("height=\"480\">\n                <rect key=\"frame\" x=\"9\""))
    }

    @Test func keysAndListsThatReadAsSomethingElse() throws {
        #expect(
            try check("add variation to 1.'heightClass=compact'").lines == ["add variation to 1.'heightClass=compact'"])
        #expect(
            try check("insert '<subviews/>' into 1", "add switch to 1").lines[1].hasPrefix(
                "add switch to 1.subviews[0] "))
        _ = try check("insert '<subviews key=\"subviews\"/>' into frame", "add switch to frame")
        _ = try check("insert '<view key=\"k[1]\" id=\"keyed\"/>' into a", "insert '<bar/>' into a.'k[1]' --force")
        _ = try check("insert '<color key=\"a@b\"/>' into a", "insert '<bar/>' into a.color@a@b --force")
        _ = try check("insert '<baz/>' into a.bar[1] --force")
        _ = try check("insert '<foo/>' into 'a.b' --force", "add switch to 'x[0]'", "add label to frame.subviews")
    }

    @Test func linesOfOlderLogsAreApplied() throws {
        let editor = try Editor(Self.base)
        try editor.replay("insert '<color systemColor=\"systemRedColor\"/>' into 1.tintColor")
        try editor.replay("add label to 1.subviews text=Two frame=(1,2,3,4) as lAb-el-001")
        try editor.replay("add tapGestureRecognizer to a.b as tAp-00-001 tAp-00-002")
        #expect(editor.text.contains("<color key=\"tintColor\" systemColor=\"systemRedColor\"/>"))
        #expect(editor.text.contains("text=\"Two\""))
        #expect(editor.text.contains("destination=\"tAp-00-001\""))
    }

    // MARK: - Random commands

    @Test(arguments: Array(Sample.of(0..<60))) func linesGiveTheSameBytes(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let editor = try Editor(Self.base)
        for _ in 0..<25 {
            let statement = Self.statement(editor.document, &random)
            let before = editor.text
            do { try editor.run(statement) } catch {
                #expect(editor.text == before, "'\(statement)' failed and changed something")
            }
        }
        #expect(editor.lines.count >= 3)
        let replayed = try Editor(Self.base)
        let resolvedAgain = try Editor(Self.base)
        for line in editor.lines {
            do {
                try replayed.replay(line)
                try resolvedAgain.run(line)
            } catch {
                Issue.record("'\(line)': \(CommandError(error).message)")
                return
            }
            try #require(resolvedAgain.text == replayed.text, "'\(line)' means something else as a statement")
        }
        #expect(replayed.text == editor.text)
        #expect(resolvedAgain.lines == editor.lines)
    }

    private static let fragments = [
        "<color white='1' alpha='1'/>", "<color key='tintColor' systemColor='systemRedColor'/>",
        "<rect x='1' y='2' width='3' height='4'/>", "<rect key='frame' x='5' y='6' width='7' height='8'/>",
        "<autoresizingMask/>", "<fontDescription type='system' pointSize='12'/>", "<state title='x'/>",
        "<view/>", "<view><subviews><label text='a'/></subviews></view>", "<foo/>", "<foo key='frame'><bar/></foo>",
        "<subviews/>", "<subviews key='subviews'/>", "<variation/>", "<variation key='heightClass=compact'/>",
        "<string key='a@b'>t</string>", "<constraint firstAttribute='width' constant='4'/>", "<bar key='k[1]'/>",
        "<outlet property='p' destination='1'/>", "<action selector='s:' destination='-1' eventType='touchDown'/>",
        "<connections><outlet property='q' destination='1' id='oUt-q'/></connections>",
        "<userDefinedRuntimeAttributes/>", "<imageView key='view'/>", "<objects/>",
    ]
    private static let elements = [
        "button", "label", "view", "switch", "stackView", "variation", "color", "tapGestureRecognizer", "foo",
        "subviews", "tableView", "barButtonItem", "constraint", "rect", "toolbar",
    ]
    private static let slots = [
        "", "", "", "", ".subviews", ".subviews[0]", ".subviews[1]", ".frame", ".backgroundColor", ".tintColor",
        ".nosuch", ".color@tintColor", ".connections", ".constraints", ".'heightClass=compact'", ".'k[1]'", ".bar[0]",
        ".subviews@", ".foo", ".rect@frame", ".items", ".view", ".string@a@b",
    ]
    private static let attributes = [
        "", "", "", " title=x", " text='a b'", " frame=(1,2,3,4)", " frame=(1,2,3,4) frame.x=9", " tag=3",
        " customClass=Cool", " normal.title=y", " hidden=YES",
    ]

    private static func statement(_ document: NibDocument, _ random: inout SeededGenerator) -> String {
        let ids = document.tree.subtree(document.tree.root).compactMap { document.id(of: $0) }
        let object = Quoting.forced(random.pick(ids)!)
        let other = random.chance(8) ? "document" : Quoting.forced(random.pick(ids)!)
        let place = other + random.pick(slots)! + (random.chance(20) ? " at \(random.below(4))" : "")
        switch random.below(10) {
        case 0...3: return "insert \(Quoting.forced(random.pick(fragments)!)) into \(place)"
        case 4...6: return "add \(random.pick(elements)!) to \(place)\(random.pick(attributes)!)"
        case 7: return "move \(object) to \(place)"
        case 8:
            return "duplicate \(object)" + (random.chance(40) ? " to \(other)\(random.pick(slots)!)" : "")
        default: return random.chance(50) ? "remove \(object)" : "disconnect all \(object)"
        }
    }
}
