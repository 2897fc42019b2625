import NibDocument
import ObjectReferences
import Platform
import Queries
import Replies

/// `find --all`: a search in all documents of the project.
struct ProjectSearch {
    let finder: Finder
    let context: ProjectLookingContext

    /// The objects that were found in one document, which only the thread that reads it uses.
    private struct Found: @unchecked Sendable {
        let path: String
        var matches: [ObjectList.Match] = []
        /// The reason why the document was not searched.
        var problem: String?
    }

    /// Searches and says what was found.
    ///
    /// - Throws: the error of an interrupted command.
    func reply() throws(CommandError) -> Reply {
        let open = context.project.openDocuments
        let paths = context.project.documentsNearCode().filter(DocumentsOnDisk(besides: open.map(\.path)).contains)
        let finder = finder
        var found = ParallelWork.map(paths, chunk: 8) { Self.search($0, for: finder) }
        for (path, document) in open { found.append(try Self.matches(of: finder, in: document, at: path)) }
        if !open.isEmpty { found.sort { $0.path < $1.path } }
        try CommandError.throwIfInterrupted()
        let matching = found.filter { !$0.matches.isEmpty }
        var lines: [StyledText] = []
        for document in matching {
            lines.append(StyledText("\(PathName.shown(document.path)):", .label))
            lines += ObjectList.match.lines(document.matches, width: context.width)
        }
        let count = matching.reduce(0) { $0 + $1.matches.count }
        lines.append(
            matching.isEmpty
                ? "nothing found in \(found.count) documents"
                : "\(count) in \(matching.count) of \(found.count) documents")
        var reply = Reply(
            lines: lines,
            record: ObjectList.type.record(ObjectList(matches: matching.flatMap(\.matches))))
        reply.notices = found.compactMap { document in
            document.problem.map { "\(PathName.shown(document.path)) was not searched: \($0)" }
        }
        reply.fallsShort = matching.isEmpty
        return reply
    }

    private static func search(_ path: String, for finder: Finder) -> Found {
        do {
            let document = try NibDocument(bytes: try FileIO.read(path))
            return try matches(of: finder, in: document, at: path)
        } catch { return Found(path: path, problem: CommandError(error).message) }
    }

    private static func matches(
        of finder: Finder, in document: NibDocument, at path: String
    ) throws(CommandError) -> Found {
        let matches = try finder.search(document).map { node, note in
            ObjectList.Match(object: ShownObject(node, in: document), note: note, file: PathName.shown(path))
        }
        return Found(path: path, matches: matches)
    }
}
