import CommandLanguage
import Platform
import Replies

/// Other documents that are open beside that of a session.
extension Session {
    /// What a session knows of the other open documents.
    struct OtherDocuments {
        /// Returns the session of another document that is open in a file; nil if none is.
        var at: (_ path: String) -> Session? = { _ in nil }
        /// Returns the session of the open document that a word names; nil if none is called so.
        var named: (_ word: Word) throws(CommandError) -> Session? = { _ throws(CommandError) in nil }
        /// Returns the session of another open document whose unsaved edits change a file along with it; nil if there is none.
        var changing: (_ path: String) -> Session? = { _ in nil }
    }

    /// Returns the session of another open document, whose edits belong into its own log; nil if none is open in the file, or if edits
    /// of this document changed the file already.
    func session(openAt path: String) -> Session? { companions.hasChanged(path) ? nil : otherDocuments.at(path) }

    /// Refuses to change the file of another open document along with this one, if it has unsaved edits of its own.
    func requireUnedited(_ path: String) throws(CommandError) {
        guard let other = session(openAt: path) else { return }
        guard other.isModified else {
            // It is written with this document, and read again then.
            other.lock = nil
            return
        }
        let name = PathName.shown(path)
        throw CommandError(
            "open-elsewhere", "\(name) is open here with unsaved edits, and this would change it, too",
            hints: [
                "'save --all' saves all open documents; 'use \(Quoting.quote(name))' makes it the current one"
            ])
    }

    /// Refuses to change the document while unsaved edits of another open document change its file: only one of both could be saved.
    func requireUnchangedElsewhere() throws(CommandError) {
        if let other = otherDocuments.changing(path) { throw other.changesAlong(path) }
    }

    /// The error for a file that the unsaved edits of this document change along with it.
    func changesAlong(_ path: String) -> CommandError {
        let name = PathName.shown(self.path)
        return CommandError(
            "open-elsewhere", "unsaved edits of \(name) change \(PathName.shown(path)), too",
            hints: ["save these first: 'save --all', or 'use \(Quoting.quote(name))' and 'save'"])
    }
}
