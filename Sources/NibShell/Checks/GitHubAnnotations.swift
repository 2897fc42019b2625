import ClassFacts
import NibChecks

/// Findings as workflow commands of GitHub Actions, which show them beside the lines of a change.
///
/// The format and its escapes are those of GitHub's documentation "Workflow commands for GitHub Actions".
enum GitHubAnnotations {
    /// One line for each finding.
    static func lines(_ findings: [Finding]) -> [String] { findings.map(line) }

    private static func line(_ finding: Finding) -> String {
        let command = finding.severity == .note ? "notice" : finding.severity.rawValue
        let message = ReportText.details(finding).joined(separator: "\n")
        let place = "file=\(property(finding.file)),line=\(finding.line),col=\(finding.column)"
        return "::\(command) \(place),title=\(property(finding.rule))::\(data(message))"
    }

    /// Escapes characters that would end the line or begin an escape.
    static func data(_ text: String) -> String { escaped(text, escaping: [0x25, 0x0D, 0x0A]) }

    /// Escapes these and the characters that would end a property.
    static func property(_ text: String) -> String { escaped(text, escaping: [0x25, 0x0D, 0x0A, 0x3A, 0x2C]) }

    private static func escaped(_ text: String, escaping bytes: [UInt8]) -> String {
        guard text.utf8.contains(where: bytes.contains) else { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in text.utf8 {
            if bytes.contains(byte) {
                result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
