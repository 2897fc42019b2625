import ClassFacts
import NibChecks
import Replies
import Wording

/// The reply of `check`: findings in the requested format.
struct CheckReply {
    let request: CheckRequest
    /// Whether there was code to check against.
    let hasCode: Bool
    /// Where the reply goes.
    let context: CheckContext
    /// The rules that the project adds.
    let own: [Rule]

    /// Shows findings.
    ///
    /// - Parameters:
    ///   - findings: the findings.
    ///   - documents: how many documents were checked.
    ///   - name: the name of the document; nil for several.
    /// - Returns: the reply.
    func reply(_ findings: consuming [Finding], documents: Int, name: String?) -> Reply {
        FindingText.shorten(&findings)
        var reply = Reply(record: context.wantsFields ? record(findings, documents: documents) : nil)
        reply.fallsShort = request.failure.isMet(by: findings)
        // For several documents, the reply also says that nothing was found, and in how many.
        reply.isEcho = findings.isEmpty && request.format == .text && (name != nil || documents == 0)
        guard context.wantsText else { return reply }
        // A large document may have more text in its findings than it has itself.
        if request.format == .text, !findings.isEmpty, let printLine = context.printLine {
            write(findings, documents: documents, name: name, to: printLine)
        } else {
            reply.text = lines(findings, documents: documents, name: name).joined(separator: "\n")
        }
        return reply
    }

    private func lines(_ findings: [Finding], documents: Int, name: String?) -> [StyledText] {
        var lines: [StyledText] = []
        switch request.format {
        case .text: write(findings, documents: documents, name: name) { lines.append($0) }
        case .json: lines = [StyledText(FindingText.type.list(findings).text)]
        case .sarif: lines = [StyledText(SARIF.log(findings, own: own).text)]
        case .github: lines = GitHubAnnotations.lines(findings).map { StyledText($0) }
        case .junit: lines = JUnitReport.lines(findings).map { StyledText($0) }
        case .checkstyle: lines = CheckstyleReport.lines(findings).map { StyledText($0) }
        case .codequality: lines = [StyledText(CodeQualityReport.report(findings).text)]
        }
        return lines.count == 1 && lines[0].isEmpty ? [] : lines
    }

    private func record(_ findings: [Finding], documents: Int) -> Record {
        CheckAnswer.type.record(CheckAnswer(documents: documents, hasCode: hasCode, findings: findings))
    }

    private func write(_ findings: [Finding], documents: Int, name: String?, to line: (StyledText) -> Void) {
        for finding in findings { line(FindingText.text(FindingText.renamed(finding, to: name))) }
        let summary = FindingText.summary(findings)
        if name == nil {
            line("\(summary, .dim)\(" in \(Plural.of("document", count: documents))", .dim)")
        } else if findings.isEmpty {
            line("\(summary)")
        }
        if !hasCode, context.isInteractive {
            line("\("no source code was read; 'sources DIR' says where it is", .dim)")
        }
    }
}
