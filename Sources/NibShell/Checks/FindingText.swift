import ClassFacts
import NibChecks
import Platform
import Replies
import Wording

/// Shows findings to people and programs.
struct FindingText {
    /// The lines of a finding: its place and message, then the run-time message, the declaration and the fix.
    ///
    /// - Parameter finding: the finding.
    /// - Returns: the lines, without a line end after the last.
    static func text(_ finding: Finding) -> StyledText {
        var head: StyledText = "\(finding.file):\(finding.line):\(finding.column): "
        head.append("\(finding.severity.rawValue):", style(finding.severity))
        head.append(" \(finding.message) ")
        head.append("[\(finding.rule)]", .dim)
        var lines = [head]
        if let runtime = finding.runtime { lines.append("  \(runtime.phase.rawValue): \(runtime.text)") }
        if let place = finding.declaration { lines.append("  code: \(place.path):\(place.line):\(place.column)") }
        lines += finding.fixes.map { "  \("fix:", .hint) \($0)" }
        return lines.joined(separator: "\n")
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
        if finding.isInCode { return finding }
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

    /// A finding for programs.
    static let type = RecordType<Finding>("finding") {
        Field("rule", "the rule that found it", \.rule)
        Field("severity", "how bad it is", \.severity)
        Field("place", "where it is in the document or the code", of: FilePlace.type) { finding in
            FilePlace(file: finding.file, line: finding.line, column: finding.column)
        }
        Field("object", "the id of the object", \.objectID)
        Field("label", "the name of the object", \.objectLabel)
        Field("message", "what is wrong", \.message)
        Field("when", "when it shows, as in 'at load'", \.runtime?.phase.rawValue)
        Field("exception", "the exception that is thrown", \.runtime?.exception)
        Field("runtime", "the text that is printed or thrown", \.runtime?.text)
        Field("codePlace", "the declaration that it is about", optional: FilePlace.type) { finding in
            finding.declaration.map { FilePlace(file: $0.path, line: $0.line, column: $0.column) }
        }
        Field("fix", "the commands that fix it, one a line", \.fix)
    }
}

extension Severity: FieldChoice {}
