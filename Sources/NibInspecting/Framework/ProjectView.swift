import NibChecks
import SourceIndex

/// What a command that looks can ask about the project around the document.
package protocol ProjectView {
    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)?
    /// Returns a check of names against the code; nil if names are taken as they are given.
    func names() -> NameCheck?
    /// Returns the paths of the documents in the folders of the code; the open one may be among them.
    ///
    /// If the code is a single file, these are the documents in its folder.
    func documentsNearCode() -> [String]
}
