import Testing

@testable import SourceIndex

/// What is a name, and what is comment or text.
@Suite struct CodeTokensTests {
    private func names(_ text: String, language: FileDeclarations.Language = .swift) -> String {
        let bytes = Array(text.utf8)
        let names = CodeTokens(bytes, language: language).tokens.filter { $0.kind == .identifier }
        return names.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined(separator: " ")
    }

    private func texts(_ text: String, language: FileDeclarations.Language) -> [String] {
        let bytes = Array(text.utf8)
        let texts = CodeTokens(bytes, language: language).tokens.filter { $0.kind == .string }
        return texts.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(arguments: [
        ("a // b\nc", "a c"), ("a /* b /* c */ d */ e", "a e"), ("\"a\" b", "b"), ("\"a \\\" b\" c", "c"),
        ("\"a \\(b + f(\"x \\(y)\")) c\" d", "b f y d"), ("#\"a \\(b) \\#(c) \"# d", "c d"),
        ("\"\"\"\n a \" \\(b) \"\"\\\"\n\"\"\" c", "b c"), ("##\"\"\"\n a \"\"\"# \\##(b)\n\"\"\"## c", "b c"),
        ("`class` x", "class x"), ("let r = /a \\/ b(c)/ d", "let r d"), ("x = a / b / c", "x a b c"),
        ("f(/a/, b)", "f b"), ("f(/, g)", "f g"), ("a = #/b/# c", "a c"), ("a = #/\n b \n/# c", "a c"),
        ("#selector(a)", "selector a"), ("\"unterminated a\nb", "b"), ("\"a \\(b", "b"), ("0xFFa 1.5 1.a", "a"),
        ("é \u{1F600}", "é \u{1F600}"), ("x /* a", "x"), ("\"a\\\nb", "b"), ("#\"\"\"# a", "a"),
        ("#\"\"\"b\"\"\"# a", "a"),
        ("`a name` b", "a name b"), ("\u{FEFF}a b", "a b"), ("#!/usr/bin/swift x\na", "a"),
        ("#if a\nb\n#endif", "if a b endif"),
        ("\"\\(a ? \"b\" : \"\\(c)\")\" d", "a c d"), ("func / (a: B) {}", "func a B"), ("a ? b/c : d/e", "a b c d e"),
    ]) func swiftNames(_ text: String, _ expected: String) {
        #expect(names(text) == expected)
    }

    @Test(arguments: [
        ("@\"a\" b", "b"), ("'a' b", "b"), ("/* a /* b */ c", "c"), ("#import <Foo/Bar.h>\nx", "import x"),
        ("#import \"Bar.h\"\nx", "import x"), ("@selector(a:b:)", "selector a b"), ("a < b", "a b"),
        ("#pragma mark - don't\nx", "pragma mark don x"),
        ("#define A \\\n  B \\\n  C\nd", "define A B C d"), ("@\"a\" @\"b\" c", "c"), ("// a \\\n b\nc", "c"),
        ("R\"x(a)\" b)x\" c", "c"), ("#import <Foo/Bar.h", "import"), ("a < b > c", "a b c"), ("\u{FEFF}a", "a"),
        ("\"a\\\nb\" c", "c"), ("@interface A : B", "interface A B"), ("1'000 a", "a"), ("\"a\\\"b\" c", "c"),
    ]) func objectiveCNames(_ text: String, _ expected: String) {
        #expect(names(text, language: .objectiveC) == expected)
    }

    @Test("Texts are what is between the delimiters")
    func texts() {
        #expect(texts("a(\"\", #\"b\"c\"#, \"d\\(e)f\", /g/)", language: .swift) == ["", "b\"c", "d", "f", "g"])
        #expect(
            texts("#import <A/B.h>\nx(@\"c\", \"d\", 'e', R\"(f)\")", language: .objectiveC) == [
                "A/B.h", "c", "d", "e", "(f)",
            ])
        #expect(texts("#import <A", language: .objectiveC) == ["A"])
        #expect(texts("@\"a\n\"b", language: .objectiveC) == ["a", "b"])
    }

    @Test(.timeLimit(.minutes(60))) func hostileInputIsLinear() {
        for piece in [
            "#/\n", "=/[", "\"\\(", "`a", "/*", "#\"", "(/(", "#", "#\"\"\"", "R\"(", "R\"x(a)", "#import <", "\\\n",
        ] {
            let bytes = Array(String(repeating: piece, count: 20_000).utf8)
            for language in FileDeclarations.Language.allCases {
                let tokens = CodeTokens(bytes, language: language).tokens
                #expect(tokens.count <= 2 * bytes.count)
            }
        }
    }
}
