import NibChecks
import SourceIndex

/// The project's code, asked for the open document.
extension Shell {
    /// The folders in which code is looked for.
    var codeRoots: [String] { projectSources.roots(for: session) }

    /// Returns the project's code as it is now; nil if the folders hold no classes.
    func currentCode() -> (any CodeLookup)? { projectSources.code(for: session) }

    /// Returns a check of names for the open document; nil if names are taken as they are given.
    func nameCheck() -> NameCheck? {
        session.flatMap { projectSources.nameCheck(for: $0, isInScript: scriptDepth > 0) }
    }

    /// How many files that could not be read are told of by name.
    private static let namedProblems = 3

    /// Tells of files and folders of the code that could not be read.
    func tellUnreadCode() {
        let problems = projectSources.problems
        for problem in problems.prefix(Self.namedProblems) {
            notices.append("\(problem.path) was not read: \(problem.reason)")
        }
        let more = problems.count - Self.namedProblems
        if more > 0 { notices.append("\(more) more of the code \(more == 1 ? "was" : "were") not read") }
    }
}
