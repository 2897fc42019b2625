import CommandLanguage
import NibDocument
import NibLayout
import ObjectReferences
import Replies
import XMLTree

/// `layout [OBJ]` says for each view whether its constraints determine its frame, and whether that is the one in the document.
package enum LayoutCommand {
    /// The names of the devices whose sizes a layout can be solved for.
    package static var devices: [String] { LayoutDevice.names }

    private static let object = Parameter<ObjectReference>(
        "OBJ", summary: "a view, controller, window or scene; the views in it are judged too. Without it, all views are"
    )
    private static let device = Parameter<Word>(
        "DEVICE", kind: .device,
        summary: "the size of the scenes' views: a device, as in \"iPhone SE\", or a size, as in 320x568")

    static let command = LookingCommand(
        name: "layout",
        syntax: [.optional([.operand(object)]), .optional([.keyword("--device"), .operand(device)])],
        summary: "says which frames the constraints give",
        discussion: """
            A view is *ambiguous* if its constraints leave its place or size open, *misplaced* if they give it another frame than the \
            document has, and *in conflict* if constraints that must hold cannot all hold; the smallest set of these is listed. The \
            size of a text or an image is taken from the frame in the document, and safe areas and margins from the frames that depend \
            on them. Views without constraints follow their superviews and are not listed.

            With `--device`, it solves the layout for another size, and lists the frames.
            """,
        examples: [
            Example("layout", "all views with constraints that something is to be said about"),
            Example("layout iN0-l3-epB", "a view and what is in it"),
            Example("layout --device \"iPhone SE\"", "the frames on a smaller device"),
        ],
        seeAlso: ["layout update", "constraints", "constrain", "picture"], group: "Layout",
        answer: LayoutList.type.shape
    ) { context, arguments in
        let document = context.document
        let object = try arguments[ifGiven: object].map { try context.references.resolve($0.word) }
        let word = try arguments[ifGiven: device]
        let size = try word.map { word throws(CommandError) in
            guard let size = LayoutDevice.size(word.text) else {
                throw CommandError(
                    "value", "no device is called '\(word.text)'", span: word.span,
                    hints: [
                        "a size such as 320x568 is one too", "devices: \(devices.joined(separator: ", "))",
                    ])
            }
            return size
        }
        let list = LayoutList(NibLayout(of: document, size: size), in: document, around: object, lists: size != nil)
        return try context.reply(LayoutList.type, of: list) { line throws(CommandError) in
            try list.write(width: context.width, to: line)
        }
    }
}
