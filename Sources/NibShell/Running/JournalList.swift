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
            record: type.record(journals))
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

    private static let type = RecordType<[JournalSummary]>("journals", rows: "journals") {
        Field("journals", "the journals, sorted by document", each: journal, \.self)
    }

    private static let journal = RecordType<JournalSummary>("journal") {
        Field("file", "the path of the document", \.document)
        Field("journal", "the path of the journal", \.journal)
        Field("isEarlier", "whether the document has a newer journal", \.isEarlier)
        Field("isDamaged", "whether a part of it is damaged", \.isDamaged)
        Field("editCount", "how many edits it has; null if it cannot be read", \.log?.edits)
        Field("isUnsaved", "whether some of them are not saved in the document", \.log?.isUnsaved)
        Field("byteCount", "how many bytes the journal has") { Int($0.identity.size) }
        Field("modified", "when it was last written", \.identity.modifiedText)
    }

    /// What `nibsh journals` answers.
    package static let shape = type.shape
}
