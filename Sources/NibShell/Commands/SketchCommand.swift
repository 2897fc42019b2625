import CommandLanguage
import NibDocument
import NibInspecting
import NibPicture
import ObjectReferences
import Replies
import XMLTree

/// `sketch`: draws the document, or objects of it, as text.
enum SketchCommand {
    private static let object = Parameter<ObjectReference>(
        "OBJ",
        summary: "a view, window, controller or scene; another object stands for the one of these that it is in")
    private static let frames = Flag("--frames", summary: "lists the frames, in points from the top left corner")

    static let command = DocumentCommand(
        name: "sketch", syntax: [.optional([.several(object)]), .optional([.flag(frames)])],
        summary: "draws the document, or objects of it, as text",
        discussion: """
            Boxes are views with others in them; in each view is its label with its id, or what of them fits. Views whose label \
            does not fit are listed below. Without OBJ, it draws the scenes of a storyboard, or the views and windows of a xib. Frames \
            are those that are written in the document; `picture` draws them exactly.
            """,
        examples: [
            Example("sketch", "everything, one below the other"),
            Example("sketch iN0-l3-epB --frames", "a view, with the frames of what is in it"),
        ],
        seeAlso: ["picture", "tree", "layout"], group: "Looking", answer: SketchList.type.shape
    ) { documents, arguments in
        let session = try documents.requireSession()
        let document = session.document
        var subjects: [NodeID] = []
        for word in try arguments[all: object].map(\.word) {
            let found = try References(session).sceneOrObject(word)
            guard let subject = NibPicture.subject(of: found, in: document) else {
                throw CommandError(
                    "not-drawn", "\(document.display(found)) is not part of a view or a window", span: word.span,
                    hints: ["'tree' lists the objects; 'sketch' without an object draws all"])
            }
            subjects.append(subject)
        }
        if subjects.isEmpty { subjects = document.kind.isStoryboard ? document.scenes : document.children(of: nil) }
        let width = documents.options.lineWidth() ?? 80
        let list = SketchList(
            document: document,
            sketches: subjects.compactMap { NibSketch(of: $0, in: document, width: width) })
        guard !list.sketches.isEmpty else {
            throw CommandError(
                "not-drawn", "there are no views or windows to sketch", hints: ["'tree' lists the objects"])
        }
        return Reply(list.text(withFrames: arguments[frames]), record: SketchList.type.record(list))
    }
}

/// Sketches, as an answer shows them.
struct SketchList {
    let document: NibDocument
    let sketches: [NibSketch]

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
                let numbers = [place.x, place.y, place.width, place.height].map(Numbers.spell)
                text.append(StyledText("(\(numbers.joined(separator: ",")))  \(name(place.view))"))
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
