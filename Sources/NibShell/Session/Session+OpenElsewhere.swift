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
}
