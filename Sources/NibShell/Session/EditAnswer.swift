import NibEditing
import Replies

/// What a command that edits answers: the same record for all of them.
struct EditAnswer {
    /// Whether anything was changed.
    var hasChanged = false
    /// The number of the entry in the log; nil inside a block or script.
    var entry: Int?
    /// The lines of the log.
    var lines: [String] = []
    /// What the command tells besides.
    var details = EditDetails()
    /// How many objects a query in the statement found; nil if there is no query.
    var objects: Int?
    /// What people are told besides.
    var remarks: [String] = []

    static let type = RecordType<EditAnswer>("edit") {
        Field("hasChanged", "whether anything was changed", \.hasChanged)
        Field("entry", "the number of the entry in the log; null inside a block or script", \.entry)
        Field("lines", "what the log has, with every name resolved", \.lines)
        Fields(of: EditDetails.type, \.details)
        Field("objectCount", "how many objects the query in the statement found", \.objects)
        Field("remarks", "what else was changed, and what is left to do, in words", \.remarks)
    }

    /// The reply of a command that changes nothing, because everything is already as it says.
    static var nothingChanged: Reply { nothingChanged([]) }

    /// The reply of a command that only fills the clipboard.
    static func copied(_ resolved: Resolved) -> Reply {
        let answer = EditAnswer(details: resolved.details, remarks: resolved.remarks.map(\.plain))
        var reply = Reply(
            lines: ["copied \(resolved.label ?? ""); 'paste into PARENT' puts it into a document"] + resolved.remarks,
            record: type.record(answer))
        reply.isEcho = resolved.remarks.isEmpty
        return reply
    }

    /// The reply of a command that changes nothing, with what it says about that.
    static func nothingChanged(_ remarks: [StyledText]) -> Reply {
        var reply = Reply(
            lines: ["nothing changed"] + remarks, record: type.record(EditAnswer(remarks: remarks.map(\.plain))))
        reply.isEcho = remarks.isEmpty
        return reply
    }
}
