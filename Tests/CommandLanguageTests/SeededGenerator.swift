/// A generator of random numbers that always gives the same ones for a seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A string of pieces that mean something to the language, among others.
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
