import Platform
import Replies

/// The documents of folders, with what is in each.
package enum FoundDocuments {
    /// A document, or a file with the name of one that cannot be read.
    private struct Found {
        let path: String
        let file: DocumentFile?
        let counts: DocumentCounts?
        let problem: String?

        init(_ path: String, called name: String) {
            self.path = name
            do throws(CommandError) {
                let file = try DocumentFile(path)
                (self.file, counts, problem) = (file, DocumentCounts(file.document), nil)
            } catch { (file, counts, problem) = (nil, nil, error.message) }
        }
    }

    private static let type = RecordType<[Found]>("documents", rows: "documents") {
        Field("documents", "the documents, sorted by path", each: row) { $0 }
    }

    private static let row = RecordType<Found>("found document") {
        Field("file", "the path of the document", \.path)
        Field("platform", "its platform; null if it cannot be read", \.file?.document.kind.platform.rawValue)
        Field("isStoryboard", "whether it is a storyboard", \.file?.document.kind.isStoryboard)
        Field("sceneCount", "how many scenes it has", \.counts?.scenes)
        Field("objectCount", "how many objects it has, without placeholders", \.counts?.objects)
        Field("connectionCount", "how many connections it has", \.counts?.connections)
        Field("problem", "why it cannot be read; null if it can", \.problem)
    }

    /// What the list answers.
    package static let shape = type.shape

    /// Lists the documents in folders and the folders below them.
    ///
    /// - Parameter folders: the folders; if there is only one, paths are relative to it.
    /// - Returns: a line for each document, with the record.
    package static func reply(below folders: [String]) -> Reply {
        let found = folders.flatMap { folder in
            ProjectFolder.documents(below: folder).paths.map { path in
                Found(path, called: folders.count == 1 ? PathName.relative(path, to: folder) ?? path : path)
            }
        }
        let lines = found.map { found in
            guard let file = found.file, let counts = found.counts else {
                return "\(found.path): cannot be read: \(found.problem ?? "")"
            }
            return "\(found.path): \(file.document.kind.description), \(counts.description)"
        }
        return Reply(
            StyledText(lines: found.isEmpty ? "no documents" : lines.joined(separator: "\n")),
            record: type.record(found))
    }
}
