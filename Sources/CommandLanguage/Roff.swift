/// Spells text in the roff language of man(7).
package enum Roff {
    /// Returns text on one line, escaped so that it has no meaning in roff.
    package static func escape(_ text: some StringProtocol) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\"": escaped += "\\(dq"
            case _ where scalar.value >= 0x80: escaped += "\\[u" + hex(scalar) + "]"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    /// Returns a line of text in which code in backticks is bold.
    package static func text(_ text: String) -> String {
        let line = Discussion.markCode(text, open: "\\fB", close: "\\fR") { part, _ in escape(part) }
        return line.isEmpty ? "\\&" : line
    }

    /// Returns lines that are shown without filling.
    package static func literal(_ lines: [String]) -> [String] {
        [".PP", ".nf", ".RS 4"] + lines.map { $0.isEmpty ? "\\&" : escape($0) } + [".RE", ".fi"]
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
