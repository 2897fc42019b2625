import CommandLanguage
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

    /// Refuses to replace another file, or to use a name that tools would not recognize as a document of this kind.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - session: the session of the document.
    ///   - isInteractive: whether the commands are typed at a prompt.
    ///   - force: whether an existing file is replaced and, except in scripts, any name and place are taken.
    /// - Throws: an error that says what is wrong with the file.
    static func check(
        _ path: String, for session: Session, isInteractive: Bool, force: Bool
    ) throws(CommandError) {
        let isInScript = session.group != nil
        if session.otherDocuments.at(path) != nil {
            throw CommandError(
                "already-open", "'\(path)' is open here, so it is not replaced by a copy of another document",
                hints: ["'use \(Quoting.quote(path))' and 'close' close it"])
        }
        if force, !isInScript { return }
        if AtomicFile.writesFile(path) { try ScriptReach.check(path, of: session, for: "save") }
        let isStoryboard = session.document.kind.isStoryboard
        let (own, other) = isStoryboard ? (".storyboard", ".xib") : (".xib", ".storyboard")
        if path.hasSuffix(other) {
            throw CommandError(
                "wrong-place", "'\(path)' is not a name for a \(isStoryboard ? "storyboard" : "xib")",
                hints: ["the name must end in \(own)"] + (isInScript ? [] : ["'--force' does it anyway"]))
        }
        // What puts a path together wrongly must not write just anywhere; a device such as /dev/stdout is meant.
        if !path.hasSuffix(own), AtomicFile.writesFile(path) {
            throw CommandError(
                "wrong-place",
                "\(isInteractive && !isInScript ? "the name of such a document ends" : "a script saves only to names that end") "
                    + "in \(own), and '\(path)' does not",
                hints: isInteractive && !isInScript
                    ? ["write the name with its ending: save \(path)\(own)", "'--force' takes any name"]
                    : [(isInScript ? "outside of scripts it can be given: " : "") + "save \(path) --force"])
        }
        guard !force, AtomicFile.replaces(path) else { return }
        throw CommandError(
            "file-exists", "the file '\(path)' already exists", hints: ["save \(path) --force"])
    }
}
