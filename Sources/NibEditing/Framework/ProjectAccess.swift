import NibChecks
import SourceIndex

/// What resolving a command may ask of the project around the document.
package protocol ProjectAccess {
    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)?
    /// Returns the folders of the project.
    func roots() -> [String]
    /// Returns a check of names against the code; nil if names are taken as they are given.
    func names() -> NameCheck?
}
