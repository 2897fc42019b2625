/// Makes visible what a terminal would obey: names in documents, paths and messages come from others.
///
/// Control characters move the cursor, change colours or answer to the terminal's input; marks of text direction show a line in
/// another order than its characters have (Unicode Standard Annex 9). Each is written as `\u{…}`.
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

    /// Whether a terminal, or what arranges text in lines, obeys a character instead of showing it.
    ///
    /// - Parameter scalar: a character.
    /// - Returns: whether it is a control character (C0, DEL, C1), a separator of lines or paragraphs, or a mark of direction.
    package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x200E...0x200F, 0x2066...0x2069, 0x061C: true
        default: false
        }
    }

    private static func shown(_ text: String, keeping isKept: (UInt32) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isObeyed(scalar), !isKept(scalar.value) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            } else {
                result.append(scalar)
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
                case (_, 0x7F), (0xC2, 0x80...0x9F), (0xD8, 0x9C), (0xE2, 0x80...0x81): return true
                default: break
                }
            }
            previous = byte
        }
        return false
    }
}
