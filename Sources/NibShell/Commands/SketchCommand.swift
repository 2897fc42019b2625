import CommandLanguage
import NibInspecting
import ObjectReferences
import Replies

/// `sketch`: draws the document, or objects of it, as text.
enum SketchCommand {
    private static let object = Parameter<ObjectReference>(
        "OBJ",
        summary: "a view, window, controller or scene; another object stands for the one of these that it is in")
    private static let frames = Flag("--frames", summary: "lists the frames, in points from the top left corner")

    static let command = DocumentCommand(
        name: "sketch",
        syntax: [
            .optional([.several(object)]), .optional([.keyword("--device"), .operand(LayoutScreen.device)]),
            .optional([.flag(frames)]),
        ],
        summary: "draws the document, or objects of it, as text",
        discussion: """
            Boxes are views with others in them; in each view is its label with its id, or what of them fits. Views whose label \
            does not fit are listed below. Without OBJ, it draws the scenes of a storyboard, or the views and windows of a xib. Frames \
            are those that are written in the document, or with `--device` those on another screen; `picture` draws them exactly.
            """,
        examples: [
            Example("sketch", "everything, one below the other"),
            Example("sketch iN0-l3-epB --frames", "a view, with the frames of what is in it"),
            Example("sketch --device \"iPhone SE\"", "the scenes on a small screen"),
        ],
        seeAlso: ["picture", "tree", "layout"], group: "Looking", answer: SketchList.type.shape
    ) { documents, arguments in
        let session = try documents.requireSession()
        let subjects = try DrawnSubjects.named(try arguments[all: object].map(\.word), for: "sketch", in: session)
        let list = SketchList(
            of: subjects, in: session.document, width: documents.options.lineWidth(),
            frames: try DeviceFrames.frames(of: session.document, for: "sketch", arguments))
        guard !list.sketches.isEmpty else {
            throw CommandError(
                "not-drawn", "there are no views or windows to sketch", hints: ["'tree' lists the objects"])
        }
        return Reply(list.text(withFrames: arguments[frames]), record: SketchList.type.record(list))
    }
}
