import Platform
import Replies

/// The files that a script reaches: a script may be a part of a project that comes from a stranger.
enum ScriptReach {
    /// Refuses a path outside of the current folder and of the document's project while a script runs.
    ///
    /// - Parameters:
    ///   - path: a file or folder, which need not exist.
    ///   - session: the session of the document; nil if none is open.
    ///   - command: the name of the command that names the path.
    /// - Throws: an error that says how the command can be given outside of a script.
    static func check(_ path: String, of session: Session?, for command: String) throws(CommandError) {
        guard let session, session.group != nil else { return }
        let target = RealPath.reached(by: path)
        let folders = [".", PathName.folder(session.path), ProjectFolder.around(session.path)]
        let isInside = folders.contains { folder in
            RealPath.of(folder).map { target == $0 || PathName.isPath(target, inside: $0) } ?? false
        }
        guard !isInside else { return }
        throw CommandError(
            "outside-project",
            "'\(path)' is outside of the current folder and of the document's project, which a script must not leave",
            hints: ["outside of scripts it can be given: -c '\(command) \(path)'"])
    }
}
