import ClassFacts
import NibChecks
import XMLTree

/// The text of a finding in reports for jobs: the message, then what will be printed at run time and the fix.
enum ReportText {
    static func details(_ finding: Finding) -> [String] {
        let runtime = finding.runtime.map { "\($0.phase.rawValue): \($0.text)" }
        return [finding.message, runtime].compactMap { $0 } + finding.fixes.map { "fix: \($0)" }
    }

    /// The findings of each file, in the order in which the files come.
    static func byFile(_ findings: [Finding]) -> [(file: String, findings: [Finding])] {
        var files: [String] = []
        var found: [String: [Finding]] = [:]
        for finding in findings {
            if found[finding.file] == nil { files.append(finding.file) }
            found[finding.file, default: []].append(finding)
        }
        return files.map { ($0, found[$0] ?? []) }
    }

    /// A start tag with its attributes.
    static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>, isEmpty: Bool = false) -> String {
        let pairs = attributes.map { " \($0.key)=\"\(Escaping.attribute($0.value))\"" }.joined()
        return "<\(name)\(pairs)\(isEmpty ? "/" : "")>"
    }

    static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
}
