import CommandLanguage

/// Commands that do nothing and cover the forms of syntax that the module supports.
enum SampleCommands {
    typealias Sample = Command<Void, String>

    static let table = CommandTable(connecting + editing + looking)

    static func command(
        _ name: String, _ syntax: [Syntax] = [], group: String = "Testing", discussion: String = "",
        examples: [Example] = [], seeAlso: [String] = []
    ) -> Sample {
        Command(
            name: name, syntax: syntax, summary: "does what \(name) does", discussion: discussion, examples: examples,
            seeAlso: seeAlso, group: group, run: { _, _ in name }
        )
    }

    /// A parameter that no other command has.
    static func word(_ name: String, _ choices: [String] = []) -> Parameter<Text> {
        Parameter(name, kind: .newName, summary: "the \(name)", choices: choices)
    }

    // Parameters that several of the commands have.
    static let sourceName = word("SRC.NAME")
    static let sourceEvent = word("SRC[.EVENT]")
    static let destination = word("DST")
    static let object = word("OBJ")
    static let path = word("PATH")
    static let keyPath = word("KEYPATH")
    static let element = word("ELEMENT")
    static let parent = word("PARENT")
    static let id = word("ID")
    static let place = Parameter<WholeNumber>("N", summary: "the place, counted from 0")
    static let count = Parameter<WholeNumber>("N", summary: "how many")
    static let file = Parameter<FilePath>("PATH", summary: "the file")
    static let title = NamedParameter<Text>("title", kind: .text, summary: "the title")
    static let identifier = NamedParameter<Text>("identifier", kind: .text, summary: "the identifier")
    static let relationship = NamedParameter<Text>("relationship", kind: .text, summary: "the relationship")
    static let appends = Keyword("appends")
    static let script = Flag("--script", summary: "as a script")
    static let patch = Flag("--patch", summary: "with diffs")
    static let all = Flag("--all", summary: "what was undone, too")
    static let force = Flag("--force", summary: "even over changes")

    static let asID = Syntax.optional([.keyword("as"), .operand(id)])
    static let asIDs = Syntax.optional([.keyword("as"), .several(id)])
    static let atN = Syntax.optional([.keyword("at"), .operand(place)])

    static let connecting = [
        command(
            "connect outlet", [.operand(sourceName), .keyword("->"), .operand(destination), asID],
            group: "Connecting",
            discussion: """
                The outlet is looked up in the class of `SRC`; what is found there decides whether the connection can be
                made at all.

                It may be one of
                * an outlet that the code declares
                  in one of its classes
                * an outlet of UIKit

                A line of its own:

                    connect outlet -1.view -> iN0

                And that is all.
                """,
            examples: [
                Example("connect outlet -1.coolview -> iN0-l3-epB", "the controller's outlet leads to the view"),
                Example("connect outlet owner.view -> iN0 as abc-de-fgh", ""),
            ],
            seeAlso: ["connect action", "disconnect"]
        ),
        command(
            "connect collection",
            [
                .operand(sourceName), .keyword("->"), .several(destination), asIDs,
                .optional([.keyword(appends)]), atN,
            ], group: "Connecting"
        ),
        command(
            "connect action",
            [
                .operand(sourceEvent), .keyword("->"), .operand(word("DST.SELECTOR")), asID,
                .optional([.keyword("trigger"), .operand(word("NAME"))]),
            ], group: "Connecting"
        ),
        command(
            "connect segue",
            [
                .operand(word("SRC")), .keyword("->"), .operand(destination),
                .operand(word("KIND", ["show", "presentation", "embed"])),
                .assignments(identifier, relationship), asID,
            ], group: "Connecting"
        ),
        command("disconnect", [.operand(id)], group: "Connecting"),
        command("disconnect outlet", [.operand(sourceName)], group: "Connecting"),
        command(
            "disconnect action",
            [.operand(sourceEvent), .optional([.keyword("->"), .operand(word("DST[.SELECTOR]"))])],
            group: "Connecting"
        ),
        command("disconnect all", [.operand(object)], group: "Connecting"),
    ]

    static let editing = [
        command(
            "add",
            [
                .operand(element), .keyword("to"), .operand(parent), atN,
                .assignments(title, open: true), asID,
            ], group: "Editing"
        ),
        command(
            "insert", [.operand(word("XML")), .keyword("into"), .operand(parent), atN], group: "Editing"
        ),
        command("set", [.operand(object), .operand(path), .operand(word("VALUE"))], group: "Editing"),
        command("unset", [.operand(object), .operand(path)], group: "Editing"),
        command("unset attribute", [.operand(object), .operand(keyPath)], group: "Editing"),
        command(
            "attribute",
            [
                .operand(object), .operand(keyPath), .operand(word("TYPE")),
                .optional([.operand(word("VALUE"))]), atN,
            ], group: "Editing"
        ),
        command("commit", group: "Editing"),
    ]

    static let looking = [
        command("tree", [.optional([.operand(object)])], group: "Looking"),
        command(
            "log",
            [
                .optional([
                    .flag(script), .flag(patch), .flag(all),
                ])
            ], group: "Looking"
        ),
        command(
            "save",
            [
                .optional([.operand(file)]),
                .flag(force),
            ], group: "Looking"
        ),
        command(
            "undo", [.optional([.operand(count)])], group: "Looking"
        ),
        command("inspect", [.operand(object)], group: "Looking"),
        command(
            "help", [.optional([.several(Parameter<Name>("VERB", kind: .verb, summary: "a command"))])],
            group: "Looking"
        ),
    ]
}
