@testable import CommandLanguage
import Replies
import SeededRandom
import Testing

struct PrintingTests {
    private typealias Samples = SampleCommands

    private let table = SampleCommands.table

    private func line(_ name: String, _ fill: (inout ResolvedArguments) throws -> Void) throws -> String {
        var values = ResolvedArguments()
        try fill(&values)
        return try #require(table[name]).line(values)
    }

    @Test func printsByTheSyntax() throws {
        let collection = try line("connect collection") {
            $0[Samples.appends] = true
            $0[Samples.place] = WholeNumber(2)
            $0[all: Samples.id] = [Text("x"), Text("at")]
            $0[all: Samples.destination] = [Text("a"), Text("as")]
            $0[Samples.sourceName] = Text(try Self.word("'my view'.b"))
        }
        #expect(collection == "connect collection 'my view'.b -> a 'as' as x 'at' appends at 2")
        let add = try line("add") {
            $0[Samples.element] = Text("a=b")
            $0[Samples.parent] = Text(try Self.word("'a=b'.c"))
            $0.assign("x=y", value: .text("it's"))
            $0[Samples.title] = Text("Sign in")
            $0[Samples.id] = Text("abc-de-fgh")
        }
        #expect(add == #"add 'a=b' to 'a=b'.c title='Sign in' 'x=y'="it's" as abc-de-fgh"#)
        #expect(try line("save") { $0[Samples.force] = true } == "save --force")
        #expect(try line("log") { $0[Samples.all] = true } == "log --all")
        #expect(try line("tree") { _ in } == "tree")
        #expect(try line("save") { $0[Samples.file] = FilePath(try Self.word("a' 'b")) } == "save a' 'b")
    }

    @Test func protectsNamesOfLongerCommands() throws {
        #expect(try line("disconnect") { $0[Samples.id] = Text("outlet") } == "disconnect 'outlet'")
        let unset = try line("unset") {
            $0[Samples.object] = Text("attribute")
            $0[Samples.path] = Text("attribute")
        }
        #expect(unset == "unset 'attribute' attribute")
    }

