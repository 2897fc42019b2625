import Platform

extension AbandonedSaves.Outcome {
    /// What is told of it.
    var notice: String {
        let files = paths.map(PathName.shown).joined(separator: ", ")
        let what = isFinished ? "was finished now" : "was taken back"
        let left =
            foreign.isEmpty
            ? ""
            : "; left as they are, because they have changed since: \(foreign.map(PathName.shown).joined(separator: ", "))"
        return
            "an earlier session ended while it saved \(paths.count) files as one (\(files)); that save \(what)\(left)"
    }
}
