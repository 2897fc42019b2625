import CommandLog
import Replies
import Wording

/// The journals in the state folder, as `nibsh journals` lists them.
package enum JournalList {
    /// Lists journals by the paths of their documents.
    ///
    /// - Parameters:
    ///   - folder: the folder of the journals; nil if the environment names none.
    ///   - documents: the documents whose journals are listed; empty for all.
    /// - Returns: a line and an object for each journal.
    package static func reply(folder: String?, documents: [String]) -> Reply {
        let journals = folder.map { JournalSummary.all(in: $0, of: documents) } ?? []
        return Reply(
            lines: journals.isEmpty ? ["no journals"] : Columns.lines(journals.map(cells), rightAligned: [1, 2]),
            fields: [.init("journals", .array(journals.map(value)))])
    }

    private static func cells(_ journal: JournalSummary) -> [StyledText] {
        let edits = journal.log.map { Plural.of("edit", count: $0.edits) } ?? ""
        let state = [
            journal.isEarlier ? "earlier" : nil, journal.log?.isUnsaved == true ? "not saved" : nil,
            journal.isDamaged ? "damaged" : nil,
        ]
        .compactMap { $0 }.joined(separator: ", ")
        return [
            StyledText(journal.document), StyledText(edits), StyledText("\(journal.identity.size) bytes"),
            StyledText(journal.identity.modifiedText, .dim), StyledText(state, .warning),
        ]
    }

    private static func value(_ journal: JournalSummary) -> JSONValue {
        .object([
            .init("document", .string(journal.document)), .init("journal", .string(journal.journal)),
            .init("earlier", .bool(journal.isEarlier)),
            .init("edits", journal.log.map { .int($0.edits) } ?? .null),
            .init("unsaved", journal.log.map { .bool($0.isUnsaved) } ?? .null),
            .init("bytes", .int(Int(journal.identity.size))), .init("modified", .string(journal.identity.modifiedText)),
        ])
    }
}
