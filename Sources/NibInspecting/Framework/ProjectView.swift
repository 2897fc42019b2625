import ClassFacts
import NibDocument
import NibPrediction
import SourceIndex

/// What a command that looks can ask about the document's project.
package protocol ProjectView {
    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)?
    /// Returns a check of names against the code; nil if names are taken as they are given.
    func names() -> NameCheck?
    /// Returns what a check with all rules finds in a document that fails at run time.
    func remedies(in document: DocumentContext, code: (any CodeLookup)?) -> [Remedy]
    /// Returns the paths of the documents in the folders of the code; the open one may be among them.
    ///
    /// If the code is a single file, these are the documents in its folder.
    func documentsNearCode() -> [String]
    /// The open documents as they are now, with their paths as they were given; the current one is among them.
    var openDocuments: [(path: String, document: NibDocument)] { get }
}