    @Test func refusesWhatItCannotPrint() {
        #expect(throws: CommandError.self) { try line("tree") { $0[Samples.id] = Text("x") } }
        #expect(throws: CommandError.self) { try line("disconnect") { _ in } }
        #expect(throws: CommandError.self) { try line("tree") { $0[all: Samples.object] = [Text("a"), Text("b")] } }
        #expect(throws: CommandError.self) { try line("tree") { $0[Samples.force] = true } }
        #expect(throws: CommandError.self) { try line("tree") { $0.assign("a", value: .text("b")) } }
        #expect(throws: CommandError.self) {
            try line("add") {
                $0[Samples.element] = Text("a")
                $0[Samples.parent] = Text("b")
                $0.assign("", value: .text("b"))
            }
        }
    }

    @Test func nestedPiecesNeedTheirOuterOnes() throws {
        let now = Flag("--now", summary: "now")
        let command = Samples.command(
            "go", [.optional([.keyword("as"), .operand(Samples.id), Samples.atN]), .flag(now)])
        var values = ResolvedArguments()
        values[now] = true
        values[Samples.place] = WholeNumber(3)
        #expect(throws: CommandError.self) { try command.line(values) }
        values[Samples.id] = Text("x")
        #expect(try command.line(values) == "go as x at 3 --now")
        let parsed = try CommandTable([command]).parse("go --now as x at 3")
        #expect(try command.line(ResolvedArguments(parsed.arguments)) == "go as x at 3 --now")
    }

    @Test func parsedArgumentsPrintAgain() throws {
        let line = #"connect   collection "a.b".c -> x 'as' at 2 as "y z" appends # why"#
        let parsed = try table.parse(line)
        var values = ResolvedArguments(parsed.arguments)
        #expect(try parsed.command.line(values) == "connect collection 'a.b'.c -> x 'as' as 'y z' appends at 2")
        values[Samples.destination] = Text("iN0")
        values[all: Samples.id] = []
        values[Samples.appends] = false
        #expect(try parsed.command.line(values) == "connect collection 'a.b'.c -> iN0 at 2")
        #expect(values[all: Samples.destination].map(\.text) == ["iN0"])
        #expect(values[Samples.id] == nil)
    }

    /// For any values, the line is one statement that parses back to them.
    @Test func linesParseBack() throws {
        var generator = SeededGenerator(seed: 6)
        for round in 0..<6_000 {
            let command = table.commands[round % table.commands.count]
            let values = randomValues(command, &generator)
            let line = try command.line(values)
            #expect(StatementReader.statements(in: line).map(\.text) == [line])
            let parsed = try table.parse(line)
            #expect(parsed.command.name == command.name)
            for parameter in command.parameters {
                let (given, read) = (Self.values(parameter, in: values), Self.words(parameter, in: parsed.arguments))
                #expect(texts(given) == read.map(\.text))
                for (value, word) in zip(given, read) {
                    guard case .dotted(let pieces) = value else { continue }
                    #expect(word.parts(separatedBy: UInt8(ascii: ".")).map(\.text) == pieces)
                }
            }
            for assignment in values.assignments {
                let read = parsed.arguments.assignments.first { $0.name.text == assignment.name }
                #expect(texts([assignment.value]) == [read?.value.text])
            }
            #expect(parsed.arguments.assignments.count == values.assignments.count)
            for flag in command.pattern.flags { #expect(parsed.arguments[flag] == values[flag]) }
            if command.name == "connect collection" {
                #expect(parsed.arguments[Samples.appends] == values[Samples.appends])
            }
            #expect(try command.line(ResolvedArguments(parsed.arguments)) == line)
        }
    }

    private static func word(_ spelling: String) throws -> Word {
        try #require(Lexer.words(of: spelling).first)
    }

    private static func values(
        _ parameter: ParameterDeclaration, in values: ResolvedArguments
    ) -> [ResolvedArguments.Value] {
        values.entries.filter { $0.parameter === parameter }.map(\.value)
    }

    private static func words(_ parameter: ParameterDeclaration, in arguments: Arguments) -> [Word] {
        arguments.entries.filter { arguments.pattern.slots[$0.slot] === parameter }.map { arguments.words[$0.word] }
    }

    private func texts(_ values: [ResolvedArguments.Value]) -> [String?] {
        values.map { value in
            switch value {
            case .text(let text): text
            case .dotted(let pieces): pieces.joined(separator: ".")
            case .quoted(let word): word.text
            case .spelled(let text): try? Lexer.words(of: text).first?.text
            }
        }
    }

    private func randomValues(_ command: SampleCommands.Sample, _ generator: inout SeededGenerator) -> ResolvedArguments
    {
        func isGiven() -> Bool { Bool.random(using: &generator) }
        func value(_ parameter: ParameterDeclaration) -> ResolvedArguments.Value {
            if let choice = parameter.choices.randomElement(using: &generator) { return .text(choice) }
            if parameter.kind == .integer { return .text(String(Int.random(in: 0...9, using: &generator))) }
            if isGiven() { return .dotted([generator.string(upTo: 2), generator.string(upTo: 2)]) }
            let words = ["as", "at", "to", "->", "outlet", "attribute", "all", "appends", "a=b", "--force", "--"]
            return .text(isGiven() ? words.randomElement(using: &generator)! : generator.string())
        }
        var values = ResolvedArguments()
        func add(_ parameter: ParameterDeclaration, _ count: Int) {
            values.entries += (0..<count).map { _ in .init(parameter: parameter, value: value(parameter)) }
        }
        func fill(_ syntax: [Syntax]) {
            for piece in syntax {
                switch piece.piece {
                case .keyword: break
                case .operand(let parameter): add(parameter, 1)
                case .several(let parameter): add(parameter, Int.random(in: 1...4, using: &generator))
                case .optional(let content):
                    guard isGiven() else { continue }
                    if content.count == 1, case .keyword(let word) = content[0].piece { values[word] = true }
                    if case .flag(let flag) = content[0].piece { values[flag] = true } else { fill(content) }
                case .assignments(let declared, let isOpen):
                    for parameter in declared where isGiven() { values.assign(parameter.name, value: value(parameter)) }
                    let name = generator.string(upTo: 4)
                    if isOpen, !name.isEmpty { values.assign(name, value: .text(generator.string())) }
                case .flag(let flag):
                    if isGiven() { values[flag] = true }
                }
            }
        }
        fill(command.syntax)
        return values
    }
}
