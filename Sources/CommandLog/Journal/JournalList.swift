import Platform
import Replies

/// The journals in the state folder, as `nibsh journals` lists them.
public enum JournalList {
    private static let suffix = ".journal"

    /// What a journal tells about its document.
    private struct Row {
        let document: String
        let journal: String
        let identity: FileIdentity
        /// The number of edits and whether some of them are not saved; nil for a journal that is damaged.
        let log: (edits: Int, isUnsaved: Bool)?
    }

    /// Lists journals by the paths of their documents.
    ///
    /// - Parameters:
    ///   - folder: the folder of the journals; nil when the environment names none.
    ///   - documents: the documents whose journals are listed; empty for all.
    /// - Returns: a line and an object for each journal.
    public static func reply(folder: String?, documents: [String]) -> Reply {
        guard let folder else { return list([]) }
        let wanted = Set(documents.map { JournalName(document: $0, folder: folder).journal })
        let paths = FolderNames.of(folder).filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }
        let rows = paths.filter { wanted.isEmpty || wanted.contains($0) }.compactMap(read)
        return list(rows.sorted { ($0.document, $0.journal) < ($1.document, $1.journal) })
    }

    /// Reads a journal; nil for one that is gone or whose header tells no document.
    private static func read(_ path: String) -> Row? {
        guard let identity = try? FileIdentity(of: path), let file = try? JournalFile.open(path),
            let header = try? file.header()
        else { return nil }
        let contents = try? file.contents(header)
        let log = contents.map { contents in
            (edits: contents.lastEdit, isUnsaved: contents.currentState != contents.lastSaved?.state ?? 0)
        }
        return Row(document: header.document, journal: path, identity: identity, log: log)
    }

    private static func list(_ rows: [Row]) -> Reply {
        let cells = rows.map { row -> [StyledText] in
            let edits = row.log.map { "\($0.edits) \($0.edits == 1 ? "edit" : "edits")" } ?? ""
            let state = row.log.map { $0.isUnsaved ? "not saved" : "" } ?? "damaged"
            return [
                StyledText(row.document), StyledText(edits), StyledText("\(row.identity.size) bytes"),
                StyledText(row.identity.modifiedText, .dim), StyledText(state, .warning),
            ]
        }
        let values = rows.map { row -> JSONValue in
            .object([
                .init("document", .string(row.document)), .init("journal", .string(row.journal)),
                .init("edits", row.log.map { .int($0.edits) } ?? .null),
                .init("unsaved", row.log.map { .bool($0.isUnsaved) } ?? .null),
                .init("bytes", .int(Int(row.identity.size))), .init("modified", .string(row.identity.modifiedText)),
            ])
        }
        return Reply(
            lines: rows.isEmpty ? ["no journals"] : Columns.lines(cells, rightAligned: [1, 2]),
            fields: [.init("journals", .array(values))])
    }
}
