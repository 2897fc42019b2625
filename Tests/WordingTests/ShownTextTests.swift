import Testing
import Wording

@Suite struct ShownTextTests {
    @Test(arguments: [
        // Text in tag characters
        ("Go\u{E0041}\u{E0042}", "Go\\u{E0041}\\u{E0042}"), ("\u{FEFF}id", "\\u{FEFF}id"),
        ("a\u{200B}b", "a\\u{200B}b"),
        ("a\u{2060}b\u{AD}", "a\\u{2060}b\\u{AD}"), ("\u{3164}", "\\u{3164}"), ("\u{E0001}", "\\u{E0001}"),
        ("\u{1B}[2J\u{202E}", "\\u{1B}[2J\\u{202E}"), ("\u{1D173}", "\\u{1D173}"),
        // Bytes of a name that is not in UTF-8
        ("h\u{10FEFF}.xib", "h\\xFF.xib"),
        // Tags that are no flag: without an end, too short, too long, of a capital letter, and after another character
        ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}", "\u{1F3F4}\\u{E0067}\\u{E0062}\\u{E0065}"),
        ("\u{1F3F4}\u{E0067}\u{E007F}", "\u{1F3F4}\\u{E0067}\\u{E007F}"),
        (
            "\u{1F3F4}" + String(repeating: "\u{E0061}", count: 7) + "\u{E007F}",
            "\u{1F3F4}" + String(repeating: "\\u{E0061}", count: 7) + "\\u{E007F}"
        ),
        ("\u{1F3F4}\u{E0041}\u{E0041}\u{E0041}\u{E007F}", "\u{1F3F4}\\u{E0041}\\u{E0041}\\u{E0041}\\u{E007F}"),
        ("x\u{E0067}\u{E0062}\u{E0065}\u{E007F}", "x\\u{E0067}\\u{E0062}\\u{E0065}\\u{E007F}"),
        // One selector or joiner after another has nothing to change
        ("a\u{FE0F}\u{FE01}\u{E0100}", "a\u{FE0F}\\u{FE01}\\u{E0100}"), ("a\u{200C}\u{200D}b", "a\u{200C}\\u{200D}b"),
    ])
    func hiddenTextIsShown(text: String, shown: String) {
        #expect(ShownText.line(text).unicodeScalars.elementsEqual(shown.unicodeScalars), "\(ShownText.line(text))")
        #expect(ShownText.lines(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test(arguments: [
        "plain", "é你好 한국어 가", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "❤\u{FE0F}\u{200D}🔥", "نمی\u{200C}خواهم",
        // The flags of England, Scotland and Wales, one after another
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
        "\u{1F3F4}", "葛\u{E0100}", "a\tb", "\u{1D400}", "\u{10FFFD}",
    ])
    func visibleTextStays(text: String) {
        #expect(ShownText.line(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
}
