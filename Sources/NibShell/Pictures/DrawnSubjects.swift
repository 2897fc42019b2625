import CommandLanguage
import NibDocument
import NibPicture
import ObjectReferences
import Replies
import XMLTree

/// Finds what a statement draws.
enum DrawnSubjects {
    /// Returns what stands for the objects that a statement names: the views, windows, controllers or menus that they are or are in.
    ///
    /// - Parameters:
    ///   - words: the words that name the objects.
    ///   - verb: the command.
    ///   - session: the session of the document.
    /// - Returns: the subjects, each once.
    /// - Throws: an error for an object of which there is nothing to draw.
    static func named(_ words: [Word], for verb: String, in session: Session) throws(CommandError) -> [NodeID] {
        let document = session.document
        var subjects: [NodeID] = []
        var unseen: Set<NodeID> = []
        for word in words {
            let object = try References(session).sceneOrObject(word)
            guard let subject = NibPicture.subject(of: object, in: document) else {
                throw CommandError(
                    "not-drawn",
                    "\(document.display(object)) is not part of a view, a window or a menu, so there is nothing to draw",
                    span: word.span, hints: ["'tree' lists the objects; '\(verb)' without an object draws all"])
            }
            if unseen.insert(subject).inserted { subjects.append(subject) }
        }
        return subjects
    }
}
