import Wording

extension String {
    /// The text with line ends and tabs as spaces.
    var oneLine: String {
        utf8.contains { $0 < 0x20 } ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
    }

    /// The text on one line, shortened with an ellipsis if it does not fit into a number of columns.
    func fitting(_ width: Int) -> String {
        let text = oneLine
        guard DisplayWidth.of(text) > width else { return text }
        var result = ""
        var used = 1
        for character in text {
            used += DisplayWidth.of(character)
            if used > width { break }
            result.append(character)
        }
        return result + "…"
    }
}
