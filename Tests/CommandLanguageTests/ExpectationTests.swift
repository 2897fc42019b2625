import CommandLanguage
import Testing
import SeededRandom

struct ExpectationTests {
    /// Returns what is expected at the position of `|`.
    private func expectation(_ text: String) -> CommandLanguage.Expectation<Void, String> {
        let cursor = text.utf8.firstIndex(of: UInt8(ascii: "|")).map {
            text.utf8.distance(from: text.startIndex, to: $0)
        }
        let statement = text.replacing("|", with: "")
        return SampleCommands.table.expectation(in: statement, cursor: cursor ?? statement.utf8.count)
    }

    @Test(arguments: [
        ("conn|", ["connect"], 0..<4), ("connect |", ["outlet", "collection", "action", "segue"], 8..<8),
        ("con o|utlet x", ["outlet"], 4..<5), ("  tr|", ["tree"], 2..<4),
        ("disconnect a|", ["action", "all"], 11..<12),
        ("unset |", ["attribute"], 6..<6), ("'conn|", [], 0..<5), ("connect outlet |", [], 15..<15),
        ("xyzzy |", [], 6..<6),
        ("# conn|", [], 6..<6),
    ])
    func expectsVerbs(text: String, verbs: [String], span: Range<Int>) {
        let expectation = expectation(text)
        #expect(expectation.verbs == verbs)
        #expect(expectation.partial.span == span)
    }

    @Test func expectsAllVerbsAtTheStart() {
        let verbs = expectation("|").verbs
        #expect(verbs.count == Set(verbs).count)
        #expect(Set(verbs) == Set(SampleCommands.table.commands.map { String($0.name.prefix { $0 != " " }) }))
    }

    @Test(arguments: [
        ("connect outlet |", ["SRC.NAME"], []), ("connect outlet owner.co|", ["SRC.NAME"], []),
        ("connect outlet a.b |", [], ["->"]),
        ("connect outlet a.b -> |", ["DST"], []), ("connect outlet a.b -> c |", [], ["as"]),
        ("connect outlet a.b -> c a|", [], ["as"]),
        ("connect outlet a.b -> c x|", [], []), ("connect outlet a.b -> c as |", ["ID"], []),
        ("connect collection a.b -> c |", ["DST"], ["as", "appends", "at"]),
        ("connect collection a.b -> c appends as d |", ["ID"], ["at"]), ("disconnect |", ["ID"], []),
        ("unset |", ["OBJ"], []),
        ("unset attribute |", ["OBJ"], []), ("attribute a b c |", ["VALUE"], ["at"]),
        ("attribute a b c d |", [], ["at"]),
        ("help con |", ["VERB"], []), ("commit |", [], []), ("connect outlet a.b c |", [], []),
        ("add x to y at nonsense |", [], ["as"]),
        ("con out a.b |", [], ["->"]), ("tree \"my vi|", ["OBJ"], []),
    ])
    func expectsParametersAndKeywords(text: String, parameters: [String], keywords: [String]) {
        let expectation = expectation(text)
        #expect(expectation.parameters.map(\.name) == parameters)
        #expect(expectation.keywords == keywords)
    }

    @Test func knowsThePartialWord() {
        let open = expectation("connect outlet \"my vi|ew\".x -> c")
        #expect(open.partial == Word("my vi", span: 15..<21, quoted: [0..<5]))
        #expect(open.openQuote == UInt8(ascii: "\""))
        #expect(open.parameters.map(\.name) == ["SRC.NAME"])
        let closed = expectation("connect outlet 'my view'.ti|")
        #expect(closed.openQuote == nil)
        #expect(closed.partial.split(atFirst: UInt8(ascii: "."))?.after == Word("ti", span: 25..<27))
        #expect(expectation("tree a\\|").partial.text == "a")
        #expect(expectation("tree 見|").partial.span == 5..<8)
    }

    @Test func knowsTheArgumentsBeforeTheCursor() throws {
        let expectation = expectation("connect outlet owner.view -> |")
        #expect(try expectation.arguments?[SampleCommands.sourceName].text == "owner.view")
        #expect(expectation.commands.map(\.name) == ["connect outlet"])
        #expect(self.expectation("unset attr|").commands.map(\.name) == ["unset"])
        #expect(
            self.expectation("disconnect a b |").commands.map(\.name) == [
                "disconnect action", "disconnect all", "disconnect",
            ])
        #expect(self.expectation("conn|").arguments == nil)
    }

    @Test func expectsFlags() {
        #expect(expectation("save |").flags == ["--force"])
        #expect(expectation("save |").parameters.map(\.name) == ["PATH"])
        #expect(expectation("save --|").flags == ["--force"])
        #expect(expectation("save --|").parameters.isEmpty)
        #expect(expectation("save --force |").flags.isEmpty)
        #expect(expectation("save -- --|").flags.isEmpty)
        #expect(expectation("save -- --|").parameters.map(\.name) == ["PATH"])
        #expect(expectation("log |").flags == ["--script", "--patch", "--all"])
        #expect(expectation("log --all |").flags.isEmpty)
        #expect(expectation("save '--|").flags.isEmpty)
    }

    @Test func expectsAssignments() {
        let names = expectation("add button to iN0 ti|")
        #expect(names.names.map(\.name) == ["title"])
        #expect(names.takesAnyName)
        let value = expectation("add button to iN0 title=\"Si|")
        #expect(value.assignment?.text == "title")
        #expect(value.partial == Word("Si", span: 24..<27, quoted: [0..<2]))
        #expect(value.parameters.map(\.name) == ["title"])
        #expect(value.keywords.isEmpty)
        let other = expectation("add button to iN0 title=x frame=|")
        #expect(other.assignment?.text == "frame")
        #expect(other.parameters.isEmpty)
        #expect(other.names.isEmpty)
        let closed = expectation("connect segue a -> b show |")
        #expect(closed.names.map(\.name) == ["identifier", "relationship"])
        #expect(!closed.takesAnyName)
        #expect(expectation("connect segue a -> b show color=r|").assignment == nil)
        #expect(expectation("set a b c=|").assignment == nil)
    }

    @Test func neverFails() {
        var generator = SeededGenerator(seed: 7)
        for round in 0..<300 {
            let command = SampleCommands.table.commands[round % SampleCommands.table.commands.count]
            let text = command.name + " " + (0..<3).map { _ in generator.string(upTo: 3) }.joined(separator: " ")
            for cursor in -1...text.utf8.count + 1 {
                let partial = SampleCommands.table.expectation(in: text, cursor: cursor).partial
                #expect(partial.span.upperBound <= max(0, cursor) + 2)
            }
        }
    }
}
