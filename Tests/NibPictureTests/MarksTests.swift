import NibDocument
import Testing
import XMLTree

@testable import NibPicture

/// The labels, lines and lists of `picture --ids`, `--outlets` and `--constraints`.
@Suite struct MarksTests {
    private func marks(_ kinds: PictureMarks, of drawn: DrawnDocument) -> (marks: Marks, drawing: Drawing) {
        var options = PictureOptions()
        options.marks = kinds
        let style = Style(drawn.document, options: options)
        var walk = ViewWalk(style: style)
        for node in drawn.document.children(of: nil) where CanvasItems.isView(node, in: drawn.document) {
            let frame = Rect(style.frames.frame(of: node)?.size ?? Size(width: 1, height: 1))
            walk.draw(node, in: frame, clip: frame)
        }
        return (Marks(of: walk.drawing, besides: [], style: style), walk.drawing)
    }

    private func lines(_ marks: Marks, of id: String) -> [String] {
        marks.groups.filter { $0.id == id }.flatMap { $0.shapes.compactMap(\.line) }
    }

    private func view(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, inside: String = "")
        -> String
    {
        """
        <view id="\(id)"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(inside)</view>
        """
    }

    private func window(_ subviews: String, constraints: String = "", connections: String = "") throws -> DrawnDocument
    {
        try DrawnDocument(
            iOS: """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                <connections>\(connections)</connections></placeholder>
                <view id="top"><rect key="frame" x="0" y="0" width="400" height="800"/>
                <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
                """)
    }

    @Test func labelsTellConnections() throws {
        let button = """
            <button id="go"><rect key="frame" x="100" y="100" width="60" height="30"/><connections>
            <action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="held:" destination="-1" eventType="touchDown" id="a2"/></connections></button>
            """
        let outlets = """
            <outlet property="first" destination="one" id="o1"/><outletCollection property="all" destination="one" id="o2"/>
            """
        let drawn = try window(view("one", 20, 300, 50, 50) + button, connections: outlets)
        let (marks, _) = marks([.connections], of: drawn)
        #expect(lines(marks, of: "one") == ["first ← File's Owner", "all[] ← File's Owner"])
        #expect(lines(marks, of: "go") == ["go: → File's Owner", "touchDown held: → File's Owner"])
        #expect(lines(self.marks([.ids], of: drawn).marks, of: "go") == ["go"])
        #expect(marks.list.shapes(below: Rect(x: 0, y: 0, width: 400, height: 800)).isEmpty)
    }

    /// What has no place in the picture is marked at the object around it.
    @Test func itemsOfBarsAreToldAtTheirBar() throws {
        let bar = """
            <toolbar id="bar"><rect key="frame" x="0" y="700" width="400" height="44"/>
            <items><barButtonItem title="Save" id="save"/></items></toolbar>
            """
        let drawn = try window(bar, connections: #"<outlet property="saveItem" destination="save" id="o1"/>"#)
        #expect(
            lines(marks([.connections], of: drawn).marks, of: "bar") == [
                #"Bar Button Item "Save": saveItem ← File's Owner"#
            ])
    }

    /// However close views are, no two labels overlap, and each is in the picture or in the list.
    @Test func labelsDoNotOverlap() throws {
        let views = (0..<400).map { view("v\($0)", Double($0 % 20) * 19, Double($0 / 20) * 12, 18, 11) }
        let drawn = try window(views.joined())
        let marks = marks([.ids], of: drawn).marks
        let boxes = marks.groups.flatMap { group in
            // The outline of the view is first.
            group.shapes.dropFirst().compactMap(\.rectangle)
        }
        #expect(boxes.count > 100)
        for (index, box) in boxes.enumerated() {
            #expect(boxes[..<index].allSatisfy { $0.intersection(box).isEmpty })
        }
        let bounds = Rect(x: 0, y: 0, width: 400, height: 800)
        let listed = marks.list.shapes(below: bounds).compactMap(\.line)
        let labelled = Set(marks.groups.flatMap { $0.shapes.compactMap(\.line) })
        for number in 0..<400 {
            let id = "v\(number)"
            #expect(labelled.contains(id) || listed.contains { $0.hasSuffix(" \(id)") }, "\(id) is not told")
        }
        #expect(marks.list.shapes(below: bounds).allSatisfy { $0.bounds.y >= bounds.maxY })
    }

    /// Many views in one place are neither looked at one by one nor listed without an end.
    @Test func manyViewsInOnePlace() throws {
        let views = (0..<6_000).map { view("v\($0)", 10, 10, 100, 20) }
        let drawn = try window(views.joined())
        let clock = ContinuousClock()
        var marks: Marks?
        let time = clock.measure { marks = self.marks([.ids, .connections], of: drawn).marks }
        #expect(time < .seconds(30))
        let list = try #require(marks).list.shapes(below: Rect(x: 0, y: 0, width: 400, height: 800))
        #expect(list.count <= 2_000)
        #expect(list.compactMap(\.line).contains { $0.hasPrefix("and ") && $0.hasSuffix(" others") })
    }

