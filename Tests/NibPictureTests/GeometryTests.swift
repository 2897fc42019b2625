import NibDocument
import Testing

@testable import NibPicture

/// Where views are drawn.
@Suite struct GeometryTests {
    private func view(_ id: String, _ frame: String, element: String = "view", inside: String = "") -> String {
        """
        <\(element) id="\(id)"><rect key="frame" \(frame)/>\
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
        <subviews>\(inside)</subviews></\(element)>
        """
    }

    @Test func framesOfIOSCountFromTheTop() throws {
        let inner = view("in", #"x="10" y="20" width="30" height="40""#)
        let drawn = try DrawnDocument(iOS: view("out", #"x="5" y="5" width="100" height="200""#, inside: inner))
        #expect(try drawn.shapes(of: "out")["in"]?.first?.rectangle == Rect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func framesOfMacOSCountFromTheBottom() throws {
        let inner = view("in", #"x="10" y="20" width="30" height="40""#, element: "customView")
        let outer = view("out", #"x="0" y="0" width="100" height="200""#, element: "customView", inside: inner)
        let drawn = try DrawnDocument(macOS: outer)
        #expect(try drawn.shapes(of: "out")["in"]?.first?.rectangle == Rect(x: 10, y: 140, width: 30, height: 40))
    }

    @Test(arguments: ["splitView", "tabView", "tableView", "collectionView"])
    func someViewsOfMacOSCountFromTheTop(element: String) throws {
        let inner = view("in", #"x="10" y="20" width="30" height="40""#, element: "customView")
        let outer = view("out", #"x="0" y="0" width="100" height="200""#, element: element, inside: inner)
        let drawn = try DrawnDocument(macOS: outer)
        #expect(try drawn.shapes(of: "out")["in"]?.first?.rectangle?.y == 20)
    }

    /// A clip view counts as its document view does.
    @Test(arguments: [("tableView", 20.0), ("customView", 140)])
    func clipViews(shown: String, expected: Double) throws {
        let inner = view("in", #"x="0" y="20" width="30" height="40""#, element: shown)
        let clip =
            "<clipView id=\"out\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"200\"/><subviews>\(inner)</subviews></clipView>"
        let drawn = try DrawnDocument(macOS: clip)
        #expect(try drawn.shapes(of: "out")["in"]?.first?.rectangle?.y == expected)
    }

    @Test func boundsMoveSubviews() throws {
        let xml = """
            <view id="out"><rect key="frame" x="0" y="0" width="100" height="100"/><rect key="bounds" x="4" y="6" width="100" height="100"/>
            <subviews>\(view("in", #"x="10" y="10" width="5" height="5""#))</subviews></view>
            """
        let drawn = try DrawnDocument(iOS: xml)
        #expect(try drawn.shapes(of: "out")["in"]?.first?.rectangle == Rect(x: 6, y: 4, width: 5, height: 5))
    }

    @Test func missingFramesFollowFromTheParent() throws {
        let part = #"<view key="contentView" id="part"><color key="backgroundColor" white="0" alpha="1"/></view>"#
        let drawn = try DrawnDocument(
            iOS:
                #"<visualEffectView id="out"><rect key="frame" x="0" y="0" width="80" height="60"/>\#(part)</visualEffectView>"#
        )
        #expect(try drawn.shapes(of: "out")["part"]?.first?.rectangle == Rect(x: 0, y: 0, width: 80, height: 60))
        let stacked =
            #"<view id="a"><color key="backgroundColor" white="0" alpha="1"/></view><view id="b"><color key="backgroundColor" white="0" alpha="1"/></view>"#
        let stack = try DrawnDocument(
            iOS: """
                <stackView axis="vertical" id="out"><rect key="frame" x="0" y="0" width="80" height="60"/><subviews>\(stacked)</subviews></stackView>
                """)
        #expect(try stack.shapes(of: "out")["b"]?.first?.rectangle == Rect(x: 0, y: 30, width: 80, height: 30))
    }

    @Test func oddNumbersStayInBounds() throws {
        for frame in [
            #"x="1e308" y="-1e308" width="1e308" height="nan""#, #"x="nan" y="inf" width="-5" height="-inf""#,
            #"x="" y="a" width="0x10" height="1e-320""#,
        ] {
            let drawn = try DrawnDocument(iOS: view("out", frame, inside: view("in", frame)))
            let svg = try drawn.svg()
            for (_, attributes) in svg.elements {
                for name in ["x", "y", "width", "height"] {
                    guard let value = attributes[name] else { continue }
                    let number = try #require(Double(value), "\(name)=\(value)")
                    #expect(abs(number) <= 2 * Limits.position + 2 * Limits.length)
                }
            }
        }
    }

    @Test func hiddenAndTransparentViews() throws {
        let xml = """
            <view id="out"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <label hidden="YES" text="Hidden" id="hid"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
            <view alpha="0.5" id="half"><rect key="frame" x="0" y="20" width="90" height="20"/><subviews>
            <label alpha="0.5" text="Quarter" id="quarter"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></view>
            </subviews></view>
            """
        let drawn = try DrawnDocument(iOS: xml)
        let svg = try drawn.svg()
        #expect(svg.texts == ["Quarter"])
        #expect(svg.ids.contains("hid"))
        let quarter = try #require(svg.elements.first { $0.attributes["data-id"] == "quarter" })
        #expect(quarter.attributes["opacity"] == "0.25")
    }

    @Test func viewsThatAreNotInstalledAreLeftOut() throws {
        let xml = """
            <view id="out"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <label text="One" id="one"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
            <label text="Two" id="two"><rect key="frame" x="0" y="20" width="90" height="20"/></label></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation></view>
            """
        #expect(try DrawnDocument(iOS: xml).svg().texts == ["One"])
    }

    @Test func whatIsOutsideOfAScrollViewIsCutOff() throws {
        let xml = """
            <view id="out"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <scrollView clipsSubviews="YES" id="scr"><rect key="frame" x="10" y="10" width="50" height="50"/><subviews>
            \(view("part", #"x="40" y="0" width="30" height="10""#))\(view("gone", #"x="60" y="0" width="30" height="10""#))
            </subviews></scrollView></subviews></view>
            """
        let svg = try DrawnDocument(iOS: xml).svg()
        let part = try #require(svg.elements.first { $0.attributes["data-id"] == "part" })
        #expect(part.attributes["clip-path"] != nil)
        #expect(!svg.ids.contains("gone"))
    }

    /// Neither the walk nor the picture nests, however deep a document is.
    @Test func deepDocuments() throws {
        let open = #"<view id="v"><rect key="frame" x="1" y="1" width="90" height="90"/><subviews>"#
        let drawn = try DrawnDocument(
            iOS: open + String(repeating: open.replacing(#" id="v""#, with: ""), count: 4_900)
                + String(repeating: "</subviews></view>", count: 4_901))
        #expect(try drawn.svg().ids == ["v"])
    }

    @Test func onlySoManyViewsAreDrawn() throws {
        let label = #"<label text="x"><rect key="frame" x="1" y="1" width="9" height="9"/></label>"#
        let drawn = try DrawnDocument(
            iOS: #"<view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>"#
                + String(repeating: label, count: 50) + "</subviews></view>")
        let node = try #require(drawn.document.element(withID: "v"))
        let frame = Rect(x: 0, y: 0, width: 90, height: 90)
        var walk = ViewWalk(style: Style(drawn.document), room: 20)
        walk.draw(node, in: frame, clip: frame)
        #expect(walk.isCut)
        #expect(walk.drawing.groups.count == 19)
        var whole = ViewWalk(style: Style(drawn.document))
        whole.draw(node, in: frame, clip: frame)
        #expect(!whole.isCut)
        #expect(whole.drawing.groups.count == 50)
    }
}
