import Testing

@testable import SourceIndex

@Suite("Tokens of Swift")
struct SwiftLexerTests {
    /// Writes tokens as text: names and marks as they are, the text of strings in ‹›, delimiters in «».
    private func tokens(_ text: String) -> String {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var lexer = SwiftLexer(bytes)
            var pieces: [String] = []
            while let token = lexer.next() {
                let piece = bytes.text(in: token.range)
                switch token.kind {
                case .blank: continue
                case .comment: pieces.append("/…/")
                case .text: pieces.append("‹\(piece)›")
                case .delimiter: pieces.append("«\(piece)»")
                case .identifier, .number, .mark: pieces.append(piece)
                }
            }
            return pieces.joined(separator: " ")
        }
    }

    private func isUnsure(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var lexer = SwiftLexer(bytes)
            while lexer.next() != nil {}
            return lexer.isUnsure
        }
    }

    @Test(
        "strings",
        arguments: [
            (#"a("b")"#, #"a ( «"» ‹b› «"» )"#),
            (#""""#, #"«"» ‹› «"»"#), (#"""""#, #"«"""» ‹›"#),
            (#""" x"#, #"«"» ‹› «"» x"#),
            (#""a\"b" c"#, #"«"» ‹a\"b› «"» c"#),
            (##"#"a"b\"# c"##, ##"«#"» ‹a"b\› «"#» c"##),
            (##"#"a\#"b"# c"##, ##"«#"» ‹a\#"b› «"#» c"##),
            (##"#"""# a"##, ##"«#"» ‹"› «"#» a"##),
            ("\"\"\"\na\"\"b\n\"\"\" c", "«\"\"\"» ‹\na\"\"b\n› «\"\"\"» c"),
            ("#\"\"\"\na\"\"\"b\n\"\"\"# c", "«#\"\"\"» ‹\na\"\"\"b\n› «\"\"\"#» c"),
            ("\"a\nb\"", "«\"» ‹a› b «\"» ‹›"),
            (#""a\(b)c""#, #"«"» ‹a› «\(» b «)» ‹c› «"»"#),
            (#""\(f("x", (1)))" y"#, #"«"» ‹› «\(» f ( «"» ‹x› «"» , ( 1 ) ) «)» ‹› «"» y"#),
            (#""\("\("a")")""#, #"«"» ‹› «\(» «"» ‹› «\(» «"» ‹a› «"» «)» ‹› «"» «)» ‹› «"»"#),
            (##"#"\(a)\#(b)"#"##, ##"«#"» ‹\(a)› «\#(» b «)» ‹› «"#»"##),
            ("\"\\(a\n)b\"", "«\"» ‹› «\\(» a «)» ‹b› «\"»"),
        ])
    func strings(_ text: String, _ expected: String) {
        #expect(tokens(text) == expected)
    }

    @Test(
        "comments, names and regular expressions",
        arguments: [
            ("a/* b /* c */ d */e", "a /…/ e"), ("a//b\r\nc", "a /…/ c"), ("/**/a", "/…/ a"), ("a /* b", "a /…/"),
            ("#!/bin/x y\na", "/…/ a"), ("\u{FEFF}a", "a"), ("`class`.`a b`", "`class` . `a b`"), ("`a\nb`", "` a b `"),
            ("x = /a\\/\"b/ c", "x = «/» ‹a\\/\"b› «/» c"), ("f(/[/\"]/)", "f ( «/» ‹[/\"]› «/» )"),
            ("a / b / c", "a / b / c"), ("a/b/c", "a / b / c"), ("return /a/", "return «/» ‹a› «/»"),
            ("x = #/a\"/# b", "x = «#/» ‹a\"› «/#» b"), ("x = #/\na\"\n/# b", "x = «#/» ‹\na\"\n› «/#» b"),
            ("\"\\(/a/)\"", "«\"» ‹› «\\(» «/» ‹a› «/» «)» ‹› «\"»"), ("a.b/c)/d", "a . b / c ) / d"),
            ("#if A && !B\nx\n#else\ny\n#endif", "# if A & & ! B x # else y # endif"),
            ("#selector(a)", "# selector ( a )"), ("1.5e3 0x_F a.0.1 b..<c", "1.5e3 0x_F a . 0.1 b . . < c"),
            ("", ""), ("é🙂 ∑", "é🙂 ∑"),
        ])
    func code(_ text: String, _ expected: String) {
        #expect(tokens(text) == expected)
    }

    @Test(
        "The lexer says when it guesses",
        arguments: [
            ("a / b", false), ("a/b", false), ("(a)/b", false), ("func /(a: B)", false), ("\"\\(a)\" /* b */", false),
            ("##\"a\"## `b` #\"\"\"#", false), ("a <#b#>", true), ("\n<<<<<<< HEAD", true), ("a << b", false),
            ("x = /a/", true), ("#/a/#", true), ("#/a", true), ("a /b", true), ("/* a", true), ("\"a", true),
            ("\"a\n\"", true),
            ("\"\"\"a\n\"\"\"", true), ("`a", true), ("\"\"\"\na", true),
        ])
    func guesses(_ text: String, _ expected: Bool) {
        #expect(isUnsure(text) == expected)
    }
}
