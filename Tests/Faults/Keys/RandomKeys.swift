import SeededRandom

/// Keys as people, and paste buffers, send them to a terminal.
enum RandomKeys {
    /// Returns the bytes of one key, or of a text that is pasted.
    static func next(_ random: inout SeededGenerator) -> [UInt8] {
        switch random.below(10) {
        case 0...2: Array(text(&random).utf8)
        case 3:
            // A long text, and what moves the cursor through all of it.
            Array(String(repeating: text(&random), count: 1 + random.below(60)).prefix(4000).utf8)
                + (random.pick(["", "\u{1}\u{5}", "\u{1}\u{5}\u{1}\u{5}", "\u{1}", "\u{15}\u{19}\u{19}\u{1}\u{5}"])!
                    .utf8)
                + text(&random).utf8
        case 4: [control(&random)]
        case 5: Array("\u{1B}\(random.pick(sequences)!)".utf8)
        case 6: Array("\u{1B}\(random.below(400))\(random.pick(["x", "日", "\u{19}", "\u{6}", "\u{8}"])!)".utf8)
        case 7: (0..<(1 + random.below(8))).map { _ in control(&random) }
        case 8: (0..<(1 + random.below(20))).map { _ in UInt8(random.below(256)) }.filter { !isLeaving($0) }
        default: random.chance(30) ? [0x0D] : Array("\u{12}\(text(&random))".utf8)
        }
    }

    private static let sequences = [
        "[A", "[B", "[C", "[D", "[H", "[F", "[3~", "b", "f", "d", "\u{7F}", "u", "c", "l", "<", ">", "y", "w", "OA",
        "OD", "h", "0", ".", "u", "A", "p", "P", "$",
    ]

    private static let texts = [
        "connect outlet owner.view -> R0L", "a", " ", "'", "\"", "日本語", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "é", "\t", "\u{200D}",
        "many", "ask", "wide ｗ",
        "x x x x x x x x x x x x ", "\u{FE0F}", "\u{85}", "\u{2028}", "ﷺ", "abcdefghijklmnopqrstuvwxyz0123456789",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        String(repeating: random.pick(texts)!, count: 1 + random.below(random.chance(20) ? 120 : 4))
    }

    private static func control(_ random: inout SeededGenerator) -> UInt8 {
        while true {
            let key = UInt8(random.below(32))
            if !isLeaving(key) { return key }
        }
    }

    /// Whether a key stops or ends the program at once: Ctrl-Z, Ctrl-\, Ctrl-S, which stops the output, and Ctrl-D.
    private static func isLeaving(_ key: UInt8) -> Bool { [0x1A, 0x1C, 0x13, 0x04].contains(key) }
}
