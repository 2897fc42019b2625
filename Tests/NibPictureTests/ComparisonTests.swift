import NibDocument
import Testing
import XMLTree

@testable import NibPicture

/// Two versions of a document side by side.
@Suite struct ComparisonTests {
    private func version(_ views: String) throws -> DrawnDocument {
        try DrawnDocument(
            iOS: """
                <view id="top"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews>\(views)</subviews></view>
                """)
    }

    private func label(_ id: String, y: Double, text: String = "Hi") -> String {
        #"<label text="\#(text)" id="\#(id)"><rect key="frame" x="10" y="\#(y)" width="180" height="20"/></label>"#
    }

    /// The rectangles of outlines and the numbers in them, by the color of the outlines.
    private func outlines(_ drawing: Drawing) -> [(color: String, frame: Rect, number: String)] {
        drawing.groups.compactMap { group in
            guard case .rect(let rect, _, let paint)? = group.shapes.first, paint.width == 2, let color = paint.stroke,
                let number = group.shapes.last?.line
            else { return nil }
            return (color.hexadecimal, rect.inset(1), number)
        }.filter { Int($0.number) != nil }
    }

    @Test func outlinesAreOnTheSideThatHasTheObject() throws {
        let old = try version(
            label("same", y: 10) + label("gone", y: 40) + label("moved", y: 70) + label("text", y: 100))
        let new = try version(
            label("same", y: 10) + label("moved", y: 90) + label("text", y: 120, text: "Ho") + label("new", y: 200))
        func object(_ number: Int, _ id: String, _ change: ComparedObject.Change) -> ComparedObject {
            ComparedObject(
                number: number, old: old.document.element(withID: id), new: new.document.element(withID: id),
                change: change, text: id)
        }
        let objects = [
            object(1, "gone", .removed), object(2, "moved", .moved), object(3, "text", .changed),
            object(4, "new", .added),
        ]
        var comparison = ComparisonDrawing(from: old.document, to: new.document, objects: objects)
        let drawing = comparison.drawing().0
        let outlines = outlines(drawing)
        #expect(outlines.map(\.number) == ["1", "2", "2", "3", "3", "4"])
        // The new version is to the right of the old one.
        let right = 228.0
        #expect(
            outlines.map(\.frame) == [
                Rect(x: 10, y: 40, width: 180, height: 20), Rect(x: 10, y: 70, width: 180, height: 20),
                Rect(x: right + 10, y: 90, width: 180, height: 20), Rect(x: 10, y: 100, width: 180, height: 20),
                Rect(x: right + 10, y: 120, width: 180, height: 20),
                Rect(x: right + 10, y: 200, width: 180, height: 20),
            ])
        #expect(Set(outlines.map(\.color)).count == 4)
        let texts = drawing.groups.flatMap { $0.shapes.compactMap(\.line) }
        #expect(["new", "gone", "moved", "changed", "4 · new"].allSatisfy(texts.contains))
        #expect(drawing.groups.allSatisfy { drawing.bounds.contains($0.clip ?? $0.bounds) })
    }

    /// What is in one version only has an empty place in the other one; what differs nowhere is not drawn.
    @Test func onlyWhatDiffersIsDrawn() throws {
        func window(_ id: String) -> String {
            #"<view id="\#(id)"><rect key="frame" x="0" y="0" width="100" height="50"/></view>"#
        }
        let old = try DrawnDocument(iOS: window("a") + window("b"))
        let new = try DrawnDocument(iOS: window("a") + window("c"))
        let objects = [
            ComparedObject(number: 1, old: old.document.element(withID: "b"), new: nil, change: .removed, text: "b"),
            ComparedObject(number: 2, old: nil, new: new.document.element(withID: "c"), change: .added, text: "c"),
        ]
        let picture = NibPicture(from: old.document, to: new.document, objects: objects, title: "Test")
        let svg = try SVGReading(picture.svg)
        #expect(Set(svg.ids) == ["b", "c"])
        #expect(svg.texts.contains("gone") && svg.texts.contains("not there yet"))
    }

    /// Objects that are not drawn are in the list, and the first views are drawn all the same.
    @Test func nothingThatIsDrawnDiffers() throws {
        let old = try version(label("a", y: 10))
        let objects = [ComparedObject(number: 1, old: nil, new: nil, change: .changed, text: "File's Owner: outlet")]
        let picture = NibPicture(from: old.document, to: old.document, objects: objects, title: "Test")
        let svg = try SVGReading(picture.svg)
        #expect(svg.ids.contains("top"))
        #expect(svg.texts.contains("1 · File's Owner: outlet"))
    }
}
