import ClassFacts
import NibChecks
import Platform
import Replies

/// Findings as GitLab's code quality report, a subset of Code Climate's format.
enum CodeQualityReport {
    static func report(_ findings: [Finding]) -> JSONValue {
        var seen: [String: Int] = [:]
        return .array(
            findings.map { finding in
                // The fingerprint stays the same if only lines move, and tells equal findings apart by their order.
                let identity = [finding.rule, finding.file, finding.objectID ?? "", finding.message].joined(
                    separator: "\n")
                let number = seen[identity, default: 0]
                seen[identity] = number + 1
                return object(finding, fingerprint: Digest(of: Array("\(identity)\n\(number)".utf8)).description)
            })
    }

    private static func object(_ finding: Finding, fingerprint: String) -> JSONValue {
        let severity =
            switch finding.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        return .object([
            .init("description", .string(ReportText.details(finding).joined(separator: "; "))),
            .init("check_name", .string(finding.rule)), .init("fingerprint", .string(fingerprint)),
            .init("severity", .string(severity)),
            .init(
                "location",
                .object([
                    .init("path", .string(finding.file)), .init("lines", .object([.init("begin", .int(finding.line))])),
                ])),
        ])
    }
}
