import Replies
import Testing

struct CaretTests {
    @Test(arguments: [
        ("a bc d", 2..<4, "  a bc d\n    ^~"),
        ("a b", 3..<3, "  a b\n     ^"),
        ("a b", 90..<99, "  a b\n     ^"),
        ("a b", 1..<1, "  a b\n   ^"),
        ("", 0..<0, "  \n  ^"),
        ("見 é👍🏽 x", 4..<6, "  見 é👍🏽 x\n     ^"),
        ("見 é👍🏽 x", 6..<14, "  見 é👍🏽 x\n      ^~"),
        ("見 é👍🏽 x", 15..<16, "  見 é👍🏽 x\n         ^"),
        ("a\tb\u{1B}c", 2..<5, "  a b␛c\n    ^~~"),
        ("a 'b\nc d' e\nf", 8..<11, "  c d' e\n     ^~~"),
        ("a 'b\r\nc' e", 2..<8, "  a 'b\n    ^~"),
        ("a\u{301}\u{FE10}b", 6..<7, "  a\u{301}\u{FE10}b\n     ^"),
        ("a 'b\nc' e", 8..<9, "  c' e\n     ^"),
    ])
    func putsTheCaret(text: String, span: Range<Int>, expected: String) {
        #expect(Caret.lines(under: span, in: text) == expected)
    }

    @Test func cutsLongLines() {
        let text = String(repeating: "a", count: 300) + " bad " + String(repeating: "z", count: 300)
        let lines = Caret.lines(under: 301..<304, in: text).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].count < 110)
        let caret = lines[1].count - 3
        #expect(lines[1].hasSuffix(" ^~~"))
        #expect(lines[0].dropFirst(caret).prefix(3) == "bad")
        #expect(lines[0].hasPrefix("  …") && lines[0].hasSuffix("…"))
        let whole = Caret.lines(under: 0..<600, in: text).split(separator: "\n")
        #expect(whole[1].count < 110)
    }
}
