import CommandLog
import NibDocument
import NibEditing
import Platform
import Replies
import SourceIndex
import XMLTree

/// The other documents of the project, which a command changes as it changes the open one.
struct ProjectDocuments {
    /// Changes what was found in a document.
    typealias Change = (NibDocument, Edit, [NodeID]) throws(CommandError) -> Void

    /// Gives access to the open document and the project.
    let context: ResolveContext
    /// What is to be changed.
    let uses: DocumentUses
    /// A word that a document must contain to be examined.
    let word: String
    /// Returns lines about what else in a document at a path may be meant.
    var lines: (_ document: NibDocument, _ path: String) -> [StyledText] = { _, _ in [] }

    /// The result of changing the documents.
    struct Changes {
        /// The patches of the documents' files.
        var patches: [FilePatch] = []
        /// Lines about connections that may be meant.
        var uses: [StyledText] = []
    }

    /// Changes copies of the other documents, and returns the patches for their files, which are not written yet.
    ///
    /// - Parameter change: changes one document through its edit.
    /// - Returns: the patches, and lines about what else may be meant.
    /// - Throws: an error if a document cannot be changed, or one that may have the name cannot be read.
    func changes(_ change: Change) throws(CommandError) -> Changes {
        let project = context.project
        var changes = Changes()
        changes.uses = sentToAny(in: context.document, PathName.base(project.documentPath))
        changes.uses += lines(context.document, project.documentPath)
        var seen: Set<String> = [PathName.absolute(project.documentPath)]
        let paths: [String]
        do throws(CommandError) { paths = try project.documents() } catch { throw UnreadPart.error(error) }
        for path in paths where seen.insert(PathName.absolute(path)).inserted {
            try CommandError.throwIfInterrupted()
            let bytes: [UInt8]
            do throws(CommandError) { bytes = try project.bytes(of: path) } catch {
                // A link that leads nowhere is no document; any other may have what is to be changed.
                if error.code == "file-missing" { continue }
                throw UnreadPart.error(error)
            }
            guard CodeFile.mentions(word, in: bytes) else { continue }
            let shown = PathName.shown(PathName.absolute(path))
            guard !project.isOutside(path) else {
                changes.uses.append("\(shown), which is outside of the project's folders")
                continue
            }
            guard let document = try? NibDocument(bytes: bytes) else {
                changes.uses.append("\(shown), which cannot be read as a document")
                continue
            }
            changes.uses += sentToAny(in: document, shown) + lines(document, path)
            let elements = uses.elements(in: document)
            guard !elements.isEmpty else { continue }
            do throws(CommandError) {
                _ = try document.withTransaction { edit throws(CommandError) in try change(document, edit, elements) }
            } catch { throw Self.error(error, in: shown) }
            if let patch = try FilePatch.make(path: path, from: bytes, to: document.bytes) {
                changes.patches.append(patch)
            }
        }
        return changes
    }

    private func sentToAny(in document: NibDocument, _ name: String) -> [StyledText] {
        uses.sentToAny(in: document).map { found in
            "\(name): \(document.summary(of: found.node))  \(found.id, .id)"
        }
    }

    /// The error for a document that cannot be changed.
    private static func error(_ error: CommandError, in name: String) -> CommandError {
        var error = error
        error.message = "\(name): \(error.message)"
        error.hints = error.hints.map { "in that document, \($0)" }
        return error
    }
}
