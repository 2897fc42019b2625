import CommandLog
import Platform
import Replies

/// What `log` answers: the fields of what was asked for, the others null.
struct LogAnswer {
    /// The number of the entry after which the document is.
    let state: Int
    var entries: [Entry]?
    var block: [String]?
    var script: [String]?
    var patch: String?
    var earlierLogs: [EarlierLog]?

    /// An entry of the log.
    struct Entry {
        let edit: LoggedEdit
        let isApplied: Bool
        let isSaved: Bool
        /// Whether the time of the entry is shown.
        let showsTime: Bool

        fileprivate var mark: String { isSaved ? "saved" : isApplied ? "" : "undone, follows \(edit.parent)" }
        fileprivate var seconds: Int64? { edit.time.map { Int64($0) } }
    }

    init(_ session: Session) { state = session.log.state }

    static let type = RecordType<LogAnswer>("log", rows: "entries") {
        Field("state", "the number of the entry after which the document is", \.state)
        Field("entries", "the entries", eachIfAny: entry, \.entries)
        Field("blockLines", "the lines of the open block", \.block)
        Field("script", "with '--script', its lines", \.script)
        Field("patch", "with '--patch', the differences that each entry makes", \.patch)
        Field("earlierLogs", "with '--earlier', the unsaved edits of earlier logs", eachIfAny: earlier, \.earlierLogs)
    }

    /// An entry for programs, and its columns in lists.
    static let entry = RecordType<Entry>("entry") {
        Field("number", "the number of the entry", \.edit.number).column(isRight: true)
        Field("follows", "the number of the entry that it follows; 0 for the base", \.edit.parent)
        Field("time", "when it was made, with '--times' or at the prompt") { entry in
            entry.showsTime ? entry.seconds.map { Clock.text($0 * 1_000_000_000) } : nil
        }.column(giving: .detail) { entry in
            let time = entry.showsTime ? entry.seconds : nil
            return StyledText(time.map { Clock.localText($0 * 1_000_000_000) } ?? "", .dim)
        }
        Field("label", "what a script or a merge calls it", \.edit.label)
        Field("lines", "the resolved commands") { Array($0.edit.lines) }.column(giving: .text) { entry in
            StyledText(entry.edit.title, entry.isApplied ? .plain : .dim)
        }
        Field("isApplied", "whether the document has it", \.isApplied).column { StyledText($0.mark, .dim) }
        Field("isSaved", "whether the document was last saved after it", \.isSaved)
    }

    private static let earlier = RecordType<EarlierLog>("earlier log") {
        Field("modified", "when the log was last written", \.modified)
        Field("entries", "its entries", each: earlierEntry, \.log.unsavedEdits)
    }

    private static let earlierEntry = RecordType<LoggedEdit>("earlier entry") {
        Field("number", "the number of the entry", \.number)
        Field("lines", "the resolved commands") { Array($0.lines) }
    }
}
