import ClassFacts
import NibChecks
import NibDocument
import NibInspecting
import NibPrediction
import Platform
import SourceIndex

/// The open document's project or the current folder, for commands that look at it.
struct ViewedProject: ProjectView {
    let sources: ProjectSources
    /// The session of the open document; nil if there is none.
    let session: Session?
    /// Whether a script gives the command.
    let isInScript: Bool
    /// The sessions of all open documents.
    let sessions: [Session]

    /// The open documents as they are now.
    var openDocuments: [(path: String, document: NibDocument)] { sessions.map { ($0.path, $0.document) } }

    /// Returns the project's code as it is now; nil if there is none.
    func code() -> (any CodeLookup)? { sources.code(for: session) }

    /// Returns a check of names; nil if they are taken as they are given.
    func names() -> NameCheck? { session.flatMap { sources.nameCheck(for: $0, isInScript: isInScript) } }

    /// Returns what a check with all rules finds in a document that fails at run time.
    func remedies(in document: DocumentContext, code: (any CodeLookup)?) -> [Remedy] {
        Checker(code: code)
            .check([.init(file: document.file, document: document.document)], isWhole: false)
            .filter { $0.runtime != nil }
            .map { Remedy(offset: $0.offset, fix: $0.fix, declaration: $0.declaration) }
    }

    /// Returns the paths of the documents in the folders of the code, or in those of its files.
    func documentsNearCode() -> [String] {
        sources.roots(for: session).flatMap { root in
            ProjectFolder.documents(below: RealPath.isFolder(root) ? root : PathName.folder(root)).paths
        }
    }
}
