import CommandLanguage
import Replies
import Testing

struct MatcherTests {
    private typealias Samples = SampleCommands

    private let table = SampleCommands.table

    private func arguments(_ line: String) throws -> Arguments {
        try table.parse(line).arguments
    }

    private func error(_ line: String) throws -> CommandError {
        try #require(throws: CommandError.self) { try table.parse(line) }
    }

    @Test func takesOperands() throws {
        let parsed = try table.parse("connect outlet hSs.delegate -> iN0 as S44-re-23V")
        #expect(parsed.command.name == "connect outlet")
        #expect(try parsed.arguments[Samples.sourceName].text == "hSs.delegate")
        #expect(try parsed.arguments[ifGiven: Samples.destination]?.span == 31..<34)
        #expect(try parsed.arguments[ifGiven: Samples.id]?.text == "S44-re-23V")
        #expect(try parsed.arguments[Samples.destination].text == "iN0")
        #expect(parsed.arguments.verb == 0..<14)
        #expect(try parsed.command.run((), parsed.arguments) == "connect outlet")
        let short = try arguments("connect outlet hSs.delegate -> iN0")
        #expect(try short[ifGiven: Samples.id] == nil)
        #expect(throws: CommandError.self) { try short[Samples.id] }
    }

    @Test func takesSeveralAndOptionalsInAnyOrder() throws {
        for line in [
            "connect collection a.b -> c d e as f g h appends at 3",
            "connect collection a.b -> c d e at 3 as f g h appends",
            "connect collection a.b -> c d e appends at 3 as f g h",
        ] {
            let arguments = try arguments(line)
            #expect(try arguments[all: Samples.destination].map(\.text) == ["c", "d", "e"])
            #expect(try arguments[all: Samples.id].map(\.text) == ["f", "g", "h"])
            #expect(arguments[Samples.appends])
            #expect(try arguments[ifGiven: Samples.place]?.value == 3)
        }
        let short = try arguments("connect collection a.b -> c")
        #expect(!short[Samples.appends])
        #expect(try short[ifGiven: Samples.place] == nil)
        #expect(try short[all: Samples.id].isEmpty)
    }

