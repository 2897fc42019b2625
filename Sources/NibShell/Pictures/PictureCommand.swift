import CommandLanguage
import NibDocument
import NibInspecting
import NibPicture
import ObjectReferences
import Platform
import Replies

/// `picture`: draws the document, or objects of it.
enum PictureCommand {
    private static let object = Parameter<ObjectReference>(
        "OBJ",
        summary: "a view, window, menu, controller or scene; another object stands for the one of these that it is in")
    private static let file = Parameter<FilePath>("FILE", summary: "the picture's file, which ends in .svg or .png")
    private static let device = Parameter<Word>(
        "DEVICE", kind: .device, summary: "another size: a device, as in \"iPhone SE\", or 320x568")
    private static let force = Flag("--force", summary: "replaces FILE if it exists")

    static let command = DocumentCommand(
        name: "picture",
        syntax: [
            .optional([.several(object)]), .optional([.keyword("--device"), .operand(device)]),
            .optional([.keyword("--to"), .operand(file)]), .optional([.flag(force)]),
        ],
        summary: "draws the document, or objects of it, as SVG or PNG",
        discussion: """
            Without OBJ, it draws the scenes of a storyboard with the segues between them, or the views, windows and menus of a \
            xib, as Interface Builder's canvas does. Frames are those that are written in the document, or with `--device` those that \
            the constraints give on another screen (`layout --device`). Images and fonts are named, not drawn. Hidden views are \
            dashed outlines.

            Without FILE, it prints SVG. In a viewer, the mouse over an object shows its name and its id. PNG needs the program \
            `rsvg-convert`, of Debian's package librsvg2-bin or Homebrew's librsvg.
            """,
        examples: [
            Example("picture --to View.svg", "the whole document"),
            Example("picture iN0-l3-epB hSs-g6-Zcb --to Buttons.png", "two views side by side"),
            Example("picture --to Main.png --force", "also if Main.png exists"),
            Example("picture --device \"iPhone SE\" --to Small.svg", "the scenes on a small screen"),
        ],
        seeAlso: ["graph", "tree", "scenes"], group: "Looking", answer: DrawnPicture.type.shape,
        touchesOtherFiles: { (try? $0[ifGiven: file]) != nil }
    ) { documents, arguments in
        let session = try documents.requireSession()
        let target = try arguments[ifGiven: file]?.word
        let format = try target.map { word throws(CommandError) in try PictureFile.format(of: word) }
        let picture: DrawnPicture
        do throws(CommandError) { picture = try DrawnPicture(of: arguments, in: session) } catch {
            throw Self.advised(error, objects: try objects(arguments))
        }
        guard let target, let format else {
            var reply = Reply(StyledText(lines: String(picture.svg.dropLast())), record: picture.record())
            reply.notices = picture.notices
            return reply
        }
        let output = PictureFile(path: target.text, format: format, isForced: arguments[force])
        do throws(CommandError) {
            return try output.write(picture, of: session, isDryRun: documents.options.isDryRun)
        } catch {
            throw error.code == "file-exists" ? CommandError(error, span: target.span) : error
        }
    }

    /// Returns an error with a hint if one of the objects looks like the name of a picture.
    private static func advised(_ error: CommandError, objects: [Word]) -> CommandError {
        guard let word = objects.last(where: { (try? PictureFile.format(of: $0)) != nil }) else { return error }
        var error = error
        error.hints = ["did you mean 'picture --to \(word.text)'?"]
        return error
    }

    /// The frames on the device that a statement names; nil if it names none.
    static func frames(_ arguments: Arguments, in document: NibDocument) throws(CommandError) -> OtherFrames? {
        guard let word = try arguments[ifGiven: device] else { return nil }
        let size = try LayoutScreen.size(word)
        return OtherFrames(LayoutScreen.frames(of: document, on: size), screen: size)
    }

    /// The objects that a statement names.
    static func objects(_ arguments: Arguments) throws(CommandError) -> [Word] {
        try arguments[all: object].map(\.word)
    }
}
