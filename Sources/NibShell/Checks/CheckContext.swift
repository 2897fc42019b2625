import ClassFacts
import NibDocument
import Platform
import Replies
import SourceIndex

/// What `check` works on: the open document, the project's code, and a way to run the fixes of a rule.
struct CheckContext {
    /// The session of the open document; nil if there is none.
    let session: Session?
    /// The project's code.
    let sources: ProjectSources
    /// Whether nothing is written.
    let isDryRun: Bool
    /// Whether a person reads the reply at a prompt.
    let isInteractive: Bool
    /// Whether programs read the reply's fields.
    let wantsFields: Bool
    /// Whether people read the reply's text.
    let wantsText: Bool
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?
    /// Prints a line of a long reply at once; nil if the reply must have all of its text.
    let printLine: ((StyledText) -> Void)?
    /// Runs commands as one entry of the log with a label, then a check; returns the notices of the replies. What the check
    /// throws undoes the commands.
    typealias RunFixes = (
        _ lines: [String], _ label: String, _ check: () throws(CommandError) -> Void
    ) throws(CommandError) -> [String]

    /// Runs the fixes of a rule.
    let runFixes: RunFixes

    /// Returns the session of the open document.
    ///
    /// - Throws: an error if no document is open.
    func requireSession() throws(CommandError) -> Session {
        guard let session else { throw .noDocument }
        return session
    }

    /// Returns the configuration for a file or folder, restricted to the requested rules.
    ///
    /// - Throws: an error with the place of a mistake in the configuration file.
    func configuration(_ request: CheckRequest, near path: String) throws(CommandError) -> CheckConfiguration {
        let folder = RealPath.isFolder(path) ? path : PathName.folder(path)
        var configuration = try CheckConfiguration.around(folder, root: ProjectFolder.around(path))
        try request.checkNames(besides: configuration.settings.projectRules)
        if let only = request.only {
            configuration.settings.only = only
            configuration.settings.off.subtract(only)
        }
        return configuration
    }
}
