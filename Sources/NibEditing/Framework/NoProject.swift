import ClassFacts
import Replies
import SourceIndex

/// A project without code and documents, for commands of which names are to be taken as they are.
package struct NoProject: ProjectAccess {
    /// Makes one.
    package init() {}

    /// The document has no path.
    package var documentPath: String { "" }
    /// There is no code.
    package func code() -> (any CodeLookup)? { nil }
    /// There are no other documents.
    package func documents() -> [String] { [] }
    /// Files are empty.
    package func bytes(of path: String) throws(CommandError) -> [UInt8] { [] }
    /// Names are not checked.
    package func names() -> NameCheck? { nil }
}
