import CommandLanguage
import Replies
import Testing

struct LexerTests {
    @Test(arguments: [
        ("", []),
        ("  \t ", []),
        ("tree", ["tree"]),
        ("  connect\toutlet  a.b -> c ", ["connect", "outlet", "a.b", "->", "c"]),
        (
            "add button title=\"Sign in\" frame=(20,20,120,30)",
            ["add", "button", "title=Sign in", "frame=(20,20,120,30)"]
        ),
        ("set x segments.segment[2].title y", ["set", "x", "segments.segment[2].title", "y"]),
        ("'it''s' \"a\"'b'c", ["its", "abc"]),
        (#"'\n' "\n""#, [#"\n"#, "\n"]),
        (#""\"\\\n\t\r\u{e9}\u{1F600}""#, ["\"\\\n\t\ré😀"]),
        (#"a\ b \\ \' \"x"#, ["a b", "\\", "'", "\"x"]),
        ("\\é\\👩‍👩‍👧", ["é👩‍👩‍👧"]),
        ("'' \"\"", ["", ""]),
        ("a # b\nc", ["a", "c"]),
        ("a#b '#'c \\#d # e", ["a#b", "#c", "#d"]),
        ("con\\\nnect \\\n out \\\r\n x", ["connect", "out", "x"]),
        ("a \\\n# b", ["a"]),
        ("'a\nb' \"c\r\nd\"", ["a\nb", "c\r\nd"]),
        ("a\r", ["a"]),
        ("\u{A0}é\u{2028}", ["\u{A0}é\u{2028}"]),
    ])
    func splits(statement: String, expected: [String]) throws {
        #expect(try Lexer.words(of: statement).map(\.text) == expected)
    }

    @Test func spansAreOffsetsIntoTheStatement() throws {
        #expect(try Lexer.words(of: " é 'x y'z \"\\u{41}\"").map(\.span) == [1..<3, 4..<10, 11..<19])
    }

    @Test func marksWhatIsQuoted() throws {
        #expect(try Lexer.words(of: "a'b''c'd\"\" ''").map(\.quoted) == [[1..<3, 4..<4], [0..<0]])
        #expect(try Lexer.words(of: "con\\\nnect").map(\.isBare) == [true])
    }

    @Test(arguments: [
        ("a 'b c", "the quote opened here is never closed", 2..<3),
        ("a x\"b\\\"", "the quote opened here is never closed", 3..<4),
        ("a b\\", "nothing follows the backslash", 3..<4),
        (#"a "b\q""#, "unknown escape in double quotes", 4..<6),
        (#""\é""#, "unknown escape in double quotes", 1..<4),
        (#""\u{}""#, #"'\u' needs the number of a Unicode character"#, 1..<4),
        (#""\u{D800}""#, #"'\u' needs the number of a Unicode character"#, 1..<8),
        (#""\u{1234567}""#, #"'\u' needs the number of a Unicode character"#, 1..<11),
        (#""\u41""#, #"'\u' needs the number of a Unicode character"#, 1..<3),
        ("\"\\", "the quote opened here is never closed", 0..<1),
    ])
    func refuses(statement: String, message: String, span: Range<Int>) throws {
        let error = #expect(throws: CommandError.self) { try Lexer.words(of: statement) }
        #expect(error?.message == message)
        #expect(error?.span == span)
    }

    @Test(arguments: [
        ("a", false), ("a 'b", true), ("a 'b'", false), ("a \"b\\\"", true), ("a \\", true), ("a\\\n", true),
        ("a \\\r\n", true),
        ("# it's", false), ("a # it's", false), (#"a \'"#, false), ("a \\\nb", false), (#"a "\q"#, true), ("", false),
    ])
    func tellsUnfinishedText(text: String, isUnfinished: Bool) {
        #expect(Lexer.isUnfinished(text) == isUnfinished)
    }
}
