/// Makes control characters visible.
enum ControlCharacters {
    /// Returns the text with every control character except line feed and tab written as `\u{…}`.
    static func shown(_ text: String) -> String {
        guard holdsAny(text) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0: true
        default: false
        }
    }

    /// Checks bytes only: C0, DEL, or the lead byte of C1, which other characters share.
    private static func holdsAny(_ text: String) -> Bool {
        text.utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 }
    }
}
