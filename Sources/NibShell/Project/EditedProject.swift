import ClassFacts
import CommandLanguage
import NibEditing
import Platform
import Replies
import SourceIndex

/// The open document's project, for commands that change it.
struct EditedProject: ProjectAccess {
    let sources: ProjectSources
    let session: Session
    /// Whether a script gives the command.
    let isInScript: Bool

    /// The path of the open document.
    var documentPath: String { session.path }

    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)? { sources.code(for: session) }

    /// Returns the documents in the folders of the code.
    ///
    /// - Throws: an error if one of the folders cannot be read.
    func documents() throws(CommandError) -> [String] { try files(where: ProjectFolder.isDocument) }

    /// Returns the files in the folders of the code that satisfy a condition.
    ///
    /// - Throws: an error if one of the folders cannot be read.
    func files(where isWanted: (String) -> Bool) throws(CommandError) -> [String] {
        var paths: [String] = []
        for root in sources.roots(for: session) {
            let found: ProjectFolder.Files
            do throws(SystemError) {
                found =
                    try FileStatus(of: root).isFolder ? ProjectFolder.files(below: root, where: isWanted) : .init()
            } catch { throw CommandError(FileError(error, path: root, operation: "read")) }
            if let error = found.unread.first { throw CommandError(error) }
            paths += found.paths
        }
        return paths
    }

    /// Whether a file of the project leads out of its folders.
    func isOutside(_ path: String) -> Bool { sources.isOutside(path, for: session) }

    /// Returns the bytes of a file with changes that are not saved.
    func bytes(of path: String) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try session.companions.bytes(of: path) } catch {
            throw CommandError(
                FileError(
                    error.kind, path: PathName.shown(error.path), operation: error.operation, code: error.code,
                    reason: error.reason, hint: error.hint))
        }
    }

    /// Returns the open document that a word names; nil if none is called so.
    func openDocument(_ name: Word) throws(CommandError) -> (path: String, bytes: [UInt8])? {
        guard let found = try session.otherDocuments.named(name) else { return nil }
        if found === session { return (found.path, found.document.bytes) }
        return session.session(openAt: found.path).map { ($0.path, $0.document.bytes) }
    }

    /// Refuses a file that a script must not reach.
    func checkReach(_ path: String, for command: String) throws(CommandError) {
        try ScriptReach.check(path, of: session, for: command)
    }

    /// Returns what was copied last; nil if nothing was.
    func clipboard() throws(CommandError) -> [UInt8]? { try session.clipboard.contents() }

    /// Returns a check of names; nil if they are taken as they are given.
    func names() -> NameCheck? { sources.nameCheck(for: session, isInScript: isInScript) }
}
