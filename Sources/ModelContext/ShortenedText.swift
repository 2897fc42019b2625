import Bytes

/// The beginning of a text that has a number of characters at most, with a line that says what is left out.
struct ShortenedText {
    let text: String

    /// As many characters as the last line may have.
    private static let closing = 70

    /// Shortens a text at the end of a line, or within the first line if that is too long.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - limit: how many characters it may have in JSON, where a line end counts as two.
    init(_ text: String, limit: Int) {
        let escaped = text.utf8.count { $0 < 0x20 || $0 == Byte.quote || $0 == Byte.backslash }
        let whole = text.utf8.count + escaped
        guard whole > limit else {
            self.text = text
            return
        }
        var room = max(0, limit - Self.closing)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = lines.prefix { line in
            room -= line.utf8.count + 2
            return room >= 0
        }
        if kept.isEmpty {
            let beginning = lines.first.map { $0.prefix(max(0, limit - Self.closing)) } ?? ""
            self.text = "\(beginning)…\n… the rest is left out; 'limit' sets how much is answered"
        } else {
            let left = lines.count - kept.count
            let rest: Substring = "… \(left) more lines; ask for less, or with a greater 'limit'"
            self.text = (kept + [rest]).joined(separator: "\n")
        }
    }
}
