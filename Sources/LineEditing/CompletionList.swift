import Wording

/// Lays out completion candidates below the line: one per line if there is room for their notes, otherwise in columns.
struct CompletionList {
    let candidates: [CompletionCandidate]

    /// Lays out the list.
    ///
    /// - Parameters:
    ///   - width: The number of columns of the terminal.
    ///   - rows: The number of rows of the terminal; notes are shown whole only if the list fits.
    /// - Returns: Lines without line ends, each narrower than the terminal.
    func lines(width: Int, rows: Int) -> [String] {
        let room = max(1, width - 1)
        let labels = candidates.map { CompletionList.fit(ShownText.line($0.label), to: room) }
        let widest = labels.lazy.map { Terminal.columns(of: $0) }.max() ?? 0
        let noteRoom = room - widest - 2
        let hasNotes = candidates.contains { !$0.note.isEmpty }
        if hasNotes && noteRoom >= CompletionList.leastNote && candidates.count <= max(8, rows - 2) {
            return noted(labels, widest: widest, noteRoom: noteRoom)
        }
        let shortNote = (room + 2) / 2 - widest - 4
        guard shortNote >= CompletionList.leastNote, candidates.contains(where: \.needsNote) else {
            return columns(of: labels, columnWidth: widest + 2, room: room)
        }
        let cells = noted(labels, widest: widest, noteRoom: min(shortNote, CompletionList.mostNote))
        let widestCell = cells.lazy.map { Terminal.columns(of: $0) }.max() ?? 0
        return columns(of: cells, columnWidth: widestCell + 2, room: room)
    }

    /// Shorter notes tell nothing.
    private static let leastNote = 10
    /// Where candidates are beside each other, longer notes leave room for fewer.
    private static let mostNote = 30

    /// The labels with their notes.
    private func noted(_ labels: [String], widest: Int, noteRoom: Int) -> [String] {
        zip(candidates, labels).map { candidate, label in
            guard !candidate.note.isEmpty else { return label }
            let note = CompletionList.fit(ShownText.line(candidate.note), to: noteRoom)
            return CompletionList.pad(label, to: widest + 2) + note
        }
    }

    /// Fills as many columns as fit, each from top to bottom.
    private func columns(of labels: [String], columnWidth: Int, room: Int) -> [String] {
        let columnCount = max(1, (room + 2) / columnWidth)
        let rowCount = (labels.count + columnCount - 1) / columnCount
        return (0..<rowCount).map { row in
            var line = ""
            for index in stride(from: row, to: labels.count, by: rowCount) {
                let isLast = index + rowCount >= labels.count
                line += isLast ? labels[index] : CompletionList.pad(labels[index], to: columnWidth)
            }
            return line
        }
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - Terminal.columns(of: text)))
    }

    /// Shortens a text that is too wide and ends it with '…'.
    private static func fit(_ text: String, to width: Int) -> String {
        guard Terminal.columns(of: text) > width else { return text }
        var result = ""
        var used = 1
        for character in text {
            let columns = Terminal.columns(of: String(character))
            if used + columns > width { break }
            used += columns
            result.append(character)
        }
        while result.last == " " { result.removeLast() }
        return result + "…"
    }
}
