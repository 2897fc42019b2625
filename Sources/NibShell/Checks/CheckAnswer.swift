import NibChecks
import Replies

/// What `check` answers.
struct CheckAnswer {
    let documents: Int
    let hasCode: Bool
    let findings: [Finding]
    /// With `--fix`, the commands that were run, and those that did not help.
    var fixes: (run: [String], refused: [String])?

    private func count(_ severity: Severity) -> Int { findings.filter { $0.severity == severity }.count }

    static let type = RecordType<CheckAnswer>("check", rows: "findings") {
        Field("documentCount", "how many documents were checked", \.documents)
        Field("hasCode", "whether source code was read", \.hasCode)
        Field("errorCount", "how many findings are errors") { $0.count(.error) }
        Field("warningCount", "how many findings are warnings") { $0.count(.warning) }
        Field("noteCount", "how many findings are notes") { $0.count(.note) }
        Field("findings", "what was found; with '--fix', what is left", each: FindingText.type, \.findings)
        Field("fixes", "with '--fix', the commands that were run", \.fixes?.run)
        Field("refusedFixes", "with '--fix', those that do not help", \.fixes?.refused)
    }
}
