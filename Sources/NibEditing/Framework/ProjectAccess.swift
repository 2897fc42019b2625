import CommandLanguage
import ClassFacts
import Replies
import SourceIndex

/// What a command can ask about the document's project while it is resolved.
package protocol ProjectAccess {
    /// The path of the open document.
    var documentPath: String { get }
    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)?
    /// Returns the paths of the documents in the project's folders; the open one may be among them.
    ///
    /// - Throws: an error if a folder cannot be read, so that not all documents are known.
    func documents() throws(CommandError) -> [String]
    /// Returns the paths of other files in the project's folders that satisfy a condition.
    ///
    /// - Throws: an error if a folder cannot be read, so that not all files are known.
    func files(where isWanted: (String) -> Bool) throws(CommandError) -> [String]
    /// Returns the bytes of a file as they are in this session, with changes that are not saved.
    ///
    /// - Throws: an error if the file cannot be read.
    func bytes(of path: String) throws(CommandError) -> [UInt8]
    /// Returns the path of the open document that a word names, and its bytes as they are now.
    ///
    /// - Returns: nil if no open document is called so, or if edits of this document have changed its file.
    /// - Throws: an error if several documents are.
    func openDocument(_ name: Word) throws(CommandError) -> (path: String, bytes: [UInt8])?
    /// Whether a file is a link, or in a linked folder, that leads out of the project's folders, so that commands must not change it.
    func isOutside(_ path: String) -> Bool
    /// Refuses a file that a script must not reach.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - command: the name of the command that names it.
    /// - Throws: an error that says how the command can be given outside of a script.
    func checkReach(_ path: String, for command: String) throws(CommandError)
    /// Returns what the last `copy` or `cut` of any session put on the clipboard; nil if there was none.
    ///
    /// - Throws: an error if the clipboard cannot be read.
    func clipboard() throws(CommandError) -> [UInt8]?
    /// Returns a check of names against the code; nil if names are not checked.
    func names() -> NameCheck?
}

extension ProjectAccess {
    /// There are no files where there are no folders.
    package func files(where isWanted: (String) -> Bool) -> [String] { [] }

    /// Every file can be reached where there are no folders.
    package func checkReach(_ path: String, for command: String) {}

    /// No other document is open where there are no folders.
    package func openDocument(_ name: Word) -> (path: String, bytes: [UInt8])? { nil }

    /// There is no clipboard where there are no sessions.
    package func clipboard() -> [UInt8]? { nil }

    /// Every file is inside where there are no folders.
    package func isOutside(_ path: String) -> Bool { false }
}
