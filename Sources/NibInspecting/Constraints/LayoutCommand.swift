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
    private static let traits = Parameter<Word>(
        "TRAITS", kind: .text, summary: "size classes, as in width=regular,height=compact")

    static let command = LookingCommand(
        name: "layout",
        syntax: [
            .optional([.operand(object)]), .optional([.keyword("--device"), .operand(LayoutScreen.device)]),
            .optional([.keyword("--traits"), .operand(traits)]),
        ],
        summary: "says which frames the constraints give",
        discussion: """
            A view is *ambiguous* if its constraints leave its place or size open, *misplaced* if they give it another frame than the \
            document has, and *in conflict* if constraints that must hold cannot all hold; the smallest set of these is listed. The \
            size of a text or an image is taken from the frame in the document, but texts of labels and buttons that changed since it was \
            read are measured, in the system's font within about a point. Safe areas and margins are taken from the frames that depend \
            on them. Views without constraints follow their superviews and are not listed.

            With `--device`, it solves the layout for another size, and lists the frames. Variations are those of the size, or of the \
            size classes that `--traits` gives. `picture --device` draws it.
            """,
        examples: [
            Example("layout", "all views with constraints that something is to be said about"),
            Example("layout iN0-l3-epB", "a view and what is in it"),
            Example("layout --device \"iPhone SE\"", "the frames on a smaller device"),
            Example("layout --traits width=regular", "with the variations for wide screens"),
        ],
        seeAlso: ["layout update", "constraints", "constrain", "picture"], group: "Layout",
        answer: LayoutList.type.shape
    ) { context, arguments in
        let document = context.document
        let object = try arguments[ifGiven: object].map { try context.references.resolve($0.word) }
        let size = try arguments[ifGiven: LayoutScreen.device].map(LayoutScreen.size)
        let traits = try arguments[ifGiven: traits].map(LayoutScreen.traits)
        let layout = NibLayout(of: document, size: size, traits: traits ?? [:])
        let list = LayoutList(layout, in: document, around: object, lists: size != nil || traits != nil)
        return try context.reply(LayoutList.type, of: list) { line throws(CommandError) in
            try list.write(width: context.width, to: line)
        }
    }
}
