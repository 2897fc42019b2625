import SeededRandom

extension SeededGenerator {
    /// Returns a random string of pieces, many of which have a meaning in the language.
    mutating func string(upTo count: Int = 8) -> String {
        let pieces = [
            "a", "B", "7", ".", "=", "-", "--", "->", "#", "'", "\"", "\\", " ", "\t", "\n", "\r", "\r\n", "é",
            "e\u{301}",
            "見", "👩‍👩‍👧", "\u{A0}", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "to", "as",
            "(",
            "[", "{", "$", "*", ":", "/", "u{41}", "n",
        ]
        return (0..<Int.random(in: 0...count, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
    }
}
