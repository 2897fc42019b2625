import SourceIndex

/// Notices about files and folders of the code that could not be read.
enum UnreadCode {
    /// How many files are listed by name.
    private static let named = 3

    /// Returns a notice for each of the first few files, and one for the others.
    static func notices(_ problems: [SourceProblem]) -> [String] {
        var notices = problems.prefix(named).map { "\($0.path) was not read: \($0.reason)" }
        let more = problems.count - named
        if more > 0 { notices.append("\(more) more source file\(more == 1 ? " was" : "s were") not read") }
        return notices
    }
}
