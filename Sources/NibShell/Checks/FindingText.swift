import NibChecks
import Platform
import Replies
import Wording

/// Shows findings to people and programs.
struct FindingText {
    /// The lines of a finding: its place and message, then the run-time message, the declaration and the fix.
    static func text(_ finding: Finding) -> StyledText {
        var text: StyledText = "\(finding.file):\(finding.line):\(finding.column): "
        text.append("\(finding.severity.rawValue):", style(finding.severity))
        text.append(" \(finding.message) ")
        text.append("[\(finding.rule)]", .dim)
        if let runtime = finding.runtime { text += "\n  \(runtime.phase.rawValue): \(runtime.text)" }
        if let place = finding.declaration { text += "\n  code: \(place.path):\(place.line):\(place.column)" }
        if let fix = finding.fix { text += "\n  \("fix:", .hint) \(fix)" }
        return text
    }

    private static func style(_ severity: Severity) -> TextStyle {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .dim
        }
    }

    /// The finding with the document's name in place of its path, if there is a name.
    static func renamed(_ finding: Finding, to name: String?) -> Finding {
        var finding = finding
        finding.file = name ?? finding.file
        return finding
    }

    /// Spells the paths of findings as people see them: relative for files in the current folder.
    static func shorten(_ findings: inout [Finding]) {
        // One string for each file; large documents have many findings.
        var names: [String: String] = [:]
        func shown(_ path: String) -> String {
            if let name = names[path] { return name }
            let name = PathName.shown(path)
            names[path] = name
            return name
        }
        for index in findings.indices {
            findings[index].file = shown(findings[index].file)
            if let path = findings[index].declaration?.path { findings[index].declaration?.path = shown(path) }
        }
    }

    /// A line that counts findings by severity: `2 errors, 1 warning`.
    static func summary(_ findings: [Finding]) -> String {
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.filter { $0.severity == severity }.count
            return count == 0 ? nil : Plural.of(severity.rawValue, count: count)
        }
        return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    }

    /// A finding for programs. It always has the same fields; those that do not apply are null.
    static func json(_ finding: Finding) -> JSONValue {
        let place: JSONValue =
            finding.declaration.map { place in
                .object([
                    .init("file", .string(place.path)), .init("line", .int(place.line)),
                    .init("column", .int(place.column)),
                ])
            } ?? .null
        return .object([
            .init("rule", .string(finding.rule)), .init("severity", .string(finding.severity.rawValue)),
            .init("file", .string(finding.file)), .init("line", .int(finding.line)),
            .init("column", .int(finding.column)), .init("object", .optional(finding.objectID)),
            .init("label", .optional(finding.objectLabel)), .init("message", .string(finding.message)),
            .init("phase", .optional(finding.runtime?.phase.rawValue)),
            .init("exception", .optional(finding.runtime?.exception)),
            .init("runtime", .optional(finding.runtime?.text)),
            .init("declaration", place), .init("fix", .optional(finding.fix)),
        ])
    }
}
