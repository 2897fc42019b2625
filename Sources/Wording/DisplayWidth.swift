/// Counts the columns that a text takes in a terminal.
package enum DisplayWidth {
    /// Returns the columns of a line: 2 for wide characters (CJK, emoji), 0 for combining and control characters,
    /// otherwise 1.
    ///
    /// The wide ranges are W and F in Unicode's EastAsianWidth.txt, joined where only unassigned characters lie
    /// between. Other characters are wide if Unicode gives them an emoji presentation by default.
    ///
    /// - Parameter text: a text without escape sequences.
    /// - Returns: the sum of the columns of its characters.
    package static func of(_ text: String) -> Int {
        var count = 0
        for scalar in text.unicodeScalars {
            guard standsAlone(scalar) else { return text.reduce(0) { $0 + of($1) } }
            count += width(scalar)
        }
        return count
    }

    /// Whether a scalar is a character on its own, or a line end, in a text of such scalars only: Latin characters, and the shapes
    /// and frames that lines of outlines and inspectors begin with. Other texts must be divided into characters first, which takes much longer.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x300 || (0x2500...0x25FF).contains(scalar.value)
    }

    /// Returns the columns of one user-perceived character; all parts of a joined emoji together take 2.
    ///
    /// - Parameter character: the character.
    /// - Returns: 0, 1 or 2.
    package static func of(_ character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            if scalar.value == 0xFE0F && width == 1 { return 2 }
            width = max(width, self.width(scalar))
        }
        return width
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        // Unicode's properties are slow to ask for, and below the first combining mark they follow from the number.
        if (0x2500...0x257F).contains(scalar.value) { return 1 }
        if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? 0 : 1 }
        if isWide(scalar.value) || scalar.properties.isEmojiPresentation { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
        case .format: return scalar.value == 0xAD ? 1 : 0
        default: return (0x1160...0x11FF).contains(scalar.value) ? 0 : 1
        }
    }

    private static func isWide(_ value: UInt32) -> Bool {
        if value < 0x1100 { return false }
        var (low, high) = (0, wide.count)
        while low < high {
            let middle = (low + high) / 2
            if value > wide[middle].upperBound { low = middle + 1 } else { high = middle }
        }
        return low < wide.count && wide[low].contains(value)
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD,
        0x30000...0x3FFFD,
    ]
}
