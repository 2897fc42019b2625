import Testing

@testable import SourceIndex

/// What is a name, and what is comment or text.
@Suite struct CodeTokensTests {
    private func names(_ text: String, _ language: FileDeclarations.Language = .swift) -> [String] {
        let tokens = CodeTokens(Array(text.utf8), language)
        return tokens.tokens.filter { $0.kind == .identifier }.map {
            String(decoding: tokens.bytes[$0.range], as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("a // b\nc", "a c"), ("a /* b /* c */ d */ e", "a e"), ("\"a\" b", "b"), ("\"a \\\" b\" c", "c"),
        ("\"a \\(b + f(\"x \\(y)\")) c\" d", "b f y d"), ("#\"a \\(b) \\#(c) \"# d", "c d"),
        ("\"\"\"\n a \" \\(b) \"\"\\\"\n\"\"\" c", "b c"), ("##\"\"\"\n a \"\"\"# \\##(b)\n\"\"\"## c", "b c"),
        ("`class` x", "class x"), ("let r = /a \\/ b(c)/ d", "let r d"), ("x = a / b / c", "x a b c"),
        ("f(/a/, b)", "f b"), ("f(/, g)", "f g"), ("a = #/b/# c", "a c"), ("a = #/\n b \n/# c", "a c"),
        ("#selector(a)", "selector a"), ("\"unterminated a\nb", "b"), ("\"a \\(b", "b"), ("0xFFa 1.5 1.a", "a"),
        ("é \u{1F600}", "é \u{1F600}"), ("x /* a", "x"), ("\"a\\\nb", "b"),
    ]) func swiftNames(_ text: String, _ expected: String) {
        #expect(names(text).joined(separator: " ") == expected)
    }

    @Test(arguments: [
        ("@\"a\" b", "b"), ("'a' b", "b"), ("/* a /* b */ c", "c"), ("#import <Foo/Bar.h>\nx", "import x"),
        ("#import \"Bar.h\"\nx", "import x"), ("@selector(a:b:)", "selector a b"), ("a < b", "a b"),
        ("#pragma mark - don't\nx", "pragma mark don x"), ("\"a\\\"b\" c", "c"),
    ]) func objectiveCNames(_ text: String, _ expected: String) {
        #expect(names(text, .objectiveC).joined(separator: " ") == expected)
    }

    @Test func anyBytesGiveOrderedTokens() {
        var state: UInt64 = 7
        let pool = Array("\"\"\"#/\\()[]{}`'*ab1. \n\r@<>\u{E9}".utf8) + [0xFF, 0]
        for _ in 0..<400 {
            let bytes = (0..<120).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1
                return pool[Int(state >> 33) % pool.count]
            }
            for language in FileDeclarations.Language.allCases {
                var end = 0
                for token in CodeTokens(bytes, language).tokens {
                    #expect(token.range.lowerBound >= end && token.range.upperBound <= bytes.count)
                    end = token.range.upperBound
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func hostileInputIsLinear() {
        for piece in ["#/\n", "=/[", "\"\\(", "`a", "/*", "#\"", "(/("] {
            let bytes = Array(String(repeating: piece, count: 30_000).utf8)
            #expect(CodeTokens(bytes, .swift).tokens.count >= 0)
            #expect(CodeTokens(bytes, .objectiveC).bytes.count == bytes.count)
        }
    }
}
