/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing fails.
    case note
    /// It probably does not do what was meant, or it is only logged.
    case warning
    /// It fails for certain: an exception, a refused build, or a connection that is never made.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Orders severities from notes to errors.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}
