import SourceIndex

/// The documents of a project, for rules that need to see all of them.
package final class ProjectContext {
    /// The documents to check.
    package let documents: [DocumentContext]
    /// Whether these are all documents of the project, so that a name found in none of them exists nowhere.
    package let isWhole: Bool
    /// The project's code; nil if none was read.
    package let code: (any CodeLookup)?

    /// Makes a context for documents of one project.
    package init(documents: [DocumentContext], isWhole: Bool, code: (any CodeLookup)?) {
        self.documents = documents
        self.isWhole = isWhole
        self.code = code
    }
}
