import ClassFacts
import NibChecks
import XMLTree

/// Findings as a report in JUnit's format, which CI servers show as failed tests.
///
/// There is no standard; the elements and attributes are those of Jenkins' schema (junit-10.xsd), and `file`, which GitLab documents. A report without any test counts as an error for
/// some of them, so one without findings has a test that passes.
enum JUnitReport {
    private static let passed: KeyValuePairs = ["name": "no findings", "classname": "nibsh"]

    static func lines(_ findings: [Finding]) -> [String] {
        let suites =
            findings.isEmpty
            ? suite("nibsh check", failures: 0, tests: [ReportText.tag("testcase", passed, isEmpty: true)])
            : ReportText.byFile(findings).flatMap { group in
                suite(group.file, failures: group.findings.count, tests: group.findings.flatMap(test))
            }
        let counts = (tests: max(findings.count, 1), failures: findings.count)
        return [
            ReportText.declaration,
            ReportText.tag(
                "testsuites", ["name": "nibsh check", "tests": "\(counts.tests)", "failures": "\(counts.failures)"]),
        ] + suites.map { "    " + $0 } + ["</testsuites>"]
    }

    private static func suite(_ name: String, failures: Int, tests: [String]) -> [String] {
        let attributes: KeyValuePairs = [
            "name": name, "tests": "\(max(failures, 1))", "failures": "\(failures)", "errors": "0",
        ]
        return [ReportText.tag("testsuite", attributes)] + tests.map { "    " + $0 } + ["</testsuite>"]
    }

    private static func test(_ finding: Finding) -> [String] {
        let name = [finding.rule, finding.objectID].compactMap { $0 }.joined(separator: " ")
        let place = "\(finding.file):\(finding.line):\(finding.column)"
        var text = (["\(place): \(finding.severity.rawValue)"] + ReportText.details(finding)).map { Escaping.text($0) }
        let failure = ReportText.tag("failure", ["message": finding.message, "type": finding.severity.rawValue])
        text[0] = "    " + failure + text[0]
        text[text.count - 1] += "</failure>"
        return [ReportText.tag("testcase", ["name": name, "classname": finding.file, "file": finding.file])] + text + [
            "</testcase>"
        ]
    }
}
