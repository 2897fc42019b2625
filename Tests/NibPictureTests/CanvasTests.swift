import NibDocument
import TestDocuments
import Testing

@testable import NibPicture

/// What is on the canvas of a document, and where.
@Suite struct CanvasTests {
    private func storyboard(
        _ scenes: String, device: String = "", runtime: String = "iOS.CocoaTouch", initial: String = "a"
    ) throws -> DrawnDocument {
        try DrawnDocument(
            xml: """
                <document type="com.apple.InterfaceBuilder3.\(runtime.hasPrefix("Mac") ? "Cocoa" : "CocoaTouch").Storyboard.XIB" version="3.0" \
                toolsVersion="22505" targetRuntime="\(runtime)" initialViewController="\(initial)">\(device)<scenes>\(scenes)</scenes></document>
                """)
    }

    private func scene(_ id: String, x: String, y: String, inside: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController title="Scene \(id)" id="\(id)">
        <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="300" height="600"/></view>
        <connections>\(inside)</connections></viewController></objects><point key="canvasLocation" x="\(x)" y="\(y)"/></scene>
        """
    }

    private func frames(of drawn: DrawnDocument) -> [Rect] {
        CanvasLayout.placed(CanvasItems(style: Style(drawn.document)).all()).map(\.frame)
    }

    /// Places are of the middle; with a device, 600 units are as much as its screen.
    @Test func placesOfScenes() throws {
        let scenes = scene("a", x: "0", y: "0") + scene("b", x: "600", y: "600")
        #expect(
            try frames(of: storyboard(scenes)) == [
                Rect(x: -150, y: -300, width: 300, height: 600), Rect(x: 450, y: 300, width: 300, height: 600),
            ])
        let device = #"<device id="retina4_7" orientation="portrait"/>"#
        #expect(try frames(of: storyboard(scenes, device: device))[1] == Rect(x: 225, y: 367, width: 300, height: 600))
        let landscape = #"<device id="retina4_7" orientation="landscape"/>"#
        #expect(
            try frames(of: storyboard(scenes, device: landscape))[1] == Rect(x: 517, y: 75, width: 300, height: 600))
    }

    /// On a map, names are as large as asked, each in the picture and none over another; what has no room is listed with its number.
    @Test func namesOfAMapDoNotOverlap() throws {
        let scenes = (0..<12).map { scene("\($0)", x: "\($0 % 6 * 330)", y: "\($0 / 6 * 700)") }.joined()
        let drawn = try storyboard(
            scenes.replacing("title=\"Scene 5\"", with: "title=\"A scene with a very long name\""))
        var options = PictureOptions()
        options.labelScale = 6
        let style = Style(drawn.document, options: options)
        var canvas = Canvas(style)
        let drawing = canvas.drawing(of: CanvasItems(style: style).all(), hasArrows: true)
        let names = drawing.groups.filter { group in
            group.shapes.contains {
                guard case .text(_, _, let font, _, _) = $0 else { return false }
                return font.weight == 600 && font.size > 70
            }
        }.compactMap { $0.shapes.first?.rectangle }
        #expect(names.count == 12)
        for (index, name) in names.enumerated() {
            #expect(drawing.bounds.contains(name))
            #expect(names[..<index].allSatisfy { $0.intersection(name).isEmpty })
        }
        let texts = drawing.groups.flatMap { $0.shapes.compactMap(\.line) }
        #expect(texts.contains("1") && texts.contains { $0.hasPrefix("1 · A scene with") })
    }

    /// A button of a bar that shows a view is drawn as that view, in the bar of a view and in the one around a controller.
    @Test func viewsInBarsAreDrawn() throws {
        let item = """
            <barButtonItem style="plain" id="i"><view key="customView" id="v"><rect key="frame" x="0" y="0" width="60" height="30"/>
            <subviews><label text="Cart" id="l"><rect key="frame" x="0" y="0" width="60" height="30"/></label></subviews></view>
            </barButtonItem>
            """
        let bar = try DrawnDocument(
            iOS: """
                <toolbar id="b"><rect key="frame" x="0" y="0" width="320" height="44"/><items>\(item)</items></toolbar>
                """)
        #expect(try bar.svg().texts == ["Cart"])
        #expect(try bar.svg().ids.contains("l"))
        let scenes = scene("a", x: "0", y: "0", inside: "").replacing(
            "<connections>",
            with: #"<navigationItem key="navigationItem" title="Shop" id="n">"#
                + item.replacing("<barButtonItem", with: #"<barButtonItem key="rightBarButtonItem""#)
                + "</navigationItem><connections>")
        let texts = try storyboard(scenes).svg().texts
        #expect(texts.contains("Cart") && texts.contains("Shop"))
        #expect(!texts.contains { $0.hasPrefix("View") })
    }

    @Test func scenesWithoutAPlaceAreInRows() throws {
        let scenes = (0..<9).map { scene("\($0)", x: "0", y: "0") }.joined()
        let document = try storyboard(scenes.replacing("<point key=\"canvasLocation\" x=\"0\" y=\"0\"/>", with: ""))
        let frames = frames(of: document)
        #expect(Set(frames.map(\.x)).count > 1)
        #expect(Set(frames.map(\.y)).count > 1)
        for (index, frame) in frames.enumerated() {
            #expect(frames[..<index].allSatisfy { frame.intersection($0).isEmpty })
        }
    }

    @Test func arrowsBetweenScenes() throws {
        let segues = """
            <segue destination="b" kind="show" identifier="next" id="seg"/><segue destination="b" kind="unwind" id="unw"/>\
            <segue destination="nowhere" kind="show" id="lost"/><segue destination="b" kind="relationship" relationship="rootViewController" id="rel"/>
            """
        let drawn = try storyboard(scene("a", x: "0", y: "0", inside: segues) + scene("b", x: "800", y: "0"))
        let svg = try drawn.svg()
        #expect(svg.texts.contains("show “next”"))
        #expect(svg.texts.contains("root view controller"))
        #expect(svg.ids.filter { ["seg", "rel", "unw", "lost"].contains($0) } == ["seg", "rel"])
        #expect(svg.titles.contains("initial controller"))
        #expect(svg.texts.contains("Scene a"))
        let arrows = SegueArrows(
            style: Style(drawn.document), items: CanvasLayout.placed(CanvasItems(style: Style(drawn.document)).all())
        ).groups()
        let first = try #require(arrows.first?.shapes.first?.bounds)
        #expect(first.x >= 150 && first.maxX <= 650)
    }

    /// An arrow goes around the scenes between its ends, beside other arrows, and its label is on it.
    @Test func arrowsGoAroundScenes() throws {
        let segues = """
            <segue destination="c" kind="show" identifier="first" id="one"/><segue destination="c" kind="show" id="two"/>\
            <segue destination="d" kind="show" id="three"/>
            """
        let scenes =
            scene("a", x: "0", y: "0", inside: segues) + scene("b", x: "800", y: "0") + scene("c", x: "1600", y: "0")
            + scene("d", x: "800", y: "1400") + scene("e", x: "400", y: "800")
        let style = Style(try storyboard(scenes).document)
        let items = CanvasLayout.placed(CanvasItems(style: style).all())
        let arrows = SegueArrows(style: style, items: items).groups().filter { !$0.title.hasPrefix("initial") }
        #expect(arrows.map(\.id) == ["one", "two", "three"])
        var lanes: Set<Double> = []
        for arrow in arrows {
            guard case .path(let points, _, _)? = arrow.shapes.first, case .rect(let label, _, _) = arrow.shapes[2]
            else {
                Issue.record("\(arrow.id) is no line with a label")
                continue
            }
            let lines = zip(points, points.dropFirst()).map { start, end in
                Rect(x: start.x, y: start.y, width: 1, height: 1).union(Rect(x: end.x, y: end.y, width: 1, height: 1))
            }
            #expect(points.count == 4)
            for line in lines {
                for item in items {
                    #expect(line.intersection(item.frame).isEmpty, "\(arrow.id) goes through \(item.label)")
                }
            }
            #expect(lines.contains { label.contains(Rect(x: $0.midX, y: $0.midY, width: 0, height: 0)) })
            #expect(lanes.insert(points[1].y).inserted)
        }
    }

    @Test func windowsHaveATitleBarAndAToolbar() throws {
        let window = """
            <window title="Main" id="w"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <rect key="contentRect" x="0" y="0" width="300" height="100"/>
            <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="300" height="100"/></view>
            <toolbar key="toolbar" id="t"><allowedToolbarItems><toolbarItem label="Open" id="o"/></allowedToolbarItems>
            <defaultToolbarItems><toolbarItem reference="o"/></defaultToolbarItems></toolbar></window>
            """
        let drawn = try DrawnDocument(macOS: window)
        let item = try #require(CanvasItems(style: Style(drawn.document)).all().first)
        #expect(item.size == Size(width: 300, height: 100 + 28 + 54))
        #expect(try drawn.svg().texts == ["Main", "Open"])
    }

    @Test func menus() throws {
        let menu = """
            <menu title="Main" systemMenu="main" id="m"><items><menuItem title="File" id="f"><menu key="submenu" title="File" id="s"><items>
            <menuItem title="Save As…" keyEquivalent="S" id="a"/><menuItem isSeparatorItem="YES" id="p"/></items></menu></menuItem></items></menu>
            """
        #expect(try DrawnDocument(macOS: menu).svg().texts == ["File", "Save As…", "⇧⌘S"])
        let arrow =
            #"<menu title="Go" id="m"><items><menuItem title="Next" keyEquivalent="&#xF703;" id="a"/><menuItem title="Test" keyEquivalent="&#xF708;" id="b"/></items></menu>"#
        #expect(try DrawnDocument(macOS: arrow).svg().texts == ["Next", "⌘→", "Test", "⌘F5"])
        let other = #"<customView id="c"><rect key="frame" x="0" y="0" width="9" height="9"/></customView>"#
        #expect(try !DrawnDocument(macOS: menu + other).svg().texts.contains("Save As…"))
    }

    @Test func whatIsDrawnForAnObject() throws {
        let xml = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><gestureRecognizers/><constraints>
            <constraint firstAttribute="width" constant="9" id="con"/></constraints></view><tapGestureRecognizer id="tap"/>
            """
        let document = try DrawnDocument(iOS: xml).document
        func subject(_ id: String) -> String? {
            document.element(withID: id).flatMap { NibPicture.subject(of: $0, in: document) }.flatMap {
                document.id(of: $0)
            }
        }
        #expect(subject("v") == "v")
        #expect(subject("con") == "v")
        #expect(subject("-1") == nil)
        #expect(subject("tap") == nil)
    }

    /// Every document that can be opened gives a picture that an XML parser reads.
    @Test(arguments: [Corpus.ownFiles + Corpus.sampleFiles, Corpus.corpusFiles])
    func everyDocumentGivesAPicture(paths: [String]) throws {
        for path in paths {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)) else { continue }
            let picture = NibPicture(of: document, title: Corpus.name(path))
            #expect(throws: Never.self, "\(Corpus.name(path))") { try SVGReading(picture.svg) }
            #expect(picture.svg.utf8.count < 40 * document.bytes.count + 50_000, "\(Corpus.name(path))")
        }
    }
}
