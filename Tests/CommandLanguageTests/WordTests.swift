import CommandLanguage
import Testing
import SeededRandom

struct WordTests {
    private func word(_ statement: String) throws -> Word {
        try #require(try Lexer.words(of: statement).first)
    }

    @Test func findsUnquotedBytesOnly() throws {
        let dot = UInt8(ascii: ".")
        #expect(try word("a.b.c").firstUnquoted(dot) == 1)
        #expect(try word("a.b.c").lastUnquoted(dot) == 3)
        #expect(try word("a.b.c").firstUnquoted(dot, from: 2) == 3)
        #expect(try word(#""a.b".c"#).firstUnquoted(dot) == 3)
        #expect(try word(#"c."a.b""#).lastUnquoted(dot) == 1)
        #expect(try word(#"a\.b"#).firstUnquoted(dot) == nil)
        #expect(try word("'a.b'").lastUnquoted(dot) == nil)
        #expect(try word("ab").firstUnquoted(dot) == nil)
    }

    @Test func tellsQuotedBytes() throws {
        let word = try word(#"a'b c'd\e"#)
        #expect(word.text == "ab cde")
        #expect((0..<7).map(word.isQuoted) == [false, true, true, true, false, true, false])
        #expect(!word.isBare)
    }

    @Test func slicesKeepMarksAndPlaces() throws {
        let statement = #"x "a.b".c"#
        let word = try Lexer.words(of: statement)[1]
        let (before, after) = try #require(word.split(atFirst: UInt8(ascii: ".")))
        #expect(before == Word("a.b", span: 2..<7, quoted: [0..<3]))
        #expect(after == Word("c", span: 8..<9))
        #expect(after.isBare)
    }

    @Test func slicesOfBareWordsHaveExactPlaces() throws {
        let word = try Lexer.words(of: "  hSs-g6-Zcb.title.x")[0]
        let parts = word.parts(separatedBy: UInt8(ascii: "."))
        #expect(parts.map(\.text) == ["hSs-g6-Zcb", "title", "x"])
        #expect(parts.map(\.span) == [2..<12, 13..<18, 19..<20])
        let last = try #require(word.split(atLast: UInt8(ascii: ".")))
        #expect(last.before.text == "hSs-g6-Zcb.title")
        #expect(last.after.span == 19..<20)
    }

    @Test func emptyPartsAreKept() throws {
        #expect(try word("a..b.").parts(separatedBy: UInt8(ascii: ".")).map(\.text) == ["a", "", "b", ""])
        let quoted = try word("a.''").parts(separatedBy: UInt8(ascii: "."))
        #expect(quoted.map(\.isBare) == [true, false])
    }

    @Test func slicesAreClamped() throws {
        #expect(try word("abc").slice(1..<99).text == "bc")
        #expect(try word("abc").slice(50..<99).text.isEmpty)
        #expect(try word("é").slice(0..<1).text == "\u{FFFD}")
    }

    @Test func slicesStayWithinTheSpan() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<3_000 {
            let statement = generator.string()
            guard let words = try? Lexer.words(of: statement) else { continue }
            for word in words {
                for part in word.parts(separatedBy: UInt8(ascii: ".")) {
                    #expect(word.span.lowerBound <= part.span.lowerBound)
                    #expect(part.span.upperBound <= word.span.upperBound)
                }
            }
        }
    }
}
