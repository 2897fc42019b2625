import NibDocument
import Testing

@testable import NibPicture

/// What views look like.
@Suite struct LookTests {
    private let frame = #"<rect key="frame" x="0" y="0" width="200" height="40"/>"#

    @Test(arguments: [
        (#"white="0.5" alpha="0.25" colorSpace="calibratedWhite""#, "#808080"),
        (#"red="1" green="0" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, "#ff0033"),
        (#"systemColor="systemRedColor""#, "#ff3b30"),
        (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "#f2f2f7"),
        (#"name="Accent""#, "#00ff00"),
        (#"cyan="0" magenta="1" yellow="1" black="0" alpha="1" colorSpace="deviceCMYK""#, "#ff0000"),
        (#"red="7" green="-3" blue="nan" alpha="1""#, nil), (#"red="7" green="-3" blue="0" alpha="1""#, "#ff0000"),
        (#"name="Unknown""#, nil),
    ])
    func colors(attributes: String, expected: String?) throws {
        let view = "<view id=\"v\">\(frame)<color key=\"backgroundColor\" \(attributes)/></view>"
        let accent = #"<namedColor name="Accent"><color red="0" green="1" blue="0" alpha="1"/></namedColor>"#
        let drawn = try DrawnDocument(iOS: view, resources: accent)
        #expect(try drawn.shapes(of: "v")["v"]?.first?.fill?.hexadecimal == expected)
    }

    @Test func colorsOfMacOSAreThoseOfItsCatalogue() throws {
        let field = """
            <textField id="v">\(frame)<textFieldCell key="cell" title="Red" id="c">\
            <color key="textColor" name="systemRedColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
            """
        #expect(try DrawnDocument(macOS: field).shapes(of: "v")["v"]?.first?.fill?.hexadecimal == "#ff3b30")
    }

    @Test func textsAreEscaped() throws {
        let label = "<label text=\"&lt;b&gt; &amp; &quot;q&quot; &#x202E;&#x85;\" id=\"a&lt;b\">\(frame)</label>"
        let picture = NibPicture(of: try DrawnDocument(iOS: label).document, title: "<title> & ]]>")
        #expect(!picture.svg.contains("\u{202E}"))
        #expect(picture.svg.contains("&lt;b&gt; &amp; &quot;q&quot; &#8238;"))
        let svg = try SVGReading(picture.svg)
        #expect(svg.ids.contains("a<b"))
        #expect(svg.titles.first == "<title> & ]]>")
    }

    @Test func textThatControlsNothingIsLeft() {
        #expect(SVG.escaped("\u{1}\u{1B}[31m\n\u{FFFF}é漢") == "\u{FFFD}\u{FFFD}[31m \u{FFFD}é漢")
    }

    @Test(arguments: [
        (0, "0"), (-0.004, "0"), (12.5, "12.5"), (0.05, "0.05"), (-3.456, "-3.46"), (.nan, "0"), (1e308, "1000000"),
    ])
    func numbers(value: Double, expected: String) { #expect(SVG.number(value) == expected) }

    @Test func longTextsAreBrokenAndCut() {
        let block = TextBlock(font: Font(size: 10), color: .black, lines: 2)
        let lines = block.broken("one two three four five six seven eight nine ten", width: 60, most: 2)
        #expect(lines.count == 2)
        #expect(lines[0] == "one two")
        #expect(lines[1].hasSuffix("…"))
        #expect(
            block.broken(String(repeating: "x", count: 1_000_000), width: 1e4, most: 1)[0].count <= Limits.characters)
        #expect(block.broken("a\n\nb", width: 60, most: 5) == ["a", "", "b"])
    }

    @Test func fonts() throws {
        let label = """
            <label text="A" id="v">\(frame)<fontDescription key="fontDescription" name="Avenir-HeavyOblique" family="Aven&quot;ir'" pointSize="1e9"/></label>
            """
        guard case .text(_, _, let font, _, _) = try #require(DrawnDocument(iOS: label).shapes(of: "v")["v"]?.first)
        else {
            Issue.record("no text")
            return
        }
        #expect(font.size == 400)
        #expect(font.weight == 800)
        #expect(font.isItalic)
        #expect(font.family == "Avenir")
    }

    /// What is said by views of both platforms; an element with no look of its own is a box with its class.
    @Test(arguments: [
        (#"<button buttonType="system" id="v">F<state key="normal" title="Go"/></button>"#, ["Go"]),
        (#"<button id="v">F<buttonConfiguration key="configuration" style="filled" title="Buy"/></button>"#, ["Buy"]),
        (#"<textField placeholder="Name" id="v">F</textField>"#, ["Name"]),
        (
            #"<textField text="abc" id="v">F<textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
            ["•••"]
        ),
        (
            #"<segmentedControl id="v">F<segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
            ["A", "B"]
        ),
        (#"<navigationBar id="v">F<items><navigationItem title="T" id="n"/></items></navigationBar>"#, ["T"]),
        (
            #"<toolbar id="v">F<items><barButtonItem title="Item" id="n"/><barButtonItem systemItem="done" id="d"/></items></toolbar>"#,
            ["Item", "Done"]
        ),
        (#"<tabBar id="v">F<items><tabBarItem title="Home" id="n"/></items></tabBar>"#, ["Home"]),
        (#"<searchBar placeholder="Find" id="v">F</searchBar>"#, ["Find"]),
        (#"<imageView image="hero" id="v">F</imageView>"#, ["hero"]), (#"<mapView id="v">F</mapView>"#, ["Map View"]),
        (#"<view customClass="ChartView" id="v">F</view>"#, ["ChartView"]),
        (
            #"<label id="v">F<attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>"#,
            ["Rich"]
        ),
    ])
    func viewsOfIOS(xml: String, expected: [String]) throws {
        #expect(try texts(DrawnDocument(iOS: xml.replacing("F<", with: "\(frame)<", maxReplacements: 1))) == expected)
    }

    @Test(arguments: [
        (
            #"<button id="v">F<buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" alignment="center"/></button>"#,
            ["OK"]
        ),
        (#"<button id="v">F<buttonCell key="cell" type="check" title="On" state="on"/></button>"#, ["On"]),
        (
            #"<popUpButton id="v">F<popUpButtonCell key="cell" title="One" borderStyle="border"/></popUpButton>"#,
            ["One"]
        ),
        (
            #"<textField id="v">F<textFieldCell key="cell" placeholderString="Name" borderStyle="bezel"/></textField>"#,
            ["Name"]
        ),
        (#"<box title="Group" id="v">F</box>"#, ["Group"]),
        (#"<box title="Group" titlePosition="noTitle" id="v">F</box>"#, []),
        (
            #"<tabView id="v">F<tabViewItems><tabViewItem label="One" id="a"/><tabViewItem label="Two" id="b"/></tabViewItems></tabView>"#,
            ["One", "Two"]
        ),
        (
            #"<segmentedControl id="v">F<segmentedCell key="cell"><segments><segment label="L"/></segments></segmentedCell></segmentedControl>"#,
            ["L"]
        ),
        (#"<customView customClass="Gauge" id="v">F</customView>"#, ["Gauge"]),
        (
            #"<matrix id="v">F<cells><column><buttonCell type="radio" title="R" id="r"/><buttonCell type="radio" title="S" id="s"/></column></cells></matrix>"#,
            ["R", "S"]
        ),
    ])
    func viewsOfMacOS(xml: String, expected: [String]) throws {
        #expect(try texts(DrawnDocument(macOS: xml.replacing("F<", with: "\(frame)<", maxReplacements: 1))) == expected)
    }

    private func texts(_ drawn: DrawnDocument) throws -> [String] {
        try drawn.shapes(of: "v")["v"]?.compactMap(\.line) ?? []
    }
}
