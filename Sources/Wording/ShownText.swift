/// Makes visible what a terminal would obey: names in documents, paths and messages come from others.
///
/// Control characters move the cursor, change colours or answer to the terminal's input; marks of text direction show a line in
/// another order than its characters have (Unicode Standard Annex 9); others cannot be seen, but programs read them. Each is written as
/// `\u{…}`.
package enum ShownText {
    /// Returns a text of several lines: line feeds and tabs stay.
    ///
    /// - Parameter text: any text.
    /// - Returns: the text without control characters but line feed and tab, and without marks of direction.
    package static func lines(_ text: String) -> String {
        mayNeedChange(text) ? shown(text) { $0 == 0x0A || $0 == 0x09 } : text
    }

    /// Returns a text on one line, for a name: its line feeds become visible too.
    ///
    /// - Parameter text: any text.
    /// - Returns: the text without control characters but tab, and without marks of direction.
    package static func line(_ text: String) -> String {
        mayNeedChange(text) || hasLineFeed(text) ? shown(text) { $0 == 0x09 } : text
    }

    /// Returns a text whose line feeds are visible; everything else stays as it is.
    ///
    /// - Parameter text: any text.
    /// - Returns: the text on one line.
    package static func joined(_ text: String) -> String {
        hasLineFeed(text) ? shown(text) { $0 != 0x0A } : text
    }

    /// Whether a terminal, or what arranges text in lines, obeys a character instead of showing it, or people do not see it though
    /// programs read it.
    ///
    /// - Parameter scalar: a character.
    /// - Returns: whether it is a control character (C0, DEL, C1), a separator of lines or paragraphs, a mark of direction, or one that hides
    ///   (`isHidden`).
    package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x200E...0x200F, 0x2066...0x2069, 0x061C: true
        case let value: isHidden(value) || bytes.contains(value)
        }
    }

    /// The characters that stand for bytes of a file name that is not in UTF-8.
    private static let bytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

    /// Whether a character takes no room and does not change its neighbours: text written with tag characters, for one, is read by programs
    /// alone. Joiners and variation selectors are not meant, which change what is seen.
    ///
    /// Source: the Unicode Standard 15, general category Cf and property Default_Ignorable_Code_Point.
    private static func isHidden(_ value: UInt32) -> Bool {
        switch value {
        case 0xAD, 0x034F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0x3164,
            0xFEFF,
            0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
            true
        default: false
        }
    }

    /// Passes the characters of a text to a function, each with whether it must be made visible.
    ///
    /// That depends on the characters before it: tag characters are part of a flag, and one joiner or variation selector after another has
    /// nothing to change.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - body: receives the characters in order.
    package static func forEachCharacter(of text: String, _ body: (Unicode.Scalar, Bool) -> Void) {
        var previous: UInt32 = 0
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isRepeated =
                isJoiner(previous) && isJoiner(scalar.value) || isSelector(previous) && isSelector(scalar.value)
            body(scalar, isRepeated || isObeyed(scalar))
            previous = scalar.value
            guard previous == flag, let count = countOfTags(rest) else { continue }
            for _ in 0..<count { rest.popFirst().map { body($0, false) } }
        }
    }

    /// The black flag, which tag characters turn into that of a region.
    private static let flag: UInt32 = 0x1F3F4

    /// How many tag characters a flag has: the letters and digits of a region's subdivision, such as "gbsct", and the end (Unicode Technical
    /// Standard 51, ED-14a and the codes of CLDR). Nil if they make no flag.
    private static func countOfTags(_ text: Substring.UnicodeScalarView) -> Int? {
        let tags = text.prefix(7).prefix {
            (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
        }
        guard (3...6).contains(tags.count), text.dropFirst(tags.count).first?.value == 0xE007F else { return nil }
        return tags.count + 1
    }

    private static func isJoiner(_ value: UInt32) -> Bool { value == 0x200C || value == 0x200D }

    private static func isSelector(_ value: UInt32) -> Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    private static func shown(_ text: String, keeping isKept: (UInt32) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        forEachCharacter(of: text) { scalar, isObeyed in
            guard isObeyed, !isKept(scalar.value) else { return result.append(scalar) }
            if bytes.contains(scalar.value) {
                result += "\\x\(String(scalar.value & 0xFF, radix: 16, uppercase: true))".unicodeScalars
            } else {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            }
        }
        return String(result)
    }

    private static func hasLineFeed(_ text: String) -> Bool { text.utf8.contains(0x0A) }

    /// Checks bytes only: C0, DEL, and the first two bytes of the other characters, which some harmless ones share.
    private static func mayNeedChange(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte < 0x20, byte != 0x0A, byte != 0x09 { return true }
            if byte >= 0x7F {
                switch (previous, byte) {
                case (_, 0x7F), (0xC2, 0x80...0x9F), (0xC2, 0xAD), (0xCD, 0x8F), (0xD8, 0x9C), (0xE1, 0x85),
                    (0xE1, 0x9E),
                    (0xE1, 0xA0), (0xE2, 0x80...0x81), (0xE3, 0x85), (0xEF, 0xB8), (0xEF, 0xBB), (0xEF, 0xBE...0xBF),
                    (0xF0, 0x9B), (0xF0, 0x9D), (0xF3, 0xA0), (0xF4, 0x8F):
                    return true
                default: break
                }
            }
            previous = byte
        }
        return false
    }
}
