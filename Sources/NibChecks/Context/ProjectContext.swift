import SourceIndex

/// The documents of a project, for rules that need to see all of them.
public final class ProjectContext {
    /// The documents to check.
    public let documents: [DocumentContext]
    /// Whether these are all documents of the project, so that a name found in none of them exists nowhere.
    public let isWhole: Bool
    /// The project's code; nil if none was read.
    public let code: (any CodeLookup)?

    /// Makes a context for documents of one project.
    public init(documents: [DocumentContext], isWhole: Bool, code: (any CodeLookup)?) {
        self.documents = documents
        self.isWhole = isWhole
        self.code = code
    }
}
