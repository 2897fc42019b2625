import NibDocument
import Platform
import Replies

/// `colors --all` and the like: what all documents of the project use.
struct ProjectValues {
    let sort: ValueSort
    let context: ProjectLookingContext

    /// What one document uses.
    private struct Found: Sendable {
        let path: String
        var values: [UsedValue] = []
        /// The reason why the document was not read.
        var problem: String?
    }

    /// Looks and says what was found.
    ///
    /// - Throws: the error of an interrupted command.
    func reply() throws(CommandError) -> Reply {
        let open = context.project.openDocuments
        let paths = context.project.documentsNearCode().filter(DocumentsOnDisk(besides: open.map(\.path)).contains)
        let sort = sort
        var found = ParallelWork.map(paths, chunk: 8) { Self.read($0, for: sort) }
        for (path, document) in open {
            let values = try ValueScan(document: document, sort: sort, path: path).values()
            found.append(Found(path: path, values: values))
        }
        if !open.isEmpty { found.sort { $0.path < $1.path } }
        try CommandError.throwIfInterrupted()
        let list = ValueList(Self.joined(found.map(\.values)), sort: sort, documentCount: found.count)
        var reply = try context.reply(ValueList.type, of: list) { line throws(CommandError) in
            try list.write(width: context.width, to: line)
        }
        reply.notices =
            list.notices
            + found.compactMap { document in
                document.problem.map { "\(PathName.shown(document.path)) was not searched: \($0)" }
            }
        return reply
    }

    private static func read(_ path: String, for sort: ValueSort) -> Found {
        do {
            let document = try NibDocument(bytes: try FileIO.read(path))
            return Found(path: path, values: try ValueScan(document: document, sort: sort, path: path).values())
        } catch { return Found(path: path, problem: CommandError(error).message) }
    }

    private static func joined(_ documents: [[UsedValue]]) -> [UsedValue] {
        var (all, index): ([UsedValue], [String: Int]) = ([], [:])
        for value in documents.joined() {
            if let at = index[value.key] {
                all[at].uses += value.uses
            } else {
                index[value.key] = all.count
                all.append(value)
            }
        }
        return all
    }
}
