import CommandLanguage
import Replies
import Testing

struct HelpTests {
    private let table = SampleCommands.table

    @Test(arguments: [
        ("connect outlet", "connect outlet SRC.NAME -> DST [as ID]"),
        ("connect collection", "connect collection SRC.NAME -> DST… [as ID…] [appends] [at N]"),
        ("connect segue", "connect segue SRC -> DST KIND [identifier=…] [relationship=…] [as ID]"),
        ("disconnect action", "disconnect action SRC[.EVENT] [-> DST[.SELECTOR]]"),
        ("add", "add ELEMENT to PARENT [at N] [title=…] [name=value…] [as ID]"),
        ("log", "log [--script|--patch|--all]"),
        ("save", "save [PATH] [--force]"),
        ("help", "help [VERB…]"),
    ])
    func printsUsage(name: String, usage: String) {
        #expect(table[name]?.usage == usage)
    }

    @Test func describesACommand() throws {
        #expect(
            try table.help(["connect", "outlet"]) == """
                usage: connect outlet SRC.NAME -> DST [as ID]

                does what connect outlet does

                  SRC.NAME  the SRC.NAME
                  DST       the DST
                  ID        the ID

                The outlet is looked up in the class of 'SRC'; what is found there decides
                whether the connection can be made at all.

                It may be one of
                  * an outlet that the code declares in one of its classes
                  * an outlet of UIKit

                A line of its own:

                    connect outlet -1.view -> iN0

                And that is all.

                examples:
                  connect outlet -1.coolview -> iN0-l3-epB
                      the controller's outlet leads to the view
                  connect outlet owner.view -> iN0 as abc-de-fgh

                see also: connect action, disconnect
                """)
        let segue = try table.help(["connect", "segue"])
        #expect(segue.contains("  KIND           the KIND; one of: show, presentation, embed\n  identifier=  "))
        #expect(try table.help(["save"]).contains("  --force  even over changes"))
    }

    @Test func breaksLongLines() throws {
        let long = SampleCommands.command(
            "connect everything",
            (0..<12).map { .optional([.keyword("keyword\($0)"), .operand(SampleCommands.word("NAME\($0)"))]) }
        )
        let help = try CommandTable([long]).help(["connect", "everything"])
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(
            help.hasPrefix(
                "usage: connect everything [keyword0 NAME0] [keyword1 NAME1] [keyword2 NAME2]\n           [keyword3"))
    }

    @Test func findsCommandsByWordsOfTheirNames() throws {
        #expect(
            try table.help(["connect"]).hasPrefix("  connect outlet      does what connect outlet does\n  connect coll")
        )
        let disconnect = try table.help(["disconnect"])
        #expect(disconnect.hasPrefix("usage: disconnect ID\n"))
        #expect(disconnect.contains("\n\nmore:\n  disconnect outlet  does"))
        #expect(try table.help(["con", "out"]).hasPrefix("usage: connect outlet"))
        #expect(try table.help(["co"]).contains("commit"))
        let error = #expect(throws: CommandError.self) { try table.help(["conect"]) }
        #expect(error?.message == "no command is called 'conect'")
        #expect(error?.hints == ["did you mean 'connect'?"])
        let second = #expect(throws: CommandError.self) { try table.help(["connect", "outlt"]) }
        #expect(second?.hints == ["did you mean 'connect outlet'?"])
    }

    @Test func listsCommandsByGroup() {
        let overview = table.overview()
        #expect(overview.hasPrefix("Connecting\n  connect outlet      does what"))
        #expect(overview.contains("\n\nEditing\n  add "))
        for command in table.listed { #expect(overview.contains("\n  \(command.name) ")) }
        #expect(!overview.contains("\n  disconnect action "))
        #expect(table["disconnect"].map { table.forms(of: $0).map(\.name) }?.contains("disconnect action") == true)
    }

    @Test func findsCommandsByWhatTheyDo() {
        #expect(table.matches(["UIKIT"]).map(\.name) == ["connect outlet"])
        #expect(table.matches(["outlet", "disconnect"]).map(\.name) == ["disconnect outlet", "connect outlet"])
        #expect(table.apropos(["uikit"]) == "  connect outlet  does what connect outlet does")
        #expect(table.apropos(["zeppelin"]).isEmpty)
    }
}
