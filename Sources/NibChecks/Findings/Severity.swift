/// How serious a finding is.
package enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing fails.
    case note
    /// The result is probably not what was meant, or the problem is only logged.
    case warning
    /// It certainly fails: an exception, a failed build, or a connection that is never made.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Orders severities from notes to errors.
    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}