    // MARK: - Constraints

    private func constraint(_ id: String, _ attributes: String) -> String {
        #"<constraint id="\#(id)" \#(attributes)/>"#
    }

    @Test func distancesAreLinesBetweenEdges() throws {
        let drawn = try window(
            view("one", 20, 100, 50, 50) + view("two", 100, 110, 60, 20),
            constraints: constraint(
                "gap",
                #"firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="trailing" constant="30""#)
                + constraint(
                    "low",
                    #"firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="one" secondAttribute="bottom" constant="650" priority="750""#
                ))
        let marks = marks([.constraints], of: drawn).marks
        let gap = try #require(marks.groups.first { $0.id == "gap" })
        #expect(gap.shapes.first?.bounds.inset(0.5) == Rect(x: 70, y: 120, width: 30, height: 0))
        #expect(gap.shapes.compactMap(\.line) == ["30"])
        let low = try #require(marks.groups.first { $0.id == "low" })
        #expect(low.shapes.first?.bounds.inset(0.5) == Rect(x: 45, y: 150, width: 0, height: 650))
        #expect(low.shapes.compactMap(\.line) == ["≥650@750"])
        guard case .path(_, _, let paint)? = low.shapes.first else { throw Missing() }
        #expect(paint.isDashed)
    }

    /// The place of a guide is where the constant puts it.
    @Test func guidesAreWhereTheConstantPutsThem() throws {
        let drawn = try DrawnDocument(
            iOS: """
                <view id="top"><rect key="frame" x="0" y="0" width="400" height="800"/>
                <subviews>\(view("one", 20, 100, 50, 50))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>\(constraint("top1", #"firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40""#))
                \(constraint("top2", #"firstItem="safe" firstAttribute="trailing" secondItem="one" secondAttribute="trailing" constant="10""#))
                </constraints></view>
                """)
        let marks = marks([.constraints], of: drawn).marks
        let first = try #require(marks.groups.first { $0.id == "top1" }?.shapes.first)
        #expect(first.bounds.inset(0.5) == Rect(x: 45, y: 60, width: 0, height: 40))
        let second = try #require(marks.groups.first { $0.id == "top2" }?.shapes.first)
        #expect(second.bounds.inset(0.5) == Rect(x: 70, y: 125, width: 10, height: 0))
    }

    @Test func sizesAndRatios() throws {
        let drawn = try window(
            view(
                "one", 20, 100, 50, 50,
                inside: """
                    <constraints>\(constraint("w", #"firstAttribute="width" constant="50""#))\
                    \(constraint("r", #"firstAttribute="width" secondItem="one" secondAttribute="height" multiplier="1:1""#))</constraints>
                    """) + view("two", 200, 100, 25, 50),
            constraints: constraint(
                "e",
                #"firstItem="two" firstAttribute="width" secondItem="one" secondAttribute="width" multiplier="0.5""#))
        let marks = marks([.constraints], of: drawn).marks
        #expect(
            marks.groups.first { $0.id == "w" }?.shapes.first?.bounds.inset(0.5)
                == Rect(x: 20, y: 154, width: 50, height: 0))
        #expect(lines(marks, of: "w") == ["50"])
        #expect(lines(marks, of: "r") == ["1:1"])
        #expect(lines(marks, of: "e") == ["=×0.5a", "=a"])
    }

    @Test func alignmentsAreDashedLines() throws {
        let drawn = try window(
            view("one", 20, 100, 50, 50) + view("two", 20, 200, 60, 20),
            constraints: constraint(
                "left", #"firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="leading""#))
        let left = try #require(marks([.constraints], of: drawn).marks.groups.first { $0.id == "left" })
        guard case .path(let points, _, let paint)? = left.shapes.first else { throw Missing() }
        #expect(points == [Point(x: 20, y: 94), Point(x: 20, y: 226)])
        #expect(paint.isDashed)
        #expect(left.shapes.count == 1)
    }

    /// A constraint that the default variation leaves out is not drawn, nor is one of views that are not drawn.
    @Test func constraintsThatAreNotThere() throws {
        let drawn = try DrawnDocument(
            iOS: """
                <view id="top"><rect key="frame" x="0" y="0" width="400" height="800"/>
                <subviews>\(view("one", 20, 100, 50, 50))</subviews>
                <constraints>\(constraint("out", #"firstItem="one" firstAttribute="top" secondItem="top" secondAttribute="top" constant="40""#))
                \(constraint("lost", #"firstItem="nobody" firstAttribute="top" secondItem="one" secondAttribute="top" constant="4""#))
                </constraints><variation key="default"><mask key="constraints"><exclude reference="out"/></mask></variation></view>
                """)
        #expect(marks([.constraints], of: drawn).marks.groups.isEmpty)
    }

    private struct Missing: Error {}
}
