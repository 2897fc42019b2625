import Replies
import Wording

/// The open documents with unsaved changes, for the questions at the end of a session.
package struct UnsavedDocuments {
    private let documents: OpenDocuments
    private let sessions: [Session]
    /// The names that tell the documents apart, as a terminal may show them.
    package let names: [String]

    /// Finds the documents of a shell that have unsaved changes.
    package init(of shell: Shell) {
        documents = shell.documents
        sessions = documents.edited
        let names = documents.names
        self.names = sessions.map { names.shown($0) }
    }

    /// Saves some of the documents as one, at once.
    ///
    /// - Parameter indices: the places of their names.
    /// - Returns: what was saved.
    /// - Throws: `CommandError` if one of them cannot be saved; nothing is written then.
    package func save(_ indices: [Int]) throws(CommandError) -> Reply {
        try documents.saveNow(indices.map { sessions[$0] })
    }
}
