import CommandLanguage
import Testing
import SeededRandom

struct QuotingTests {
    @Test(arguments: [
        ("", "''"), ("a", "a"), ("-1", "-1"), ("-", "-"), ("->", "'->'"), ("->x", "->x"), ("--", "'--'"),
        ("--x", "'--x'"),
        ("#", "'#'"), ("#a", "'#a'"), ("a#", "a#"), ("a b", "'a b'"), ("it's", "\"it's\""), ("\\", "'\\'"),
        ("\"", "'\"'"),
        ("\"'", #""\"'""#), ("a\nb", #""a\nb""#), ("\u{1}", #""\u{1}""#), ("\\\t", #""\\\t""#), ("é見", "é見"),
        ("\u{A0}", "'\u{A0}'"),
        ("\u{2028}", #""\u{2028}""#), ("buttonPressed:", "buttonPressed:"), ("(1,2)", "(1,2)"), ("a=b", "a=b"),
    ])
    func spells(string: String, expected: String) {
        #expect(Quoting.quote(string) == expected)
    }

    @Test func protectsWords() {
        #expect(Quoting.quote("as", protecting: ["as", "to"]) == "'as'")
        #expect(Quoting.quote("ass", protecting: ["as", "to"]) == "ass")
    }

    @Test func joinsPieces() throws {
        #expect(Quoting.join(["a", "b"]) == "a.b")
        #expect(Quoting.join(["a b", "c"]) == "'a b'.c")
        #expect(Quoting.join(["a.b", "c"]) == "'a.b'.c")
        #expect(Quoting.join(["a", ""]) == "a.''")
        #expect(Quoting.join(["to"], protecting: ["to"]) == "'to'")
        #expect(Quoting.join(["a=b", "c"], quoting: UInt8(ascii: "=")) == "'a=b'.c")
        #expect(Quoting.join([]) == "''")
    }

    @Test func readsBack() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<10_000 {
            let string = generator.string()
            for spelling in [Quoting.quote(string), Quoting.forced(string)] {
                #expect(try Lexer.words(of: spelling).map { Array($0.text.utf8) } == [Array(string.utf8)])
                #expect(!spelling.contains { $0.isNewline })
                #expect(StatementReader.statements(in: "x " + spelling).map(\.text) == ["x " + spelling])
            }
        }
    }

    @Test func piecesReadBack() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<5_000 {
            let pieces = (0...Int.random(in: 0...3, using: &generator)).map { _ in generator.string(upTo: 3) }
            let words = try Lexer.words(of: Quoting.join(pieces))
            #expect(words.count == 1)
            #expect(words.first?.parts(separatedBy: UInt8(ascii: ".")).map(\.text) == pieces)
        }
    }

    @Test func wordsRespellWithTheSameMarks() throws {
        #expect(
            try Lexer.words(of: #""a b".c title=x\ y "abc" ''--x"#).map(\.spelling) == [
                "'a b'.c", "title=x' 'y", "'abc'", "''--x",
            ])
        var generator = SeededGenerator(seed: 5)
        var count = 0
        for _ in 0..<10_000 {
            guard let words = try? Lexer.words(of: generator.string()) else { continue }
            for word in words {
                let again = try #require(try Lexer.words(of: word.spelling).first)
                #expect(again.text == word.text)
                #expect(again.quoted == word.quoted)
                count += 1
            }
        }
        #expect(count > 1_000)
    }

    @Test func showsTextsInMessages() {
        #expect(Quoting.shown("a") == "'a'")
        #expect(Quoting.shown("a\u{1B}\n") == "'a␛␊'")
        #expect(Quoting.shown(String(repeating: "x", count: 50), limit: 5) == "'xxxxx…'")
    }
}
