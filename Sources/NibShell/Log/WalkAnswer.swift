import Replies

/// What the commands that walk through the log answer.
struct WalkAnswer {
    /// The number of the entry after which the document is.
    let state: Int
    var undone = 0
    var redone = 0
    /// The entry that makes edits of an earlier session again, and the number of these edits.
    var madeAgain: (entry: Int?, edits: Int)?

    static let type = RecordType<WalkAnswer>("position") {
        Field("state", "the number of the entry after which the document is", \.state)
        Field("undoneCount", "how many entries were undone", \.undone)
        Field("redoneCount", "how many entries were redone", \.redone)
        Field("madeAgainCount", "how many edits of an earlier session were reapplied", \.madeAgain?.edits)
        Field("entry", "the entry that made them again") { $0.madeAgain.flatMap(\.entry) }
    }
}
