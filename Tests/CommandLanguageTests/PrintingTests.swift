@testable import CommandLanguage
import Testing
import SeededRandom

struct PrintingTests {
    private let table = SampleCommands.table

    private func line(_ name: String, _ fill: (inout ResolvedArguments) -> Void) throws -> String {
        var values = ResolvedArguments()
        fill(&values)
        return try #require(table[name]).line(values)
    }

    @Test func printsByTheSyntax() throws {
        let collection = try line("connect collection") {
            $0.mark("appends")
            $0.set("N", to: "2")
            $0.set("ID", to: [.text("x"), .text("at")])
            $0.set("DST", to: [.text("a"), .text("as")])
            $0.set("SRC.NAME", to: .dotted(["my view", "b"]))
        }
        #expect(collection == "connect collection 'my view'.b -> a 'as' as x 'at' appends at 2")
        let add = try line("add") {
            $0.set("ELEMENT", to: "a=b")
            $0.set("PARENT", to: .dotted(["a=b", "c"]))
            $0.assign("x=y", .text("it's"))
            $0.assign("title", .text("Sign in"))
            $0.set("ID", to: "abc-de-fgh")
        }
        #expect(add == #"add 'a=b' to 'a=b'.c title='Sign in' 'x=y'="it's" as abc-de-fgh"#)
        #expect(try line("save") { $0.mark("--force") } == "save --force")
        #expect(try line("log") { $0.mark("--all") } == "log --all")
        #expect(try line("tree") { _ in } == "tree")
        #expect(try line("save") { $0.set("PATH", to: .spelled("a' 'b")) } == "save a' 'b")
    }

    @Test func protectsNamesOfLongerCommands() throws {
        #expect(try line("disconnect") { $0.set("ID", to: "outlet") } == "disconnect 'outlet'")
        let unset = try line("unset") {
            $0.set("OBJ", to: "attribute")
            $0.set("PATH", to: "attribute")
        }
        #expect(unset == "unset 'attribute' attribute")
    }

    @Test func refusesWhatItCannotPrint() {
        #expect(throws: LanguageError.self) { try line("tree") { $0.set("OJB", to: "x") } }
        #expect(throws: LanguageError.self) { try line("disconnect") { _ in } }
        #expect(throws: LanguageError.self) { try line("tree") { $0.set("OBJ", to: [.text("a"), .text("b")]) } }
        #expect(throws: LanguageError.self) { try line("tree") { $0.mark("--force") } }
        #expect(throws: LanguageError.self) { try line("tree") { $0.assign("a", .text("b")) } }
        #expect(throws: LanguageError.self) {
            try line("add") {
                $0.set("ELEMENT", to: "a")
                $0.set("PARENT", to: "b")
                $0.assign("", .text("b"))
            }
        }
    }

    @Test func nestedPiecesNeedTheirOuterOnes() throws {
        let inner = Syntax.optional([.keyword("at"), .operand(SampleCommands.word("N"))])
        let command = SampleCommands.command(
            "go",
            [.optional([.keyword("as"), .operand(SampleCommands.word("ID")), inner]), .flag("--now", summary: "now")])
        var values = ResolvedArguments()
        values.mark("--now")
        values.set("N", to: "3")
        #expect(throws: LanguageError.self) { try command.line(values) }
        values.set("ID", to: "x")
        #expect(try command.line(values) == "go as x at 3 --now")
        let parsed = try CommandTable([command]).parse("go --now as x at 3")
        #expect(try command.line(ResolvedArguments(parsed.arguments)) == "go as x at 3 --now")
    }

    @Test func valuesCompareWhateverTheirOrder() throws {
        let first = ResolvedArguments(try table.parse("connect collection a.b -> c d at 1 appends").arguments)
        var second = ResolvedArguments(try table.parse("connect collection a.b -> c d appends at 1").arguments)
        #expect(first == second)
        second.set("DST", to: [.text("d"), .text("c")])
        #expect(first != second)
    }

    @Test func parsedArgumentsPrintAgain() throws {
        let line = #"connect   collection "a.b".c -> x 'as' at 2 as "y z" appends # why"#
        let parsed = try table.parse(line)
        var values = ResolvedArguments(parsed.arguments)
        #expect(try parsed.command.line(values) == "connect collection 'a.b'.c -> x 'as' as 'y z' appends at 2")
        values.set("DST", to: "iN0")
        values.unset("ID")
        values.mark("appends", false)
        #expect(try parsed.command.line(values) == "connect collection 'a.b'.c -> iN0 at 2")
        #expect(values["DST"] == [.text("iN0")])
        #expect(values["ID"].isEmpty)
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
                #expect(texts(values[parameter.name]) == parsed.arguments.several(parameter.name).map(\.text))
                for (value, word) in zip(values[parameter.name], parsed.arguments.several(parameter.name)) {
                    guard case .dotted(let pieces) = value else { continue }
                    #expect(word.parts(separatedBy: UInt8(ascii: ".")).map(\.text) == pieces)
                }
            }
            for assignment in values.assignments {
                #expect(texts([assignment.value]) == [parsed.arguments.assignment(assignment.name)?.text])
            }
            #expect(parsed.arguments.assignments.count == values.assignments.count)
            for mark in marks { #expect(parsed.arguments.has(mark) == values.isMarked(mark)) }
            #expect(try command.line(ResolvedArguments(parsed.arguments)) == line)
        }
    }

    private let marks = ["appends", "--force", "--script", "--patch", "--all"]

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
            if parameter.kind == .integer { return .text(String(Int.random(in: -9...9, using: &generator))) }
            if isGiven() { return .dotted([generator.string(upTo: 2), generator.string(upTo: 2)]) }
            let words = ["as", "at", "to", "->", "outlet", "attribute", "all", "appends", "a=b", "--force", "--"]
            return .text(isGiven() ? words.randomElement(using: &generator)! : generator.string())
        }
        var values = ResolvedArguments()
        func fill(_ syntax: [Syntax]) {
            for piece in syntax {
                switch piece.piece {
                case .keyword: break
                case .operand(let parameter): values.set(parameter.name, to: value(parameter))
                case .several(let parameter):
                    values.set(
                        parameter.name, to: (0...Int.random(in: 0...3, using: &generator)).map { _ in value(parameter) }
                    )
                case .optional(let content):
                    guard isGiven() else { continue }
                    if content.count == 1, case .keyword(let word) = content[0].piece { values[word] = true }
                    if case .flag(let flag) = content[0].piece { values[flag] = true } else { fill(content) }
                case .assignments(let declared, let isOpen):
                    for parameter in declared where isGiven() { values.assign(parameter.name, value(parameter)) }
                    let name = generator.string(upTo: 4)
                    if isOpen, !name.isEmpty { values.assign(name, .text(generator.string())) }
                case .flag(let flag):
                    if isGiven() { values[flag] = true }
                }
            }
        }
        fill(command.syntax)
        return values
    }
}
