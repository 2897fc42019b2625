import NibChecks
import NibEditing
import Platform
import Replies
import SourceIndex

/// The project around the document, as the shell knows it.
struct ShellProject: ProjectAccess {
    private unowned let shell: Shell
    private let session: Session

    /// Makes the project of an open document.
    init(_ shell: Shell, _ session: Session) { (self.shell, self.session) = (shell, session) }

    /// The path of the open document.
    var documentPath: String { session.path }

    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)? { shell.currentCode() }

    /// Returns the documents in the folders in which code is looked for.
    func documents() -> [String] {
        shell.codeRoots.flatMap { RealPath.isFolder($0) ? ProjectFolder.documents(below: $0) : [] }
    }

    /// Returns the bytes of a file with changes that are not saved.
    func bytes(of path: String) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try session.companions.bytes(of: path) } catch { throw CommandError(error) }
    }

    /// Returns a check of names; nil if they are taken as they are given.
    func names() -> NameCheck? { shell.nameCheck() }
}
