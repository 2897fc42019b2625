import SourceIndex

/// Several documents of a project, for what only all of them together can tell.
public final class ProjectContext {
    /// The documents that are checked.
    public let documents: [DocumentContext]
    /// Whether these are all documents of the project, so that what none of them has is nowhere.
    public let isWhole: Bool
    /// The project's code, nil where none was read.
    public let code: (any CodeLookup)?

    /// Makes a project of documents.
    public init(documents: [DocumentContext], isWhole: Bool, code: (any CodeLookup)?) {
        self.documents = documents
        self.isWhole = isWhole
        self.code = code
    }
}
