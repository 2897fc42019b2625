import Testing
import Wording

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("└─ ●○", 5), ("├─ →…", 5), ("„“…", 3), ("ภาษา", 4),
        ("● a\u{301}b", 4), ("○ é\r\n", 3),
    ])
    func narrow(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("日本語", 6), ("한국", 4), ("ｆ", 2), ("ダ見한ﾊ", 7), ("\u{FE10}", 2), ("\u{1B001}", 2), ("\u{1100}\u{1161}", 2),
        ("\u{20000}", 2),
    ])
    func wide(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("😀", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 2), ("👍🏽", 2), ("⌚", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("● ◽", 4),
        ("1\u{FE0F}\u{20E3}", 2), ("🇩🇪👩‍👩‍👧❤\u{FE0F}", 6),
    ])
    func emoji(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    /// Characters without columns: control characters, also in text outside ASCII, and characters that modify others.
    @Test(arguments: [
        ("a\u{1B}b", 2), ("\u{7F}", 0), ("\t", 0), ("a\r\nb", 2), ("é\r\n\tb", 2), ("é\u{9B}", 1), ("\u{200B}", 0),
        ("a\u{200B}b", 2), ("\u{FE0F}", 0), ("\u{301}", 0), ("\u{1161}", 0), ("\u{2028}", 0), ("a\u{AD}b", 3),
    ])
    func nothing(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test func aTextIsTheSumOfItsCharacters() {
        let text = "a日é👍🏽\t\u{1B}❤\u{FE0F}z"
        #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.of($1) })
        #expect(DisplayWidth.of("x" as Character) == 1)
    }
}
