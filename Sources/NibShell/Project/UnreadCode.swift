import SourceIndex

/// Notices about files and folders of the code that could not be read.
enum UnreadCode {
    /// How many files are told of by name.
    private static let named = 3

    /// Returns a notice for each of the first files, and one for all others.
    static func notices(_ problems: [SourceProblem]) -> [String] {
        var notices = problems.prefix(named).map { "\($0.path) was not read: \($0.reason)" }
        let more = problems.count - named
        if more > 0 { notices.append("\(more) more of the code \(more == 1 ? "was" : "were") not read") }
        return notices
    }
}
