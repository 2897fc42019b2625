import Replies

/// A line of the inspector: a well, what it is connected to, and the connection's id.
struct WellRow {
    /// The mark and the name.
    let name: String
    /// The other end's label.
    var label = ""
    /// The other end's id.
    var id = ""
    /// The connection's id.
    var connection = ""
    /// The class of what an empty well takes.
    var type = ""
    /// Where the code declares it, or where the connection is stored.
    var note = ""

    private static let indent = 4
    /// Passes on aligned lines for the references to an object, whose names are whole sentences.
    ///
    /// - Parameters:
    ///   - rows: the references.
    ///   - width: the columns of the terminal, into which they are made to fit; nil if lines may be of any length.
    ///   - line: receives a line for each row.
    static func writeReferences(_ rows: some Sequence<WellRow>, width: Int?, to line: (StyledText) -> Void) {
        var cells = CompactRows()
        for row in rows { cells.append([StyledText(row.name), StyledText(row.id, .id)]) }
        Columns(indent: indent, width: width, giving: [.phrase]).write(cells, to: line)
    }

    /// Passes on aligned lines for the wells of an object.
    ///
    /// - Parameters:
    ///   - wells: the wells.
    ///   - width: the columns of the terminal, into which they are made to fit; nil if lines may be of any length.
    ///   - line: receives a line for each row.
    static func writeWells(_ wells: some Sequence<WellRow>, width: Int?, to line: (StyledText) -> Void) {
        var cells = CompactRows()
        for well in wells { cells.append(well.cells) }
        let giving: [Giving] = [.nothing, .label, .idOrPlace, .nothing, .place]
        Columns(indent: indent, width: width, giving: giving).write(cells, to: line)
    }

    private var cells: [StyledText] {
        guard !id.isEmpty else { return [StyledText(name), StyledText(type, .kind), StyledText(note, .dim)] }
        return [
            StyledText(name), StyledText(label, .label), StyledText(id, .id), StyledText(connection, .connection),
            StyledText(note, .dim),
        ]
    }
}
