import NibDocument
import NibLayout
import Testing

@Suite struct NibLayoutTests {
    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutFrame {
        LayoutFrame(x: x, y: y, width: width, height: height)
    }

    @Test func edgesAndSizes() throws {
        let laidOut = try LaidOutDocument(
            view("a", "1 1 1 1"),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                root.trailing = a.trailing + 30
                a.top = root.top + 10
                a.height = a.width *1:2
                """))
        let view = try laidOut.view("a")
        #expect(view.solved == frame(20, 10, 270, 135))
        #expect(view.isMisplaced)
    }

    @Test func whatFollowsASuperviewMovesWithIt() throws {
        let inner = """
            <subviews><view id="b"><rect key="frame" x="5" y="5" width="90" height="10"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
            """
        let laidOut = try LaidOutDocument(
            view("a", "0 0 100 100", "", inner),
            constraints: constraints(
                """
                a.leading = root.leading
                a.top = root.top
                a.width = 200
                a.height = 100
                """))
        #expect(try laidOut.view("b").solved == frame(5, 5, 190, 10))
    }

    /// The header and footer of a table are as wide as the table, whatever their masks say; their heights are their own.
    @Test func aTableMakesItsHeaderAndFooterAsWide() throws {
        func band(_ key: String, _ id: String) -> String {
            #"<view key="\#(key)" id="\#(id)"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#
        }
        let table = """
            <tableView id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(band("tableHeaderView", "h"))\(band("tableFooterView", "f"))
            </tableView>
            """
        let laidOut = try LaidOutDocument(table, constraints: "")
        let layout = NibLayout(of: laidOut.document, size: (375, 667))
        for id in ["h", "f"] {
            let view = try #require(layout.views.first { laidOut.document.id(of: $0.node) == id })
            #expect(view.solved == frame(0, 0, 375, 44))
        }
    }

    @Test func aViewIsAmbiguousWhereNothingPlacesIt() throws {
        let laidOut = try LaidOutDocument(
            view("a", "3 4 50 60"),
            constraints: constraints(
                """
                a.leading = root.leading + 3
                a.top >= root.top
                a.width = 50
                a.height = 60
                """))
        let view = try laidOut.view("a")
        #expect(!view.isFreeHorizontally)
        #expect(view.isFreeVertically)
        #expect(view.solved == frame(3, 4, 50, 60))
    }

    @Test func aLabelHasTheSizeOfItsText() throws {
        let laidOut = try LaidOutDocument(
            view("a", "20 20 42 21", element: "label"),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                a.top = root.top + 20
                """))
        let view = try laidOut.view("a")
        #expect(view.solved == frame(20, 20, 42, 21))
        #expect(!view.isFreeHorizontally && !view.isFreeVertically)
    }

    @Test func aConflictIsTheSmallestSet() throws {
        let laidOut = try LaidOutDocument(
            view("a", "20 20 100 21"),
            constraints: constraints(
                """
                a.leading = root.leading
                a.trailing = root.trailing
                a.top = root.top
                a.height = 30
                a.width = 50
                """))
        let layout = NibLayout(of: laidOut.document)
        let sets = layout.conflicts.map { Set($0.compactMap { laidOut.document.id(of: $0) }) }
        #expect(sets == [["a-leading---root-leading", "a-trailing---root-trailing", "a-width---50"]])
    }

    @Test func macOSCountsFromTheBottom() throws {
        let laidOut = try LaidOutDocument(
            view("a", "20 360 100 100", element: "customView"),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                a.top = root.top + 20
                a.width = 100
                a.height = 50
                """), isCocoa: true)
        #expect(try laidOut.view("a").solved == frame(20, 410, 100, 50))
    }

    @Test func aStackViewPlacesItsViews() throws {
        let inner = "<subviews>" + view("b", "0 0 10 10") + view("c", "0 0 10 10") + "</subviews>"
        let laidOut = try LaidOutDocument(
            view(
                "a", "0 0 320 480", element: "stackView",
                "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"20\"", inner),
            constraints: constraints(
                """
                a.leading = root.leading
                a.top = root.top
                a.trailing = root.trailing
                a.bottom = root.bottom
                """))
        #expect(try laidOut.view("b").solved == frame(0, 0, 320, 230))
        #expect(try laidOut.view("c").solved == frame(0, 250, 320, 230))
    }

    @Test(arguments: ["1e30", "nan", "-5", "x", ""]) func framesOfAnyKindEnd(_ number: String) throws {
        let laidOut = try LaidOutDocument(
            view("a", "1 2 3 4").replacing("\"3\"", with: "\"\(number)\""),
            constraints: constraints("a.leading = root.leading + 20\na.width = a.width *3"))
        #expect(NibLayout(of: laidOut.document).views.count <= 2)
    }

    @Test func tooManyViewsAreLeftWhereTheyAre() throws {
        let views = (0..<2_100).map { view("v\($0)", "1 2 3 4") }.joined()
        let laidOut = try LaidOutDocument(views, constraints: constraints("v1.leading = v2.trailing + 20"))
        let layout = NibLayout(of: laidOut.document)
        #expect(layout.views.count == 2_101)
        #expect(layout.views.allSatisfy { $0.doubt == .tooMany && $0.solved == $0.stored })
    }

    @Test func aSizeOfAnotherDeviceIsSolvedFor() throws {
        let laidOut = try LaidOutDocument(
            view("a", "0 0 320 480"),
            constraints: constraints(
                """
                a.leading = root.leading
                a.top = root.top
                a.trailing = root.trailing
                a.bottom = root.bottom
                """))
        let layout = NibLayout(of: laidOut.document, size: (width: 768, height: 1024))
        #expect(layout.views.last?.solved == frame(0, 0, 768, 1024))
    }

    @Test func aSymbolIsLargerThanItsAlignmentRectangle() throws {
        let laidOut = try LaidOutDocument(
            view("a", "20 446 16 27", element: "imageView", "", "<imageCell key=\"cell\" image=\"NSActionTemplate\"/>"),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                a.top = root.top + 12
                a.height = 16
                a.width = 16
                """), isCocoa: true)
        let view = try laidOut.view("a")
        #expect(view.solved == frame(20, 446, 16, 27))
        #expect(!view.isMisplaced)
    }

    @Test func aStackViewHasTheBaselineOfItsFirstView() throws {
        let inner = "<subviews>" + view("b", "0 0 40 21", element: "label") + "</subviews>"
        let laidOut = try LaidOutDocument(
            view("a", "20 20 40 21", element: "stackView", "", inner) + view("c", "80 50 40 21", element: "label"),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                a.top = root.top + 20
                c.leading = root.leading + 80
                c.firstBaseline = a.firstBaseline
                """))
        #expect(try laidOut.view("c").solved == frame(80, 20, 40, 21))
    }

    @Test func aStackViewOfAppKitDoesNotCompressWhatItHugs() throws {
        let inner =
            "<subviews>" + view("b", "0 0 40 20", element: "customView") + "</subviews>"
            + "<constraints>" + constraint("b.height = 20 @700") + constraint("b.width = 40") + "</constraints>"
        let laidOut = try LaidOutDocument(
            view(
                "a", "20 440 40 20", element: "stackView",
                "distribution=\"fill\" orientation=\"horizontal\" alignment=\"top\" verticalStackHuggingPriority=\"1000\"",
                inner),
            constraints: constraints("a.leading = root.leading + 20\na.top = root.top + 20"), isCocoa: true)
        #expect(try laidOut.view("b").solved == frame(0, 0, 40, 20))
        #expect(try laidOut.view("a").solved == frame(20, 440, 40, 20))
    }

    @Test func aCellKeepsItsHeightInATallerTable() throws {
        let cell = """
            <subviews><tableViewCell id="c"><rect key="frame" x="0" y="28" width="100" height="44"/>
            <autoresizingMask key="autoresizingMask"/></tableViewCell></subviews>
            """
        let laidOut = try LaidOutDocument(
            view("a", "0 0 100 100", element: "tableView", "", cell),
            constraints: constraints(
                """
                a.leading = root.leading
                a.trailing = root.trailing
                a.top = root.top
                a.bottom = root.bottom
                """))
        #expect(try laidOut.view("c").solved == frame(0, 28, 320, 44))
    }

    @Test func theContentOfAnEmptyScrollViewIsOpen() throws {
        let guide = "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"g\"/>"
        let edges = """
            a.leading = root.leading
            a.trailing = root.trailing
            a.top = root.top
            a.bottom = root.bottom
            """
        let open = try LaidOutDocument(
            view("a", "0 0 320 480", element: "scrollView", "", guide), constraints: constraints(edges))
        #expect(try open.view("a").isFree)
        let plain = try LaidOutDocument(
            view("a", "0 0 320 480", element: "scrollView"), constraints: constraints(edges))
        #expect(try !plain.view("a").isFree)
    }

    /// Interface Builder marks clip views that have neither a mask nor constraints.
    @Test func aClipViewThatNothingPlacesIsOpen() throws {
        func isFree(_ mask: String) throws -> Bool {
            let clip = """
                <clipView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="1" y="1" width="318" height="478"/>\(mask)</clipView>
                """
            let laidOut = try LaidOutDocument(
                view("a", "0 0 320 480", element: "scrollView", "", clip),
                constraints: constraints(
                    """
                    a.leading = root.leading
                    a.trailing = root.trailing
                    a.top = root.top
                    a.bottom = root.bottom
                    """), isCocoa: true)
            return try laidOut.view("b").isFree
        }
        #expect(try isFree(""))
        #expect(try !isFree("<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"))
    }

    @Test func whatACellCannotHoldLeavesItsContentOpen() throws {
        func cell(height: Int) -> String {
            """
            <subviews><tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="d"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>\(view("b", "0 0 320 44"))</subviews><constraints>\(constraints(
                """
                b.leading = d.leading
                b.trailing = d.trailing
                b.top = d.top
                b.bottom = d.bottom
                b.height = \(height)
                """))</constraints></tableViewCellContentView></tableViewCell></subviews>
            """
        }
        let laidOut = try LaidOutDocument(
            view("a", "0 0 320 480", element: "tableView", "", cell(height: 60)), constraints: "")
        #expect(try laidOut.view("d").isFreeVertically)
        let fitting = try LaidOutDocument(
            view("a", "0 0 320 480", element: "tableView", "", cell(height: 44)), constraints: "")
        #expect(try !fitting.view("d").isFree)
    }

    @Test func theFirstBaselineOfAHighControlIsInItsMiddle() throws {
        let popUp = "<popUpButtonCell key=\"cell\" type=\"push\" borderStyle=\"borderAndBezel\" controlSize=\"large\"/>"
        let label = "<textFieldCell key=\"cell\" title=\"Size\"/>"
        let laidOut = try LaidOutDocument(
            view("a", "100 400 120 40", element: "popUpButton", "", popUp)
                + view("b", "18 300 40 16", element: "textField", "", label),
            constraints: constraints(
                """
                a.leading = root.leading + 105
                a.top = root.top + 46
                b.leading = root.leading + 20
                b.firstBaseline = a.firstBaseline
                """), isCocoa: true)
        #expect(try laidOut.view("b").solved == frame(18, 413, 40, 16))
    }

    /// A box of AppKit has room above it only where it has no title.
    @Test(arguments: [("", 360.0), ("titlePosition=\"noTitle\"", 362)])
    func aBoxHasRoomAboveItWithoutATitle(_ title: String, _ y: Double) throws {
        let laidOut = try LaidOutDocument(
            view("a", "17 \(y) 200 100", element: "box", title),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                a.top = root.top + 20
                a.width = 194
                """) + constraint("a.bottom = root.top + \(476 - y)"), isCocoa: true)
        #expect(try laidOut.view("a").solved == frame(17, y, 200, 100))
    }

    /// The frames say which version of macOS the insets are of: 4 and 3 points here, where newer versions have 5 and 4.
    @Test func theInsetsOfTwoControlsAreFoundTogether() throws {
        let popUp = "<popUpButtonCell key=\"cell\" type=\"push\" borderStyle=\"borderAndBezel\"/>"
        let button = "<buttonCell key=\"cell\" type=\"push\" borderStyle=\"border\"/>"
        let laidOut = try LaidOutDocument(
            view("a", "18 437 100 25", element: "popUpButton", "", popUp)
                + view("b", "14 404 100 32", element: "button", "", button),
            constraints: constraints(
                """
                a.leading = root.leading + 20
                a.top = root.top + 19
                b.leading = root.leading + 20
                b.top = a.bottom + 8
                """), isCocoa: true)
        #expect(try laidOut.view("a").solved == frame(18, 437, 100, 25))
        #expect(try laidOut.view("b").solved == frame(14, 404, 100, 32))
    }

    /// In AppKit, equal sizes give way to the sizes that views keep.
    @Test func aStackViewOfAppKitMakesViewsEqualAsFarAsTheyAllowIt() throws {
        let label = "<textFieldCell key=\"cell\" title=\"Name\"/>"
        let inner =
            "<subviews>" + view("b", "-2 0 104 16", element: "textField", "", label)
            + view("c", "108 0 32 16", element: "customView") + "</subviews><constraints>"
            + constraints("b.height = 16\nc.height = 16") + "</constraints>"
        let laidOut = try LaidOutDocument(
            view(
                "a", "20 440 140 16", element: "stackView",
                "distribution=\"fillEqually\" orientation=\"horizontal\" alignment=\"top\"", inner),
            constraints: constraints("a.leading = root.leading + 20\na.top = root.top + 24\na.width = 140"),
            isCocoa: true)
        #expect(try laidOut.view("b").solved == frame(-2, 0, 104, 16))
        #expect(try laidOut.view("c").solved == frame(108, 0, 32, 16))
    }

    @Test func aWindowsToolbarIsAboveTheSafeArea() throws {
        let laidOut = try LaidOutDocument(
            view("a", "0 0 320 428", element: "customView")
                + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"s\"/><subviews>",
            constraints: constraints(
                """
                a.leading = root.leading
                a.trailing = root.trailing
                a.bottom = root.bottom
                a.top = s.top
                """), isCocoa: true)
        #expect(try laidOut.view("a").solved == frame(0, 0, 320, 428))
    }

    /// Side margins and safe areas are those of the screen that is asked for, not of the document's.
    @Test(
        arguments: [
            ((414.0, 896.0), LayoutFrame(x: 20, y: 44, width: 374, height: 44)),
            ((375, 667), LayoutFrame(x: 16, y: 20, width: 343, height: 44)),
            ((896, 414), LayoutFrame(x: 64, y: 0, width: 768, height: 44)),
            ((667, 375), LayoutFrame(x: 20, y: 0, width: 627, height: 44)),
        ])
    func aScreenHasMarginsOfItsOwn(_ screen: (Double, Double), _ expected: LayoutFrame) throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
                <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
                <subviews>\(view("a", "16 44 343 44"))</subviews><viewLayoutGuide key="safeArea" id="g"/>
                <constraints>\(constraints(
                    """
                    a.leading = root.leadingMargin
                    root.trailingMargin = a.trailing
                    a.top = g.top
                    a.height = 44
                    """))</constraints></view></viewController></objects></scene></scenes>
            </document>

            """
        let document = try NibDocument(bytes: Array(xml.utf8))
        let layout = NibLayout(of: document, size: (width: screen.0, height: screen.1))
        #expect(layout.views.last?.solved == expected)
    }

    @Test func sizeClassesDecideOverWhatTheDocumentInstalls() throws {
        let variation = """
            <variation key="widthClass=compact"><mask key="constraints"><exclude reference="a-width---200"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><exclude reference="a-width---100"/></mask></variation>
            """
        let laidOut = try LaidOutDocument(
            view("a", "0 0 100 100"),
            constraints: constraints(
                """
                a.leading = root.leading
                a.top = root.top
                a.height = 100
                a.width = 100
                a.width = 200
                """) + "</constraints>" + variation + "<constraints>")
        func width(_ layout: NibLayout) -> Double? { layout.views.last?.solved.width }
        #expect(width(NibLayout(of: laidOut.document, traits: ["widthClass": "compact"])) == 100)
        #expect(width(NibLayout(of: laidOut.document, traits: ["widthClass": "regular"])) == 200)
        #expect(width(NibLayout(of: laidOut.document, size: (width: 768, height: 1024))) == 200)
        #expect(width(NibLayout(of: laidOut.document, size: (width: 320, height: 568))) == 100)
    }
}
