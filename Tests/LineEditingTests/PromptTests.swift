import Testing

@testable import LineEditing

@Suite struct PromptTests {
    @Test(arguments: [
        ("plain> ", "plain> "),
        ("\u{1B}[32mx\u{1B}[0m> ", "\u{1}\u{1B}[32m\u{1}x\u{1}\u{1B}[0m\u{1}> "),
        ("\u{1B}[1m\u{1B}[32mx> ", "\u{1}\u{1B}[1m\u{1B}[32m\u{1}x> "),
        ("\u{1B}[32mx> \u{1B}[0m", "\u{1}\u{1B}[32m\u{1}x>\u{1}\u{1B}[0m\u{1} "),
        ("x\u{1B}[36m \u{1B}[0m", "x\u{1}\u{1B}[36m\u{1B}[0m\u{1} "),
        ("x\u{1B}[0m", "x\u{1}\u{1B}[0m\u{1} "),
        ("bell\u{7}\u{1}\u{9B}é\u{1B}", "bellé"),
        ("\u{1B}[32\u{1}m", "[32m"),
        ("", ""),
    ])
    func marksEscapeSequences(text: String, marked: String) {
        #expect(MarkedPrompt(text).marked == marked)
    }
}
