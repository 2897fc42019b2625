import CommandLanguage
import Testing
import SeededRandom

struct StatementReaderTests {
    @Test func cutsLines() {
        let text =
            "\u{FEFF}tree\r\n\r\n  # a comment\r\n\tshow iN0  # why\r\nset x y 'a\r\n b' \r\nundo \\\r\n  2\r\nsave"
        #expect(
            Array(StatementReader.statements(in: text)) == [
                Statement(text: "tree", line: 1, column: 1),
                Statement(text: "show iN0", line: 4, column: 2),
                Statement(text: "set x y 'a\r\n b'", line: 5, column: 1),
                Statement(text: "undo \\\r\n  2", line: 7, column: 1),
                Statement(text: "save", line: 9, column: 1),
            ])
    }

    @Test(arguments: [
        ("", []), ("\n\n", []), ("# only", []), ("\u{FEFF}", []), ("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"]),
        ("a\\ \n", ["a\\ "]),
        ("\\\n\\\nfoo", ["foo"]), ("a\\\n#b\n", ["a\\\n#b"]), ("a \\\n#b\n", ["a"]), ("'#\n#'\n", ["'#\n#'"]),
        ("\"\\\"\n\" x\n", ["\"\\\"\n\" x"]),
        ("\\\rx\n", ["\\\rx"]), ("a # it's\nb", ["a", "b"]), ("a 'b\nc", ["a 'b\nc"]), ("a \\", ["a \\"]),
        ("\\", ["\\"]), ("\\\r", ["\\\r"]),
        ("a\rb\n", ["a\rb"]), ("'' \n", ["''"]),
    ])
    func keepsTexts(text: String, expected: [String]) {
        #expect(StatementReader.statements(in: text).map(\.text) == expected)
    }

    @Test func columnsCountFromTheFirstWord() {
        #expect(
            StatementReader.statements(in: "\\\n  foo").first { _ in true }
                == Statement(text: "foo", line: 2, column: 3))
        #expect(
            StatementReader.statements(in: "  \\x").first { _ in true } == Statement(text: "\\x", line: 1, column: 3))
    }

    @Test func takesLinesAsTheyCome() {
        var reader = StatementReader()
        #expect(reader.feed(line: "  ").isEmpty)
        #expect(!reader.isUnfinished)
        #expect(reader.feed(line: "set x y 'a").isEmpty)
        #expect(reader.isUnfinished)
        #expect(reader.feed(line: "").isEmpty)
        #expect(reader.feed(line: "b' \\\n").isEmpty)
        #expect(reader.isUnfinished)
        #expect(reader.feed(line: "") == [Statement(text: "set x y 'a\n\nb'", line: 2, column: 1)])
        #expect(!reader.isUnfinished)
        #expect(reader.feed(line: "\\").isEmpty)
        #expect(reader.isUnfinished)
        #expect(reader.feed(line: " tree\n") == [Statement(text: "tree", line: 7, column: 2)])
        #expect(reader.finish() == nil)
    }

    @Test func findsPositions() {
        let statement = Statement(text: "set é 'a\nbc' x", line: 3, column: 5)
        #expect(statement.position(of: 0) == (3, 5))
        #expect(statement.position(of: 7) == (3, 11))
        #expect(statement.position(of: 10) == (4, 1))
        #expect(statement.position(of: 14) == (4, 5))
        #expect(statement.position(of: 99) == (4, 6))
    }

    /// A text split into any pieces gives statements with the same words as the whole text.
    @Test func agreesWithTheLexerInAnyPieces() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<5_000 {
            let text = (0..<4).map { _ in generator.string(upTo: 6) }.joined(separator: " ")
            let whole = Array(StatementReader.statements(in: text))
            var reader = StatementReader()
            var pieces: [Statement] = []
            for scalar in text.unicodeScalars { pieces += reader.feed(String(scalar)) }
            if let last = reader.finish() { pieces.append(last) }
            #expect(pieces == whole)
            guard !text.hasPrefix("\u{FEFF}"), let words = try? Lexer.words(of: text) else { continue }
            #expect(whole.flatMap { (try? Lexer.words(of: $0.text)) ?? [] }.map(\.text) == words.map(\.text))
        }
    }
}