    @Test func quotedWordsAreNoSyntax() throws {
        #expect(
            try arguments("connect collection a.b -> 'as' \\at \"appends\" as x")[all: Samples.destination].map(\.text)
                == [
                    "as", "at", "appends",
                ])
        #expect(try arguments("add 'a=b' to 'to'")[Samples.element].text == "a=b")
        #expect(try arguments("save '--force'")[Samples.file].text == "--force")
        #expect(try error("connect outlet a.b '->' c").message == "expected '->', not '->'")
    }

    @Test func takesAssignments() throws {
        let arguments = try arguments(
            #"add button to iN0 title="Sign in" at 2 frame=(20,20,120,30) x=a=b 'k=l'=m as abc n="#)
        #expect(arguments.assignments.map(\.name.text) == ["title", "frame", "x", "k=l", "n"])
        #expect(arguments.assignments.map(\.value.text) == ["Sign in", "(20,20,120,30)", "a=b", "m", ""])
        #expect(try arguments[Samples.title]?.text == "Sign in")
        #expect(arguments.assignments[2].value.span == 62..<65)
        #expect(try self.arguments("add button to iN0")[Samples.title] == nil)
        #expect(try arguments[Samples.place].value == 2)
        #expect(try arguments[Samples.id].text == "abc")
    }

    @Test(arguments: ["<=", ">=", "="])
    func signsAreNoAssignments(sign: String) throws {
        let relation = Parameter<Text>("RELATION", kind: .text, summary: "a sign")
        let priority = NamedParameter<Text>("priority", kind: .text, summary: "a number")
        let command = Command<Void, String>(
            name: "constrain", syntax: [.operand(relation), .assignments(priority)],
            summary: "compares", group: "Layout"
        ) { _, _ in "" }
        let arguments = try CommandTable([command]).parse("constrain \(sign) priority=5").arguments
        #expect(try arguments[relation].text == sign)
        #expect(try arguments[priority]?.text == "5")
    }

    @Test func takesFlagsAnywhere() throws {
        #expect(try arguments("save --force a.xib")[Samples.force])
        #expect(try arguments("save a.xib --force")[Samples.file].text == "a.xib")
        #expect(try arguments("log --patch")[Samples.patch])
        #expect(try !arguments("log --patch")[Samples.all])
        #expect(try arguments("save -- --force")[Samples.file].text == "--force")
        #expect(try arguments("set -1 -2 -x")[Samples.object].text == "-1")
        #expect(try error("log --patch --all").message == "'--all' cannot be combined with '--patch'")
        #expect(try arguments("log --all --all")[Samples.all])
    }

    @Test(arguments: [
        ("connect outlet", "missing SRC.NAME", 14..<14),
        ("connect outlet a.b ->", "missing DST", 21..<21),
        ("connect outlet a.b", "missing '->'", 18..<18),
        ("connect outlet -> c", "missing SRC.NAME before '->'", 15..<17),
        ("connect outlet a.b c", "expected '->', not 'c'", 19..<20),
        ("connect outlet a.b -> c as", "missing ID", 26..<26),
        ("connect outlet a.b -> c as x as y", "'as' is given twice", 29..<31),
        ("connect outlet a.b -> c d", "unexpected 'd'", 24..<25),
        ("connect segue a -> b identifier=x", "missing KIND before 'identifier=x'", 21..<33),
        ("connect segue a -> b shw", "unknown KIND 'shw'", 21..<24),
        ("connect segue a -> b show idntifier=x", "unknown option 'idntifier'", 26..<35),
        ("connect segue a -> b show identifier=x identifier=y", "'identifier' is given twice", 39..<49),
        ("add a to b x=1 x=2", "'x' is given twice", 15..<16),
        ("add a to b at x", "N must be a whole number, not 'x'", 14..<15),
        ("undo 99999999999999999999", "N must be a whole number, not '99999999999999999999'", 5..<25),
        ("save --forse", "unknown option '--forse'", 5..<12),
        ("commit now", "unexpected 'now'", 7..<10),
        ("tree =x y", "unexpected 'y'", 8..<9),
    ])
    func refuses(line: String, message: String, span: Range<Int>) throws {
        let error = try error(line)
        #expect(error.message == message)
        #expect(error.span == span)
    }

    @Test func errorsShowUsageAndHints() throws {
        let missing = try error("connect outlet a.b ->")
        #expect(missing.usage == ["connect outlet SRC.NAME -> DST [as ID]"])
        #expect(missing.hints == ["see 'help connect outlet'"])
        #expect(try error("save --forse").hints.first == "did you mean '--force'?")
        #expect(try error("set x y --z").hints.first == "to use it as a word, quote it or put -- before it")
        #expect(
            try error("connect segue a -> b shw").hints == [
                "did you mean 'show'?", "it must be one of: show, presentation, embed",
            ])
        #expect(try error("connect segue a -> b show idntifier=x").hints.first == "did you mean 'identifier'?")
        #expect(try error("connect action a -> b tigger c").hints.first == "did you mean 'trigger'?")
        #expect(try error("connect outlet -> c").hints.first == "quote '->' to use it as a word")
    }

    @Test func likelySlipsGetTheRightStatement() throws {
        let separators = "write one command on each line; '-c' can be given several times"
        #expect(
            try error("add label to v title=Press Here now").hints.first
                == "quote a text that has blanks: title='Press Here now'")
        #expect(try error("connect segue a -> b").hints.first == "it must be one of: show, presentation, embed")
        #expect(try error("tree x && y").hints.first == separators)
        #expect(try error("tree; undo").hints.first == separators)
        #expect(try error("connect a.b -> c").hints.contains { $0.contains("'connect outlet'") })
    }

    @Test func hashThatCutsAStatementIsNamed() throws {
        func hints(_ line: String) throws -> [String] {
            let statement = try #require(Array(StatementReader.statements(in: line)).first)
            let error = try #require(throws: CommandError.self) { try table.parse(Lexer.words(of: statement)) }
            return statement.advised(error).hints
        }
        let advice = "'#' begins a comment; quote a text that begins with it"
        #expect(try hints("connect outlet a.b -> #c").first == advice)
        #expect(try !hints("connect outlet a.b -> # c").contains(advice))
        #expect(try !hints("connect outlet a.b ->").contains(advice))
    }

    @Test(arguments: [
        "log --all", "connect outlet a.b -> c as d", "connect outlet  a.b   -> c  # comment", "disconnect x",
        "add a to b title=New",
    ])
    func knowsALineWithTheSameWords(_ statement: String) throws {
        let (command, arguments) = try table.parse(statement)
        let line = try command.line(ResolvedArguments(arguments))
        #expect(arguments.areThose(of: Array(line.utf8)[...]))
        let again = try table.parse(line)
        #expect(again.command.name == command.name)
        #expect(try command.line(ResolvedArguments(again.arguments)) == line)
    }

    @Test(arguments: [
        ("disconnect abc", "disconnect abcd"), ("disconnect abc", "disconnect ab"), ("log", "log --all"),
        ("disconnect abc", "disconnect  abc"), ("disconnect 'x'", "disconnect x"), ("disconnect \\x", "disconnect x"),
        ("disconnect a\\\nb", "disconnect ab"), ("disconnect x", "disconnect 'x'"), ("disconnect x", ""),
    ])
    func knowsALineWithOtherWords(_ statement: String, _ line: String) throws {
        #expect(try !table.parse(statement).arguments.areThose(of: Array(line.utf8)[...]))
    }
}
