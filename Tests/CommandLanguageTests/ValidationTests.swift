import CommandLanguage
import Testing

struct ValidationTests {
    private typealias Samples = SampleCommands

    @Test func acceptsTheSampleGrammar() {
        #expect(SampleCommands.table.validate() == [])
    }

    private func problems(_ syntax: [Syntax], examples: [Example] = [], seeAlso: [String] = []) -> [String] {
        CommandTable([Samples.command("go", syntax, examples: examples, seeAlso: seeAlso)]).validate()
    }

    private static let word = Syntax.operand(SampleCommands.word("A"))
    private static let other = Syntax.operand(SampleCommands.word("B"))

    @Test func findsTwiceDeclaredThings() {
        #expect(CommandTable([Samples.command("go"), Samples.command("go")]).validate() == ["'go' is declared twice"])
        #expect(problems([Self.word, Self.word]) == ["'go': 'A' is declared twice"])
        #expect(
            problems([.flag(Flag("--a", summary: "a")), .flag(Flag("--a", summary: "a"))]) == [
                "'go': '--a' is declared twice"
            ])
    }

    @Test func findsHiddenChoices() {
        let short = Samples.command("log", [.operand(Samples.word("WHAT", ["all", "last"]))])
        #expect(
            CommandTable([short, Samples.command("log all")]).validate() == [
                "'log': 'all' is hidden by the command 'log all'"
            ])
        let keyword = Samples.command("go", [.optional([.keyword("to"), Self.word])])
        #expect(
            CommandTable([keyword, Samples.command("go to")]).validate() == [
                "'go': 'to' is hidden by the command 'go to'"
            ])
    }

    @Test func findsBadNames() {
        #expect(
            CommandTable([Samples.command("go  on")]).validate() == ["'go  on': the name is not made of plain words"])
        #expect(problems([.flag(Flag("-a", summary: "a"))]) == ["'go': the flag '-a' does not begin with --"])
        #expect(problems([.keyword("a b")]) == ["'go': the keyword 'a b' is not a plain word"])
        #expect(
            problems([.assignments(NamedParameter<Text>("a=b", kind: .text, summary: "the a"))]) == [
                "'go': 'a=b' cannot be assigned to"
            ])
        #expect(
            problems((0...64).map { .flag(Flag("--f\($0)", summary: "x")) }) == [
                "'go': there are more than 64 flags and optional keywords"
            ])
    }

    @Test func findsMissingSummaries() {
        let bad = Parameter<Text>("A", kind: .text, summary: "")
        #expect(problems([.operand(bad)]) == ["'go': the summary of 'A' is not one line"])
        #expect(problems([.flag(Flag("--a", summary: "a\nb"))]) == ["'go': the summary of '--a' is not one line"])
        let command = Command<Void, String>(name: "go", summary: "", group: "", run: { _, _ in "" })
        #expect(CommandTable([command]).validate() == ["'go': the summary is not one line", "'go': there is no group"])
    }

    @Test func findsBadExamplesAndLinks() {
        #expect(
            problems([Self.word], examples: [Example("go", "")]) == ["'go': the example 'go' does not parse: missing A"]
        )
        #expect(problems([], seeAlso: ["stay"]) == ["'go': there is no other command 'stay' to see"])
        let table = CommandTable([Samples.command("go", examples: [Example("stay", "")]), Samples.command("stay")])
        #expect(table.validate() == ["'go': the example 'stay' is of 'stay'"])
    }

    @Test func findsLongLines() {
        let line = "go " + String(repeating: "x", count: 80)
        #expect(
            problems([Self.word], examples: [Example(line, "")]) == ["'go': a line of its help is too long:   \(line)"])
    }

    @Test(
        arguments: [
            ([.optional([word]), other], "a word may belong to two pieces in one place"),
            ([.optional([word]), .optional([other])], "a word may belong to two pieces in one place"),
            ([.several(SampleCommands.word("A")), other], "nothing ends the words of A"),
            (
                [.several(SampleCommands.word("A")), .optional([.keyword("as")]), .optional([other])],
                "nothing ends the words of A"
            ),
            (
                [.optional([.keyword("as"), word]), .optional([.keyword("as"), other])],
                "'as' may begin two pieces in one place"
            ),
            ([.optional([.keyword("as"), word]), .keyword("as")], "'as' may begin two pieces in one place"),
            ([.optional([.optional([.keyword("as")])])], "an optional begins with another"),
        ] as [([Syntax], String)])
    func findsAmbiguities(syntax: [Syntax], problem: String) {
        #expect(problems(syntax).contains("'go': " + problem))
    }
}
