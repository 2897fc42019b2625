import NibDocument
import Platform
import Replies
import SourceIndex

/// Other files that a document may be saved to.
enum SaveTarget {
    /// Whether a path leads to the document's own file.
    static func isOwn(_ path: String, of session: Session) -> Bool {
        path == session.path || RealPath.of(path).map { $0 == RealPath.of(session.path) } == true
    }

    /// Refuses to put a document in the place of another file, or under a name by which no tool would know it.
    ///
    /// - Throws: `CommandError`; `--force` does it all the same.
    static func check(_ path: String, for session: Session) throws(CommandError) {
        let isStoryboard = session.document.kind.isStoryboard
        let (own, other) = isStoryboard ? (".storyboard", ".xib") : (".xib", ".storyboard")
        if path.hasSuffix(other) {
            throw CommandError(
                "wrong-place", "'\(path)' is no name for a \(isStoryboard ? "storyboard" : "xib")",
                hints: ["end it in \(own)", "'--force' does it all the same"])
        }
        guard AtomicFile.replaces(path) else { return }
        throw CommandError(
            "file-exists", "there is a file '\(path)' already", hints: ["save \(path) --force"])
    }
}
