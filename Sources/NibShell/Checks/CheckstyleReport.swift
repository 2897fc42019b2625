import ClassFacts
import NibChecks

/// Findings as a report in Checkstyle's format, which many programs that annotate reviews read.
enum CheckstyleReport {
    static func lines(_ findings: [Finding]) -> [String] {
        let files = ReportText.byFile(findings).flatMap { group in
            [ReportText.tag("file", ["name": group.file])] + group.findings.map { "    " + error($0) } + ["</file>"]
        }
        return [ReportText.declaration, ReportText.tag("checkstyle", ["version": "4.3"])] + files.map { "    " + $0 }
            + ["</checkstyle>"]
    }

    private static func error(_ finding: Finding) -> String {
        ReportText.tag(
            "error",
            [
                "line": "\(finding.line)", "column": "\(finding.column)",
                "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
                "message": ReportText.details(finding).joined(separator: "; "), "source": "nibsh.\(finding.rule)",
            ], isEmpty: true)
    }
}
