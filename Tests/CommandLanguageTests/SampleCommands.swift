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

    static func word(_ name: String, _ choices: [String] = []) -> Parameter<Word> {
        Parameter(name, summary: "the \(name)", choices: choices)
    }

    static let asID = Syntax.optional([.keyword("as"), .operand(word("ID"))])
    static let asIDs = Syntax.optional([.keyword("as"), .several(word("ID"))])
    static let atN = Syntax.optional([
        .keyword("at"), .operand(Parameter("N", kind: .integer, summary: "the place, counted from 0")),
    ])

    static let connecting = [
        command(
            "connect outlet", [.operand(word("SRC.NAME")), .keyword("->"), .operand(word("DST")), asID],
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
                .operand(word("SRC.NAME")), .keyword("->"), .several(word("DST")), asIDs,
                .optional([.keyword("appends")]), atN,
            ], group: "Connecting"
        ),
        command(
            "connect action",
            [
                .operand(word("SRC[.EVENT]")), .keyword("->"), .operand(word("DST.SELECTOR")), asID,
                .optional([.keyword("trigger"), .operand(word("NAME"))]),
            ], group: "Connecting"
        ),
        command(
            "connect segue",
            [
                .operand(word("SRC")), .keyword("->"), .operand(word("DST")),
                .operand(word("KIND", ["show", "presentation", "embed"])),
                .assignments([word("identifier"), word("relationship")], open: false), asID,
            ], group: "Connecting"
        ),
        command("disconnect", [.operand(word("ID"))], group: "Connecting"),
        command("disconnect outlet", [.operand(word("SRC.NAME"))], group: "Connecting"),
        command(
            "disconnect action",
            [.operand(word("SRC[.EVENT]")), .optional([.keyword("->"), .operand(word("DST[.SELECTOR]"))])],
            group: "Connecting"
        ),
        command("disconnect all", [.operand(word("OBJ"))], group: "Connecting"),
    ]

    static let editing = [
        command(
            "add",
            [
                .operand(word("ELEMENT")), .keyword("to"), .operand(word("PARENT")), atN,
                .assignments([word("title")], open: true), asID,
            ], group: "Editing"
        ),
        command(
            "insert", [.operand(word("XML")), .keyword("into"), .operand(word("PARENT")), atN], group: "Editing"
        ),
        command("set", [.operand(word("OBJ")), .operand(word("PATH")), .operand(word("VALUE"))], group: "Editing"),
        command("unset", [.operand(word("OBJ")), .operand(word("PATH"))], group: "Editing"),
        command("unset attribute", [.operand(word("OBJ")), .operand(word("KEYPATH"))], group: "Editing"),
        command(
            "attribute",
            [
                .operand(word("OBJ")), .operand(word("KEYPATH")), .operand(word("TYPE")),
                .optional([.operand(word("VALUE"))]), atN,
            ], group: "Editing"
        ),
        command("commit", group: "Editing"),
    ]

    static let looking = [
        command("tree", [.optional([.operand(word("OBJ"))])], group: "Looking"),
        command(
            "log",
            [
                .optional([
                    .flag("--script", summary: "as a script"), .flag("--patch", summary: "with diffs"),
                    .flag("--all", summary: "what was undone, too"),
                ])
            ], group: "Looking"
        ),
        command(
            "save",
            [
                .optional([.operand(Parameter("PATH", kind: .file, summary: "the file"))]),
                .flag("--force", summary: "even over changes"),
            ], group: "Looking"
        ),
        command(
            "undo", [.optional([.operand(Parameter("N", kind: .integer, summary: "how many"))])], group: "Looking"
        ),
        command("inspect", [.operand(word("OBJ"))], group: "Looking"),
        command(
            "help", [.optional([.several(Parameter("VERB", kind: .verb, summary: "a command"))])], group: "Looking"
        ),
    ]
}
