import CommandLanguage
import Replies

/// `colors`, `fonts` and `images` list what documents use of each, with the lines that replace it.
enum ValueCommands {
    static let commands = [colors, fonts, images]

    private static let all = Flag("--all", summary: "in all documents of the project")

    private static let colors = command(
        .color, summary: "lists the colors in use, with their places and the lines that replace them",
        discussion: """
            Colors are compared by value: those that are written as numbers in steps of 1/255, as `#RRGGBB` or `#RRGGBBAA`, whatever \
            color space they are in (Display P3 is told apart), colors of the system and of asset catalogues by their names. Each \
            place is an object with the property and the line in the file.
            """,
        naming: "a color of the system or of an asset that has just this value, if one has")

    private static let fonts = command(
        .font, summary: "lists the fonts in use, with their places and the lines that replace them",
        discussion: """
            A font is one with all that describes it: its name or that of the system's font, its size and its weight. Each place is \
            an object with the property and the line in the file.
            """,
        naming: "the text style of its size, or the small font of the system on macOS, if there is one")

    private static let images = command(
        .image, summary: "lists the images in use, with their places and the lines that replace them",
        discussion: """
            These are the names of images and of symbols of the system, `symbol:star.fill`, that objects use. Each place is an object \
            with the property and the line in the file. `check` tells which images no asset has.
            """, naming: nil)

    private static func command(_ sort: ValueSort, summary: String, discussion: String, naming: String?)
        -> ProjectCommand
    {
        let named = naming.map { " NAME in it is \($0)." } ?? ""
        let example = sort == .color ? "every color, the most frequent first" : "every \(sort.rawValue) with its places"
        return ProjectCommand(
            name: sort.rawValue + "s", syntax: [.optional([.flag(all)])], summary: summary,
            discussion: """
                \(discussion)

                The line after `replace:` has a query that means all objects with the value in one property, and puts NAME in its \
                place.\(named) It is for one document; `nibsh --atomic -c LINE -c save FILE…` runs it on several as one. Values in \
                attributed texts, runtime attributes and variations have no such line, and a note counts them.
                """,
            examples: [
                Example("\(sort.rawValue)s", example),
                Example("\(sort.rawValue)s --all", "of all documents of the project"),
            ],
            seeAlso: ["find", "set"] + ["colors", "fonts", "images"].filter { $0 != sort.rawValue + "s" },
            group: "Looking", answer: ValueList.type.shape
        ) { context, arguments in
            if arguments[all] { return try ProjectValues(sort: sort, context: context).reply() }
            let open = try context.requireOpen()
            let values = try ValueScan(document: open.document, sort: sort, path: open.path).values()
            let list = ValueList(values, sort: sort, documentCount: nil)
            var reply = try open.reply(ValueList.type, of: list) { line throws(CommandError) in
                try list.write(width: context.width, to: line)
            }
            reply.notices = list.notices
            return reply
        }
    }
}
