import NibDocument
import NibInspecting
import NibPicture
import Replies
import Wording
import XMLTree

/// Sketches, as an answer shows them.
struct SketchList {
    let document: NibDocument
    let sketches: [NibSketch]

    /// Sketches objects.
    ///
    /// - Parameters:
    ///   - objects: the objects; none for all of the document.
    ///   - document: the document.
    ///   - width: the columns that there are; nil for 80.
    ///   - frames: the frames on another screen; nil for those in the document.
    init(of objects: [NodeID], in document: NibDocument, width: Int?, frames: OtherFrames?) {
        self.document = document
        let all = document.kind.isStoryboard ? document.scenes : document.children(of: nil)
        sketches = (objects.isEmpty ? all : objects).compactMap {
            NibSketch(of: $0, in: document, width: width ?? 80, frames: frames)
        }
    }

    /// The sketches one below the other.
    func text(withFrames: Bool) -> StyledText {
        var text = StyledText()
        for (index, sketch) in sketches.enumerated() {
            if index > 0 { text.appendLine() }
            if sketches.count > 1 {
                text.append(StyledText(title(sketch), .label))
                text.appendLine()
            }
            text.append(StyledText(lines: sketch.lines.joined(separator: "\n")))
            for (mark, view) in sketch.marked {
                text.appendLine()
                text.append(StyledText("\(mark)  ", .id))
                text.append(StyledText(mark == document.id(of: view) ? document.display(view) : name(view)))
            }
            guard withFrames else { continue }
            for place in sketch.places {
                text.appendLine()
                let numbers = ShortNumbers.list([place.x, place.y, place.width, place.height])
                text.append(StyledText("\(numbers)  \(name(place.view))"))
            }
        }
        return text
    }

    private func title(_ sketch: NibSketch) -> String {
        if document.tree.name(sketch.object) == "scene" {
            return document.label(ofScene: sketch.object) ?? "scene"
        }
        return name(sketch.object)
    }

    private func name(_ node: NodeID) -> String {
        [document.id(of: node), document.display(node)].compactMap { $0 }.joined(separator: "  ")
    }

    static let type = RecordType<SketchList>("sketches", rows: "sketches") {
        Field("sketches", "the sketches, in document order", each: sketch) { list in
            list.sketches.map { (list, $0) }
        }
    }

    private static let sketch = RecordType<(list: SketchList, sketch: NibSketch)>("sketch") {
        Field("sketched", "what is sketched", of: ShownObject.type) {
            ShownObject($0.sketch.object, in: $0.list.document)
        }
        Field("lines", "the lines of the sketch", \.sketch.lines)
        Field("views", "the views in it, each after the one that it is in", each: place) { one in
            one.sketch.places.map { (one.list.document, $0) }
        }
    }

    private static let place = RecordType<(document: NibDocument, place: NibSketch.Place)>("sketched view") {
        Fields(of: ShownObject.type) { ShownObject($0.place.view, in: $0.document) }
        Field("frame", "x, y, width and height, in points from the top left corner of what is sketched") { one in
            [one.place.x, one.place.y, one.place.width, one.place.height]
        }
    }
}
