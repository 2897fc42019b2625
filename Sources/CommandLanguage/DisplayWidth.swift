/// How many columns text takes in a terminal.
public enum DisplayWidth {
    /// The columns of a text: one for most characters, two for wide CJK and emoji, none for marks that stand alone.
    public static func of(_ text: some StringProtocol) -> Int {
        var columns = 0
        for byte in text.utf8 {
            guard byte < 0x80, byte != Byte.carriageReturn else { return text.reduce(0) { $0 + of($1) } }
            columns += 1
        }
        return columns
    }

    /// The columns of one character.
    public static func of(_ character: Character) -> Int {
        guard !character.isASCII, let first = character.unicodeScalars.first else { return 1 }
        if character.unicodeScalars.contains(where: { $0.value == 0xFE0F || isWide($0) }) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        // Facts: Unicode Standard Annex 11, the blocks whose characters are W or F.
        switch scalar.value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
            0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}
