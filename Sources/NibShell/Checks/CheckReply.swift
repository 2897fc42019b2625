import NibChecks
import Replies
import Wording

/// The reply of `check`: findings in the requested format.
struct CheckReply {
    let request: CheckRequest
    /// Whether there was code to check against.
    let hasCode: Bool
    /// Whether a person reads the reply at a prompt.
    let isInteractive: Bool

    /// Shows findings.
    ///
    /// - Parameters:
    ///   - found: the findings.
    ///   - documents: how many documents were checked.
    ///   - name: the name of the document; nil for several.
    /// - Returns: the reply.
    func reply(_ found: [Finding], documents: Int, name: String?) -> Reply {
        let findings = found.map(FindingText.shown)
        var lines: [StyledText]
        switch request.format {
        case .text: lines = text(findings, documents: documents, name: name)
        case .json: lines = [StyledText(JSONValue.array(findings.map(FindingText.json)).text)]
        case .sarif: lines = [StyledText(SARIF.log(findings).text)]
        case .github: lines = GitHubAnnotations.lines(findings).map { StyledText($0) }
        case .junit: lines = JUnitReport.lines(findings).map { StyledText($0) }
        case .checkstyle: lines = CheckstyleReport.lines(findings).map { StyledText($0) }
        case .codequality: lines = [StyledText(CodeQualityReport.report(findings).text)]
        }
        if lines.count == 1, lines[0].isEmpty { lines = [] }
        func count(_ severity: Severity) -> JSONValue { .int(findings.filter { $0.severity == severity }.count) }
        var reply = Reply(
            lines: lines,
            fields: [
                .init("documents", .int(documents)), .init("code", .bool(hasCode)), .init("errors", count(.error)),
                .init("warnings", count(.warning)), .init("notes", count(.note)),
                .init("findings", .array(findings.map(FindingText.json))),
            ])
        reply.fallsShort = request.failure.isMet(by: findings)
        // For several documents, the reply also says that nothing was found, and in how many.
        reply.isEcho = findings.isEmpty && request.format == .text && (name != nil || documents == 0)
        return reply
    }

    private func text(_ findings: [Finding], documents: Int, name: String?) -> [StyledText] {
        var lines = findings.map { FindingText.text(FindingText.renamed($0, to: name)) }
        let summary = FindingText.summary(findings)
        if name == nil {
            lines.append("\(summary, .dim)\(" in \(Plural.of("document", count: documents))", .dim)")
        } else if findings.isEmpty {
            lines.append("\(summary)")
        }
        if !hasCode, isInteractive {
            lines.append("\("no source code was read; 'sources DIR' says where it is", .dim)")
        }
        return lines
    }
}
