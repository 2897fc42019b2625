import NibChecks
import NibInspecting
import Platform
import SourceIndex

/// The project around the open document, for commands that look at it.
struct ViewedProject: ProjectView {
    private unowned let shell: Shell

    /// Makes the project of a shell.
    init(_ shell: Shell) { self.shell = shell }

    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)? { shell.currentCode() }

    /// Returns a check of names; nil if they are taken as they are given.
    func names() -> NameCheck? { shell.nameCheck() }

    /// Returns the paths of the documents in the folders of the code, or in those of its files.
    func documentsNearCode() -> [String] {
        shell.codeRoots.flatMap { root in
            ProjectFolder.documents(below: RealPath.isFolder(root) ? root : PathName.folder(root))
        }
    }
}
