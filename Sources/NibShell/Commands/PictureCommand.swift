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
    private static let outlets = Flag("--outlets", summary: "labels objects with their connections")
    private static let ids = Flag("--ids", summary: "labels objects with their ids")
    private static let constraints = Flag("--constraints", summary: "draws the constraints with their constants")
    private static let dark = Flag("--dark", summary: "draws the dark appearance")
    private static let folder = Parameter<FilePath>("FOLDER", summary: "a folder for one PNG a scene")
    private static let svg = Flag("--svg", summary: "with '--scenes', SVG in place of PNG")
    private static let force = Flag("--force", summary: "replaces files that exist")

    static let command = DocumentCommand(
        name: "picture",
        syntax: [
            .optional([.several(object)]), .optional([.keyword("--device"), .operand(LayoutScreen.device)]),
            .optional([.flag(outlets)]), .optional([.flag(ids)]), .optional([.flag(constraints)]),
            .optional([.flag(dark)]),
            .optional([.keyword("--to"), .operand(file)]), .optional([.keyword("--scenes"), .operand(folder)]),
            .optional([.flag(svg)]), .optional([.flag(force)]),
        ],
        summary: "draws the document, or objects of it, as SVG or PNG",
        discussion: """
            Without OBJ, it draws the scenes of a storyboard with the segues between them, or the views, windows and menus of a \
            xib, as Interface Builder's canvas does. Frames are those that are written in the document, or with `--device` those that \
            the constraints give on another screen (`layout --device`). Images and fonts are named, not drawn. Hidden views are \
            dashed outlines.

            `--outlets` labels each object with the outlets and outlet collections that lead to it (`←`) and the actions that it sends \
            (`→`) or receives, `--ids` with its id. `--constraints` draws distances as lines between edges, sizes as bars, alignments as \
            dashed lines, and one letter on views of equal size. Labels do not cover each other: where there is no room, there is a number, \
            which the list below the picture explains. `--dark` takes the colors of the project's asset catalogs and of the system in \
            their dark appearance.

            A PNG of a storyboard that is too large to be read is a map with the scenes as thumbnails. `--scenes` draws each scene into a \
            file of its own, which has the name of the scene; it writes all of them or none.

            Without FILE, it prints SVG. At a prompt it shows the picture, if the terminal says that it knows kitty's or iTerm2's way to \
            show pictures, or sixels; otherwise it prints the sketch. `picture > FILE` writes SVG. In a viewer, the mouse over an object shows its name and its id. PNG needs the program \
            `rsvg-convert`, of Debian's package librsvg2-bin or Homebrew's librsvg.
            """,
        examples: [
            Example("picture --to View.svg", "the whole document"),
            Example("picture iN0-l3-epB hSs-g6-Zcb --to Buttons.png", "two views side by side"),
            Example("picture --to Main.png --force", "also if Main.png exists"),
            Example("picture --device \"iPhone SE\" --to Small.svg", "the scenes on a small screen"),
            Example("picture R0L --outlets --constraints --to View.png", "a view with its connections and constraints"),
            Example("picture --scenes Pictures --dark", "each scene in the dark appearance"),
        ],
        seeAlso: ["graph", "tree", "scenes"], group: "Looking", answer: DrawnPicture.type.shape,
        touchesOtherFiles: { (try? $0[ifGiven: file]) != nil || (try? $0[ifGiven: folder]) != nil }
    ) { documents, arguments in
        let session = try documents.requireSession()
        let target = try arguments[ifGiven: file]?.word
        let format = try target.map { word throws(CommandError) in try PictureFile.format(of: word) }
        let picture: DrawnPicture
        let content: PictureContent
        do throws(CommandError) {
            content = try PictureContent(arguments, in: session, sources: documents.options.sources)
            if let word = try arguments[ifGiven: folder]?.word {
                return try scenes(of: content, into: word, arguments: arguments, in: documents)
            }
            picture = try DrawnPicture(content, longestSide: format == .png ? PictureFile.longestSide : nil)
        } catch {
            throw Self.advised(error, objects: try objects(arguments))
        }
        guard let target, let format else {
            if let display = documents.options.prompt?.display {
                return try ShownPicture(picture, of: content, at: display()).reply(width: documents.options.lineWidth())
            }
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

    /// Draws each scene into a file of a folder.
    private static func scenes(
        of content: PictureContent, into folder: Word, arguments: Arguments, in documents: OpenDocuments
    ) throws(CommandError) -> Reply {
        let target = try arguments[ifGiven: file]?.word
        let others = try objects(arguments)
        if let word = target ?? others.first {
            throw CommandError(
                "usage", "'--scenes' draws each scene of the storyboard, so '\(word.text)' has no place here",
                span: word.span, hints: ["picture --scenes \(Quoting.quote(folder.text))"])
        }
        let format = arguments[svg] ? PictureFile.Format.svg : .png
        var path = folder.text[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        let files = SceneFiles(
            pictures: try ScenePicture.all(of: content, in: String(path), as: format), folder: String(path),
            format: format, isForced: arguments[force])
        return try files.write(of: documents.requireSession(), isDryRun: documents.options.isDryRun)
    }

    /// What a statement wants to be told of objects.
    static func marks(_ arguments: Arguments) -> PictureMarks {
        var marks: PictureMarks = []
        if arguments[ids] { marks.insert(.ids) }
        if arguments[outlets] { marks.insert(.connections) }
        if arguments[constraints] { marks.insert(.constraints) }
        return marks
    }

    /// Whether a statement asks for the dark appearance.
    static func isDark(_ arguments: Arguments) -> Bool { arguments[dark] }

    /// Returns an error with a hint if one of the objects looks like the name of a picture.
    private static func advised(_ error: CommandError, objects: [Word]) -> CommandError {
        guard let word = objects.last(where: { (try? PictureFile.format(of: $0)) != nil }) else { return error }
        var error = error
        error.hints = ["did you mean 'picture --to \(word.text)'?"]
        return error
    }

    /// The objects that a statement names.
    static func objects(_ arguments: Arguments) throws(CommandError) -> [Word] {
        try arguments[all: object].map(\.word)
    }
}
