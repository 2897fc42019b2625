import Replies

/// A line of the inspector: a well, what it is connected to, and the connection's id.
struct WellRow {
    /// The mark and the name.
    let name: String
    /// The other end's label.
    var label = ""
    /// Makes the other end's label without its kind, for where there is little room; empty if there is none.
    var shortLabel: () -> String = { "" }
    /// The other end's id.
    var id = ""
    /// The connection's id.
    var connection = ""
    /// The class of what an empty well takes.
    var type = ""
    /// Where the code declares it, or where the connection is stored.
    var note = ""

    private static let indent = 4
    /// The column of labels.
    private static let labels = 1

    /// Passes on aligned lines for the references to an object, whose names are whole sentences.
    ///
    /// - Parameters:
    ///   - rows: the references.
    ///   - width: the columns of the terminal, into which names are made to fit; nil if lines may be of any length.
    ///   - line: receives a line for each row.
    static func writeReferences(_ rows: some Sequence<WellRow>, width: Int?, to line: (StyledText) -> Void) {
        var cells = CompactRows()
        for row in rows { cells.append([StyledText(row.name), StyledText(row.id, .id)]) }
        Columns(indent: indent, width: width, shortened: [0]).write(cells, to: line)
    }

    /// Passes on aligned lines for the wells of an object.
    ///
    /// - Parameters:
    ///   - wells: the wells; they are made again if something must be shortened.
    ///   - width: the columns of the terminal, into which the paths of files, labels, then names are made to fit; nil if lines may be
    ///     of any length.
    ///   - line: receives a line for each row.
    static func writeWells(_ wells: some Sequence<WellRow>, width: Int?, to line: (StyledText) -> Void) {
        let table = Columns(indent: indent, width: width, shortened: [labels, 0])
        var cells = CompactRows()
        for well in wells { cells.append(well.cells(label: well.label)) }
        if table.areTooLong(cells) {
            cells = CompactRows()
            for well in wells { cells.append(well.withShortNote.cells(label: well.label)) }
        }
        guard width != nil, let room = table.widths(cells).dropFirst(labels).first else {
            return table.write(cells, to: line)
        }
        var shortened = CompactRows()
        for (well, cells) in zip(wells, cells) {
            let short = !well.id.isEmpty && cells[labels].width > room ? well.shortLabel() : ""
            shortened.append(short.isEmpty ? cells : well.withShortNote.cells(label: short))
        }
        table.write(shortened, to: line)
    }

    /// The row with the name of a file instead of its path.
    private var withShortNote: WellRow {
        guard let slash = note.lastIndex(of: "/"), note.contains(":") else { return self }
        var row = self
        row.note = "…" + note[slash...]
        return row
    }

    private func cells(label: String) -> [StyledText] {
        guard !id.isEmpty else { return [StyledText(name), StyledText(type, .kind), StyledText(note, .dim)] }
        return [
            StyledText(name), StyledText(label, .label), StyledText(id, .id), StyledText(connection, .dim),
            StyledText(note, .dim),
        ]
    }
}
